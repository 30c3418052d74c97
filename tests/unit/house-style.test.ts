import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { contentWarnings, readContents } from '../../client/build/content-warnings.ts';
import { styleFaults } from '../../client/build/house-style.ts';

/** Texts that the house style forbids, and what it says of them. */
test.each([
  ['2–4 weeks', 'hyphen'],
  ['₹3L - ₹15L', 'hyphen'],
  ['Done—at last', 'no dash'],
  ['1000-10,000 sq ft', 'comma'],
  ['Rs 500', '₹'],
  ['600 x 600', '×'],
  ["person's", 'curly'],
  ['98% on-time', 'on-time'],
  ['Bedrooms & wardrobes', '"and"'],
  ['Any color', 'British'],
  ['tried before the ceiling closes', 'tested'],
  [`We reply within ${company.replyHours + 1} hours.`, 'shared/company.ts'],
  ['Write to desk@example.in', 'shared/company.ts'],
])('the build warns of: %s', (text, rule) => {
  expect(styleFaults(text)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  '2-4 weeks at ₹80K-2.5L, founded 2015, ISO 9001, 24/7',
  'A 55" screen, 600 × 600 mm, each person’s own visualization',
  `98% on-time delivery within ${company.replyHours} hours by ${company.name}, ${company.phone}`,
])('the build says nothing of: %s', (text) => {
  expect(styleFaults(text)).toEqual([]);
});

/** What the build says of one file's content. */
const warningsOf = (content: unknown, file = 'page.ts') =>
  contentWarnings(new Map([[file, content]]));

test('the build names the text that breaks a rule, and reads head texts and buttons by their own; names keep their capitals', () => {
  const meta = { title: 'Our\u00a0story', keywords: ['2–4 weeks'] };
  const callToAction = { text: 'Call Us Now', target: 'call' };
  const allowed = { text: `Call ${company.name} on WhatsApp`, another: 'Get Free Quote' };
  const hero = { callToAction: allowed };
  expect(warningsOf({ page: { meta, hero, band: { callToAction, id: 'photo-1' } } })).toEqual([
    'page.ts: "Our\u00a0story": spaces are ordinary ones',
    `page.ts: "Our\u00a0story": a title ends in " | ${company.shortName}"`,
    'page.ts: "Call Us Now": buttons are in sentence case',
  ]);
});

test('a claim that was taken out leaves gaps, which are named by their texts or their places', () => {
  const stats = [{ figure: '', label: 'rating' }];
  expect(warningsOf({ home: { stats, text: 'Clients say , and mean it' } })).toEqual([
    'page.ts: home.stats.0.figure: it is empty, or a claim that was taken out leaves a gap',
    'page.ts: "Clients say , and mean it": it is empty, or a claim that was taken out leaves a gap',
  ]);
});

test('too long titles and descriptions, and a name that is too long for the header, are warnings', () => {
  const end = ` | ${company.shortName}`;
  const longTitle = 'x'.repeat(61 - end.length) + end;
  const description = 'x'.repeat(156);
  expect(warningsOf({ about: { meta: { title: longTitle.slice(1), description } } })).toEqual([
    expect.stringContaining('search engines show 155 characters'),
  ]);
  expect(warningsOf({ about: { meta: { title: longTitle, description: 'x' } } })).toEqual([
    expect.stringContaining('search engines show 60 characters'),
  ]);
  const named = (shortName: string) => warningsOf({ company: { shortName } }, 'shared/company.ts');
  expect(named('Sen & Daughters')).toEqual([]);
  expect(named('Sen & Daughters Interiors')).toEqual([
    expect.stringMatching(/^shared\/company\.ts: .*: the header has room for 20/),
  ]);
});

test('a title or description that stands twice is a warning that names both files', async () => {
  const contents = new Map(await readContents());
  const file = 'client/src/content/about-page.ts';
  contents.set('client/src/content/team.ts', contents.get(file));
  const warnings = contentWarnings(contents, () => '');
  const twice = warnings.filter((warning) => warning.includes(': stands in '));
  expect(twice).toHaveLength(2);
  for (const warning of twice)
    expect(warning).toMatch(
      /^client\/src\/content\/team\.ts: .*: stands in .*\/about-page\.ts, too$/,
    );
});

test('words that still speak of a service that was taken out are named, with the file that they stand in', () => {
  const contents = new Map<string, unknown>([
    [
      'client/src/content/about-page.ts',
      { about: [`Lawns by ${company.name}`, company.description] },
    ],
    ['client/src/content/home-page.ts', { home: { title: 'A garden and a kitchen' } }],
    ['client/src/content/repeats.ts', { repeats: 'A garden and a kitchen' }],
    ['client/src/content/services/roof-gardens.ts', { service: { title: 'Roof gardens' } }],
    ['shared/company.ts', { company: { description: 'Gardens, and more.' } }],
    ['shared/form-options.ts', { formOptions: [{ value: 'garden', label: 'Roof Garden' }] }],
  ]);
  const sourceOf = (file: string) =>
    file.endsWith('repeats.ts')
      ? 'export const repeats = home.title'
      : JSON.stringify(contents.get(file));
  expect(contentWarnings(contents, sourceOf)).toEqual([
    'client/src/content/home-page.ts: "A garden and a kitchen": "garden" is of roof-gardens, which was taken out',
    'shared/company.ts: "Gardens, and more.": "Garden" is of roof-gardens, which was taken out',
    'shared/form-options.ts: "Roof Garden": "Roof" is of roof-gardens, which was taken out',
  ]);
  contents.delete('client/src/content/services/roof-gardens.ts');
  expect(contentWarnings(contents, sourceOf)).toEqual([]);
});

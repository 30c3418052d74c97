import { expect, test } from 'vitest';
import { contentExports } from '#build/site/content-exports.ts';
import { textFaults, textWarnings } from '#build/site/text-checks.ts';
import { claims } from '#client/content/claims.ts';
import { company } from '#shared/company.ts';

/** Returns a content with each of its texts changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => withTexts(part, change));
  if (Object.prototype.toString.call(value) !== '[object Object]' && !isModule(value)) return value;
  const parts = Object.entries(value as object);
  return Object.fromEntries(parts.map(([key, part]) => [key, withTexts(part, change)]));
}
const isModule = (value: unknown) => Object.prototype.toString.call(value) === '[object Module]';

/** Returns the build's faults in the texts after this claim is withdrawn. */
function afterTakingOut(claim: keyof typeof claims): string {
  const changed = [...contentExports].map(
    ([file, content]) =>
      [file, withTexts(content, (text) => text.replaceAll(claims[claim], ''))] as const,
  );
  return textFaults(new Map(changed), { ...claims, [claim]: '' }).join('\n');
}

test('the build finds no incomplete text in the content', () => {
  expect(textFaults(contentExports)).toEqual([]);
});

test('the build names each text that is empty or lacks a word', () => {
  const file = 'client/src/content/about-page.ts';
  const about = { title: 'Built  right', steps: ['Plan', 'Build it .'], text: '', suffix: '' };
  const lines = textFaults(new Map([[file, { about }]]), {});
  const shown = ['"Built  right"', '"Build it ."', 'about.text'];
  expect(lines).toEqual(
    shown.map((text) => `${file}: ${text} is empty or lacks a word. Change or remove it.`),
  );
  expect(textFaults(new Map([['shared/company.ts', { street: '' }]]), {})).toEqual([]);
});

test('the build names a text that begins with the higher price', () => {
  const prices = { doors: '₹80K-2.5L', stairs: '₹900-700/sq ft', rooms: '₹1.2Cr-80L' };
  expect(textFaults(new Map([['prices.ts', { prices }]]), {})).toEqual(
    [prices.stairs, prices.rooms].map(
      (price) => `prices.ts: "${price}" begins with the higher price. Change or remove it.`,
    ),
  );
});

test('the build names each file that still claims a withdrawn certificate', () => {
  const lines = afterTakingOut('certification');
  for (const name of ['about-page', 'home-page', 'services-page', 'services/office-furniture'])
    expect(lines).toContain(`client/src/content/${name}.ts: `);
  expect(lines).toContain(
    'client/src/content/services/bathrooms.ts: " certified" repeats a claim that was taken out (claims.ts has no certification). Change or remove it.',
  );
  expect(lines).toContain(
    'client/src/content/services/office-execution.ts: "ISO Compliant" repeats a claim that was taken out',
  );
});

test.each(Object.keys(claims) as (keyof typeof claims)[])(
  'the build names a text that needs the withdrawn claim %s',
  (claim) => {
    expect(afterTakingOut(claim)).toMatch(
      /^client\/src\/content\/\S+\.ts: .*Change or remove it\.$/m,
    );
  },
);

test('the build warns of a title, description or name without room', () => {
  const of = (content: unknown) => textWarnings(new Map([['page.ts', content]]));
  const meta = { title: 'x'.repeat(61), description: 'x'.repeat(156) };
  expect(of({ service: { meta } })).toEqual([
    expect.stringMatching(/^page\.ts: "x+": search engines show 60 characters, and it has 61\.$/),
    expect.stringContaining('search engines show 155 characters'),
  ]);
  expect(of({ company: { shortName: 'Sen & Daughters Interiors' } })).toEqual([
    expect.stringContaining('the header has room for 20 characters'),
  ]);
  expect(of({ company })).toEqual([]);
});

test('the build names both files of a repeated title or description', () => {
  const file = 'client/src/content/services/bathrooms.ts';
  const copy = 'client/src/content/services/gardens.ts';
  const all = textWarnings(new Map([...contentExports, [copy, contentExports.get(file)]]));
  // With an owner's facts, titles may be too long as well.
  const warnings = all.filter((warning) => warning.includes('has the same text'));
  expect(warnings).toHaveLength(2);
  for (const warning of warnings)
    expect(warning).toMatch(new RegExp(`^${copy}: ".*": ${file} has the same text\\.$`));
});

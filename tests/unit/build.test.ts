import { expect, test } from 'vitest';
import { serviceLink } from '#client/content/service-list.ts';
import { contrast, contrastWarnings } from '../../client/build/contrast-warnings.ts';
import { evaluated } from '../../client/build/evaluated-content-plugin.ts';
import { colors } from '../../client/build/picture.ts';
import { checkLinks } from '../../client/build/prerender.ts';
import { nameWarnings } from '../../client/build/word-warnings.ts';

test('colours that stand on each other are legible; a dark canary is named', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  const legible = { ...colors, ink: '#15191e', canary: '#f4b536' };
  const ofCanary = (given: typeof colors) =>
    contrastWarnings(given).filter((warning) => / canary( |$)/.test(warning));
  expect(ofCanary(legible)).toEqual([]);
  expect(ofCanary({ ...legible, canary: '#5a3d00' })).toEqual([
    expect.stringMatching(/^tailwind\.config\.ts: ink on canary has a contrast of 1\.\d; .* 4\.5/),
    expect.stringContaining('canary on ink'),
  ]);
});

test('content that is data is evaluated; what has a function in it stays code', () => {
  const list = [{ text: 'Six', of: null, hours: 48, isOpen: true }];
  expect(evaluated('x.ts', { list })).toBe(`export const list = ${JSON.stringify(list)};`);
  expect(evaluated('x.ts', { list, find: () => list })).toBeNull();
});

test.each([
  [new Date(0), 'a Date'],
  [new Set(['a']), 'a Set'],
  [new Map(), 'a Map'],
  [/a/, 'a RegExp'],
  [undefined, 'undefined'],
  [Number.NaN, 'NaN'],
])('content cannot hold %o: file and place are named', (value, what) => {
  const read = () => evaluated('faq.ts', { faq: [{ answer: 'Yes' }, { answer: value }], f() {} });
  expect(read).toThrow(`faq.ts: faq.1.answer is ${what}, which content cannot hold`);
});

test('a link to a page that is not there ends the build with both', () => {
  const paths = new Set(['/', '/about']);
  checkLinks('/', '<a class="x" href="/about#team"><a href="https://wa.me/1">', paths);
  const body = '<a class="x" href="/services/gardens?show=all">';
  expect(() => checkLinks('/about', body, paths)).toThrow('/about links to /services/gardens');
});

test('a service that was taken out is named where something leads to it', () => {
  expect(() => serviceLink('gardens' as 'bathrooms')).toThrow('no service "gardens"');
});

test('a name that is too long for the header is a warning', () => {
  expect(nameWarnings({ shortName: 'Sen & Daughters' })).toEqual([]);
  expect(nameWarnings({ shortName: 'Sen & Daughters Interiors' })).toHaveLength(1);
});

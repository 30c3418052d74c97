import { expect, test } from 'vitest';
import { serviceLink } from '#client/content/service-list.ts';
import { contrastWarnings } from '../../client/build/contrast-warnings.ts';
import { evaluated } from '../../client/build/evaluated-content-plugin.ts';
import { colors } from '../../client/build/picture.ts';
import { checkLinks } from '../../client/build/prerender.ts';
import { nameWarnings } from '../../client/build/word-warnings.ts';

test('colours that stand on each other are legible; a dark canary is named', () => {
  const legible = { ...colors, ink: '#15191e', canary: '#f4b536' };
  const ofCanary = (canary: string) =>
    contrastWarnings({ ...legible, canary }).filter((warning) => / canary( |$)/.test(warning));
  expect(ofCanary('#f4b536')).toEqual([]);
  expect(ofCanary('#5a3d00')).toEqual([
    expect.stringMatching(/^tailwind\.config\.ts: ink on canary has a contrast of 1\.\d; .* 4\.5/),
    expect.stringContaining('canary on ink'),
  ]);
});

test('content that is data is evaluated; what has a function in it stays code; what it cannot hold is named with file and place', () => {
  const list = [{ text: 'Six', of: null, hours: 48, isOpen: true }];
  expect(evaluated('x.ts', { list })).toBe(`export const list = ${JSON.stringify(list)};`);
  expect(evaluated('x.ts', { list, find: () => list })).toBeNull();
  for (const [value, what] of [
    [new Date(0), 'a Date'],
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
  ])
    expect(() => evaluated('faq.ts', { faq: [{ answer: value }], f() {} })).toThrow(
      `faq.ts: faq.0.answer is ${what}, which content cannot hold`,
    );
});

test('a link to a page that is not there ends the build with both, a service that was taken out with its name', () => {
  const paths = new Set(['/', '/about']);
  checkLinks('/', '<a class="x" href="/about#team"><a href="https://wa.me/1">', paths);
  const body = '<a class="x" href="/services/gardens?show=all">';
  expect(() => checkLinks('/about', body, paths)).toThrow('/about links to /services/gardens');
  expect(() => serviceLink('gardens' as 'bathrooms')).toThrow('no service "gardens"');
});

test('a name that is too long for the header is a warning', () => {
  expect(nameWarnings({ shortName: 'Sen & Daughters' })).toEqual([]);
  expect(nameWarnings({ shortName: 'Sen & Daughters Interiors' })).toHaveLength(1);
});

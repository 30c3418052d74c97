import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceLink } from '#client/content/service-list.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { evaluated } from '../../client/build/evaluated-content-plugin.ts';
import { checkLinks } from '../../client/build/prerender.ts';
import { sweep } from '../../client/build/site-build.ts';
import { nameWarnings } from '../../client/build/word-warnings.ts';

test('what content cannot hold is named with file and place', () => {
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

test('what killed builds have left goes with the next one, and nothing that another one is making', async () => {
  const killed = spawnSync('node', ['--version']).pid;
  const folder = await makeTestFolder({
    [`.build-${killed}/public/index.html`]: '',
    [`.build-${killed}-former/public/index.html`]: '',
    [`.build-${process.ppid}/public/index.html`]: '',
    'dist/public/index.html': '',
  });
  sweep(folder);
  expect(readdirSync(folder)).toEqual([`.build-${process.ppid}`, 'dist']);
});

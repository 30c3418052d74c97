import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceLink } from '#client/content/service-list.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { evaluated } from '../../client/build/evaluated-content-plugin.ts';
import { deadLinks } from '../../client/build/prerender.ts';
import { sweep } from '../../client/build/site-build.ts';

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

test('a link to a page that is not there, such as a service that was taken out, ends the build with both and the file to change', () => {
  const paths = new Set(['/', '/about']);
  const good = '<a class="x" href="/about#team"><a href="https://wa.me/1">';
  expect(deadLinks('/', good, paths)).toEqual([]);
  expect(deadLinks('/about', '<a class="x" href="/services/gardens?show=all">', paths)).toEqual([
    expect.stringMatching(
      /^\/about links to \/services\/gardens, .* client\/src\/content\/about-page\.ts,/,
    ),
  ]);
  expect(serviceLink('gardens' as Parameters<typeof serviceLink>[0]).href).toBe(
    '/services/gardens',
  );
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

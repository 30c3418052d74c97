import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceLink } from '#client/content/service-list.ts';
import { services } from '#tests/support/service-contents.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { tagWarnings } from '../../client/build/consent-plugin.ts';
import { drawingMarkup } from '../../client/build/drawings-plugin.ts';
import { evaluated } from '../../client/build/evaluated-content-plugin.ts';
import { deadLinks } from '../../client/build/prerender.ts';
import { sweep } from '../../client/build/site-build.ts';
import { splitStyles } from '../../client/build/split-styles.ts';

test('the build names the file and path of a non-JSON value', () => {
  for (const [value, what] of [
    [new Date(0), 'a Date'],
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
  ])
    expect(() => evaluated('faq.ts', { faq: [{ answer: value }], f() {} })).toThrow(
      `faq.ts: faq.0.answer is ${what}, which content cannot hold`,
    );
});

test('the build names page, target and content file of a dead link', () => {
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

test('the next build removes abandoned folders and not those of running builds', async () => {
  const own = `.build-${process.pid}`;
  const folder = await makeTestFolder({
    '.build-7/public/index.html': '',
    '.build-8-former/public/index.html': '',
    '.build-9/public/index.html': '',
    [`${own}/public/index.html`]: '',
    'dist/public/index.html': '',
  });
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const name of ['.build-7', '.build-8-former', 'dist'])
    utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
  sweep(folder);
  expect(readdirSync(folder)).toEqual(['.build-9', 'dist']);
});

test.each(services)('each path of the drawing of $path has a known layer', ({ service }) => {
  const markup = drawingMarkup(service.drawing);
  for (const layer of ['dims', 'bodies', 'details', 'finish'])
    expect(markup).toContain(` display="var(--${layer},inline)"`);
  // A class that the build does not know would hide nothing.
  expect(markup).not.toContain('class=');
});

test('the build warns of a tag in client/index.html', () => {
  const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  expect(tagWarnings(`<head>${tag}</head>`)).toEqual([
    expect.stringMatching(/^client\/index\.html .* Name it in shared\/company\.ts/),
  ]);
  expect(tagWarnings(readFileSync('client/index.html', 'utf8'))).toEqual([]);
});

test('each page is between the comments that stop Cloudflare’s rewriting', () => {
  expect(readFileSync('client/index.html', 'utf8')).toMatch(
    /<!--email_off-->\s*<div id="root"><!--page--><\/div>\s*<!--\/email_off-->/,
  );
});

test('the build moves rules that few visitors need to a linked stylesheet', () => {
  const { css, linked, linkedFile } = splitStyles(
    '@layer a,b;@layer b{.x{top:0}@media print{.x{top:1px}}}@media not print{i{top:2px}}@media (forced-colors:active){b{top:3px}}',
  );
  expect(css).toBe('@layer a,b;@layer b{.x{top:0}}@media not print{i{top:2px}}');
  expect(linked).toBe(
    '@layer b{@media print{.x{top:1px}}}@media (forced-colors:active){b{top:3px}}',
  );
  expect(linkedFile).toMatch(/^assets\/print-[\w-]{8}\.css$/);
});

test('the build removes only the default style of borders', () => {
  const { css } = splitStyles(
    '.x{border-left-style:var(--tw-border-style);border-left-width:1px}.y{--tw-border-style:dashed;border-style:dashed}',
  );
  expect(css).toBe('.x{border-left-width:1px}.y{border-style:dashed}');
});

test('the build leaves out variables of Tailwind that no rule uses', () => {
  const { css } = splitStyles(
    '.x{--tw-a:1;--tw-b:2;top:var(--tw-b)}@property --tw-a{syntax:"*";inherits:false}',
  );
  expect(css).toBe('.x{--tw-b:2;top:var(--tw-b)}');
});

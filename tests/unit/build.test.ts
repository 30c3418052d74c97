import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { markupOf } from '#build/drawings.ts';
import { tagWarnings } from '#build/site/ad-tag-policy.ts';
import { toLiterals } from '#build/site/evaluated-content.ts';
import { addressesIn } from '#build/site/html-pages.ts';
import { deadLinks } from '#build/site/link-checks.ts';
import { chunksOfPage, sourcesOfPage } from '#build/site/page-chunks.ts';
import { serviceLink } from '#client/content/service-links.ts';
import { findRoute } from '#client/navigation/pages.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { services } from '#tests/support/service-contents.ts';

test('the build keeps the code of content that JSON cannot hold', () => {
  expect(toLiterals({ faq: [{ answer: 'Yes' }] })).toBe('export const faq = [{"answer":"Yes"}];');
  for (const value of [new Date(0), undefined, Number.NaN, () => 'Yes'])
    expect(toLiterals({ faq: [{ answer: value }] })).toBeNull();
});

test('the build reads the addresses of this site in a page', () => {
  const links = '<a class="x" href="/about?from=home#team"></a><a href="https://wa.me/1"></a>';
  const photo = '<img srcset="/photos/a.jpg-400.webp 400w, /photos/a.jpg-800.webp 800w">';
  expect(addressesIn(links + links + photo)).toEqual({
    links: ['/about'],
    photos: ['/photos/a.jpg-400.webp', '/photos/a.jpg-800.webp'],
  });
});

test('the build names page, target and content file of a dead link', () => {
  const addresses = new Set(['/', '/about', '/brochure.pdf']);
  const route = findRoute('/about');
  expect(deadLinks({ route, links: ['/about', '/brochure.pdf'] }, addresses)).toEqual([]);
  expect(deadLinks({ route, links: ['/contact', '/flyer.pdf'] }, addresses)).toEqual([
    expect.stringMatching(
      /^\/about links to \/contact, .* change the link in client\/src\/content\/footer\.ts or .*, or give the page its row back\.$/,
    ),
    expect.stringMatching(
      /^\/about links to \/flyer\.pdf, .* change the link in client\/src\/pages\/about\.tsx,/,
    ),
  ]);
  expect(serviceLink('gardens' as Parameters<typeof serviceLink>[0]).href).toBe(
    '/services/gardens',
  );
});

const pages = import.meta.glob<{ page: Page }>('../../client/src/pages/*.tsx');

test.each([...routes, notFoundRoute].filter(({ path }) => !path.startsWith('/services/')))(
  '$path loads the file of its name',
  async ({ path, load }) => {
    const file = await pages[`../../client/src/${sourcesOfPage(path)}`]?.();
    expect(file?.page).toBe((await load()).page);
  },
);

test('the build names a route that loads another file', () => {
  expect(() => chunksOfPage({}, '/warranty')).toThrow(
    '/warranty has to load client/src/pages/warranty.tsx: change its row in client/src/routes.tsx',
  );
});

test.each(services)('each path of the drawing of $path has a known layer', ({ service }) => {
  const markup = markupOf(service.drawing);
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

test('no served page has a style attribute, which the policy forbids', () => {
  for (const { path, html } of renderedPages)
    expect(parse(html).querySelectorAll('[style]'), path).toHaveLength(0);
});

test('each page is between the comments that stop Cloudflare’s rewriting', () => {
  expect(readFileSync('client/index.html', 'utf8')).toMatch(
    /<!--email_off-->\s*<div id="root"><!--page--><\/div>\s*<!--\/email_off-->/,
  );
});

import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { markupOf } from '#build/drawings.ts';
import { tagWarnings } from '#build/site/ad-tag-policy.ts';
import { addressesIn } from '#build/site/html-pages.ts';
import { deadLinks } from '#build/site/link-checks.ts';
import { chunksOfPage } from '#build/site/page-chunks.ts';
import { serviceLink } from '#client/content/service-links.ts';
import { findRoute } from '#client/navigation/pages.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { services } from '#tests/support/service-contents.ts';

test('the build names page, target and content file of a dead link', () => {
  const addresses = new Set(['/', '/about', '/brochure.pdf']);
  const route = findRoute('/about');
  const faults = (...links: string[]) =>
    deadLinks(
      { route, ...addressesIn(links.map((link) => `<a class="x" href="${link}"></a>`).join()) },
      addresses,
    );
  const alive = ['/about?from=home#team', '/about', '/brochure.pdf', 'https://wa.me/1'];
  expect(faults(...alive)).toEqual([]);
  expect(faults(...alive, '/contact', '/contact', '/flyer.pdf')).toEqual([
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

test('Home fetches a drawing only when it is needed', () => {
  const [home] = renderedPages.filter(({ path }) => path === '/');
  const page = parse(home?.html ?? '');
  const images = page.querySelectorAll('img.drawing');
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) expect(image.getAttribute('loading')).toBe('lazy');
});

test('an unmatched path gets the not-found page', () => {
  for (const path of ['/nowhere', '/services/unknown', '/About', '/contact/form'])
    expect(findRoute(path), path).toBe(notFoundRoute);
  expect(findRoute('/services/bathrooms/')).toBe(findRoute('/services/bathrooms'));
  expect(findRoute('/')).toBe(routes[0]);
});

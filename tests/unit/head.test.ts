// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Head, headTags, renderHead } from '#client/head/head.ts';
import { notFoundRoute } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';

/** Holds every page, including the not-found page, with its head. */
const pages = renderedPages.map((it) => ({ ...it, head: headTags(it.page, it.path) }));
const [home] = pages as [(typeof pages)[0]];

/** Returns the contents of the tags with a name, property or relation. */
const contents = ({ tags }: Head, name: string) =>
  tags
    .filter(({ attributes: { name: n, property, rel } }) => [n, property, rel].includes(name))
    .map(({ attributes }) => attributes.content ?? attributes.href);

/** Fills the document's head as a direct load of the page does, beside tags that belong to no page. */
function loadDirectly(head: Head) {
  document.head.innerHTML = `<meta charset="utf-8">${renderHead(head)}<style></style>`;
}

test('every page has one of each tag with its own values', () => {
  const names = 'description keywords og:type og:title og:description og:image og:image:alt';
  const social = 'twitter:card twitter:title twitter:description twitter:image twitter:image:alt';
  for (const { path, head } of pages) {
    for (const name of `${names} ${social}`.split(' '))
      expect(contents(head, name), `${path} ${name}`).toEqual([expect.stringMatching(/./)]);
    for (const name of ['title', 'description', 'image'])
      expect(contents(head, `twitter:${name}`), path).toEqual(contents(head, `og:${name}`));
  }
  for (const own of [
    pages.map(({ head }) => head.title),
    ...['description', 'og:image'].map((name) => pages.flatMap(({ head }) => contents(head, name))),
    pages.flatMap(({ page: { meta } }) => ('service' in meta ? [meta.service.name] : [])),
  ])
    expect(own.filter((text, i) => !text || own.indexOf(text) !== i)).toEqual([]);
});

test('every page has its own absolute address as canonical link', () => {
  for (const { path, head } of pages) {
    const found = path !== notFoundRoute.path;
    const address = found ? [company.origin + path] : [];
    expect([contents(head, 'canonical'), contents(head, 'og:url')]).toEqual([address, address]);
    expect(contents(head, 'robots')).toEqual(found ? [] : ['noindex']);
  }
});

test('only Home has the geo tags of the head office', () => {
  const { address, geo } = company;
  const said = (head: Head) =>
    ['geo.region', 'geo.placename', 'geo.position', 'ICBM'].flatMap((name) => contents(head, name));
  expect(said(home.head)).toEqual([
    `${address.countryCode}-${address.regionCode}`,
    `${address.city}, ${address.state}`,
    `${geo.latitude};${geo.longitude}`,
    `${geo.latitude}, ${geo.longitude}`,
  ]);
  expect(pages.filter(({ head }) => said(head).length > 0)).toEqual([home]);
});

test('text in attributes and structured data cannot break out of its tag', () => {
  const service = { name: '</script><!--', description: '<' };
  const meta = { title: '<b> & "c"</title>', description: '"><script>', keywords: ['a'], service };
  loadDirectly(headTags({ ...(pages[1] as (typeof pages)[0]).page, meta }, '/x'));
  expect(document.title).toBe(meta.title);
  const [block, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ name: service.name });
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(meta.description);
});

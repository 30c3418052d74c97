// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyHead } from '#client/head/apply-head.ts';
import { type Head, headTags, renderHead } from '#client/head/head.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { company } from '#shared/company.ts';

/** The page of every route and the not-found page, whole, by path. */
const pages = new Map<string, Page>(
  await Promise.all(
    [...routes, notFoundRoute].map(async ({ path, load }) => {
      return [path, await load()] as const;
    }),
  ),
);
const heads = new Map([...pages].map(([path, page]) => [path, headTags(page, path)]));
const headOf = (path: string) => heads.get(path) as Head;

const contents = (head: Head, key: 'name' | 'property', value: string) =>
  head.tags
    .filter(({ attributes }) => attributes[key] === value)
    .map(({ attributes }) => attributes.content);
const canonicals = (head: Head) =>
  head.tags
    .filter(({ attributes }) => attributes.rel === 'canonical')
    .map(({ attributes }) => attributes.href);

/** A document head as a direct load of the page gives it, beside tags that belong to no page. */
function loadDirectly(head: Head) {
  document.head.innerHTML = `<meta charset="utf-8">${renderHead(head)}<style></style>`;
}
const managedTags = () =>
  [...document.head.querySelectorAll('title, [data-page]')].map((element) => element.outerHTML);

test('all titles, descriptions, canonical links and preview images are distinct', () => {
  const all = [...heads.values()];
  const distinct = <T>(values: T[]) => new Set(values).size;
  expect(distinct(all.map(({ title }) => title))).toBe(all.length);
  expect(distinct(all.flatMap((head) => contents(head, 'name', 'description')))).toBe(all.length);
  expect(distinct(all.flatMap((head) => contents(head, 'property', 'og:image')))).toBe(all.length);
  expect(distinct(all.flatMap(canonicals))).toBe(routes.length);
});

test('every page has one title, description, keywords, preview image and card', () => {
  for (const [path, head] of heads) {
    const one = [expect.stringMatching(/./)];
    expect(head.title, path).not.toBe('');
    for (const name of ['description', 'keywords', 'twitter:card'])
      expect(contents(head, 'name', name), `${path} ${name}`).toEqual(one);
    for (const key of ['title', 'description', 'type', 'image', 'image:alt'])
      expect(contents(head, 'property', `og:${key}`), `${path} og:${key}`).toEqual(one);
    expect(contents(head, 'property', 'og:image:width')).toEqual(['1200']);
    expect(contents(head, 'property', 'og:image:height')).toEqual(['630']);
    expect(contents(head, 'property', 'og:image')[0]).toMatch(`${company.origin}/previews/`);
  }
});

test("every page of the route table has one canonical link, the page's own absolute address", () => {
  for (const { path } of routes) {
    expect(canonicals(headOf(path))).toEqual([company.origin + path]);
    expect(contents(headOf(path), 'property', 'og:url')).toEqual([company.origin + path]);
    expect(contents(headOf(path), 'name', 'robots')).toEqual([]);
  }
});

test('the not-found page stands at no address and is not indexed', () => {
  const head = headOf(notFoundRoute.path);
  expect(canonicals(head)).toEqual([]);
  expect(contents(head, 'property', 'og:url')).toEqual([]);
  expect(contents(head, 'name', 'robots')).toEqual(['noindex']);
});

test('Home alone has geo tags, of the head office', () => {
  const { address, geo } = company;
  expect(contents(headOf('/'), 'name', 'geo.region')).toEqual([
    `${address.countryCode}-${address.regionCode}`,
  ]);
  expect(contents(headOf('/'), 'name', 'geo.placename')).toEqual([
    `${address.city}, ${address.state}`,
  ]);
  const { latitude, longitude } = geo;
  expect(contents(headOf('/'), 'name', 'geo.position')).toEqual([`${latitude};${longitude}`]);
  expect(contents(headOf('/'), 'name', 'ICBM')).toEqual([`${latitude}, ${longitude}`]);
  const withGeo = [...heads.values()].filter((head) => contents(head, 'name', 'geo.region').length);
  expect(withGeo).toHaveLength(1);
});

test('after a direct load the head stays unchanged', () => {
  for (const head of heads.values()) {
    loadDirectly(head);
    const before = [...document.head.children];
    applyHead(head);
    expect([...document.head.children]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
  }
});

test('on navigation the tags of the page that was left are replaced, as by a direct load', () => {
  loadDirectly(headOf('/'));
  for (const head of [...heads.values(), headOf('/')]) {
    applyHead(head);
    const navigated = managedTags();
    const rest = document.head.querySelectorAll('meta[charset], style');
    expect(rest).toHaveLength(2);
    loadDirectly(head);
    expect(navigated).toEqual(managedTags());
  }
});

test('breadcrumb and structured-data tags are removed when the page is left', () => {
  const blocks = () => document.head.querySelectorAll('script[type="application/ld+json"]').length;
  loadDirectly(headOf('/'));
  expect(blocks()).toBe(4);
  applyHead(headOf('/services/bathrooms'));
  expect(blocks()).toBe(2);
  applyHead(headOf('/about'));
  expect(blocks()).toBe(0);
});

test('without prerendered tags, as in development, the head is written whole', () => {
  document.head.innerHTML = '<meta charset="utf-8">';
  applyHead(headOf('/contact'));
  const written = managedTags();
  loadDirectly(headOf('/contact'));
  expect(written.sort()).toEqual(managedTags().sort());
});

test('text in attributes and structured data cannot break out of its tag', () => {
  const head = headTags(
    {
      meta: {
        title: '<b> & "c"</title>',
        description: '"><script>',
        keywords: ['a'],
        service: { name: '</script><!--', description: '<' },
      },
      content: pages.get('/about')?.content as Page['content'],
      drawing: 'bathroom',
    },
    '/x',
  );
  loadDirectly(head);
  expect(document.title).toBe('<b> & "c"</title>');
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
  const block = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ name: '</script><!--' });
  expect(document.head.querySelector('meta[name="description"]')).toHaveProperty(
    'content',
    '"><script>',
  );
});

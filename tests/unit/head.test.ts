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
    [...routes, notFoundRoute].map(async ({ path, load }) => [path, await load()] as const),
  ),
);
const heads = new Map([...pages].map(([path, page]) => [path, headTags(page, path)]));
const headOf = (path: string) => heads.get(path) as Head;

/** What the tags of a name, property or relation say. */
const contents = ({ tags }: Head, name: string) =>
  tags
    .filter(({ attributes: { name: n, property, rel } }) => [n, property, rel].includes(name))
    .map(({ attributes }) => attributes.content ?? attributes.href);

/** A document head as a direct load of the page gives it, beside tags that belong to no page. */
function loadDirectly(head: Head) {
  document.head.innerHTML = `<meta charset="utf-8">${renderHead(head)}<style></style>`;
}
const managedTags = () =>
  [...document.head.querySelectorAll('title, [data-page]')].map((element) => element.outerHTML);

test('every page has one of each tag, its title, description, address, image and service its own', () => {
  const names = 'description keywords og:type og:title og:description og:image og:image:alt';
  const social = 'twitter:card twitter:title twitter:description twitter:image';
  for (const [path, head] of heads) {
    expect(head.title, path).not.toBe('');
    for (const name of `${names} ${social}`.split(' '))
      expect(contents(head, name), `${path} ${name}`).toEqual([expect.stringMatching(/./)]);
    for (const name of ['title', 'description', 'image'])
      expect(contents(head, `twitter:${name}`), path).toEqual(contents(head, `og:${name}`));
    expect(contents(head, 'og:image')[0]).toMatch(`${company.origin}/previews/`);
    expect([contents(head, 'og:image:width'), contents(head, 'og:image:height')]).toEqual([
      ['1200'],
      ['630'],
    ]);
  }
  const all = [...heads.values()];
  for (const name of ['description', 'og:image', 'twitter:image'])
    expect(new Set(all.flatMap((head) => contents(head, name))).size, name).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const services = [...pages.values()].flatMap(({ meta }) =>
    'service' in meta ? [meta.service.name] : [],
  );
  expect(new Set(services).size).toBe(services.length);
});

test("every page of the route table has one canonical link, the page's own absolute address; the not-found page has none and is not indexed", () => {
  for (const [path, head] of heads) {
    const found = path !== notFoundRoute.path;
    const address = found ? [company.origin + path] : [];
    expect([contents(head, 'canonical'), contents(head, 'og:url')]).toEqual([address, address]);
    expect(contents(head, 'robots')).toEqual(found ? [] : ['noindex']);
  }
});

test('Home alone has geo tags, of the head office', () => {
  const { address, geo } = company;
  const region = (head: Head) => contents(head, 'geo.region');
  expect(region(headOf('/'))).toEqual([`${address.countryCode}-${address.regionCode}`]);
  expect(contents(headOf('/'), 'geo.placename')).toEqual([`${address.city}, ${address.state}`]);
  expect(contents(headOf('/'), 'geo.position')).toEqual([`${geo.latitude};${geo.longitude}`]);
  expect(contents(headOf('/'), 'ICBM')).toEqual([`${geo.latitude}, ${geo.longitude}`]);
  expect([...heads.values()].filter((head) => region(head).length > 0)).toHaveLength(1);
});

test('head texts and structured data have ordinary spaces', () => {
  const page = pages.get('/about') as Page;
  const meta = { title: '5\u00a0mm', description: '5\u00a0mm', keywords: ['5\u00a0mm'] };
  const service = { name: '5\u00a0mm', description: '5\u00a0mm' };
  const head = headTags({ ...page, meta: { ...meta, service } }, '/about');
  expect(JSON.stringify(head)).toContain('5 mm');
  for (const one of [head, ...heads.values()]) expect(JSON.stringify(one)).not.toContain('\u00a0');
});

test('on navigation the tags of the page that was left, structured data too, are replaced as by a direct load', () => {
  loadDirectly(headOf('/'));
  for (const head of [...heads.values(), headOf('/')]) {
    applyHead(head);
    const navigated = managedTags();
    expect(document.head.querySelectorAll('meta[charset], style')).toHaveLength(2);
    loadDirectly(head);
    expect(navigated).toEqual(managedTags());
  }
});

test('text in attributes and structured data cannot break out of its tag', () => {
  const meta = {
    title: '<b> & "c"</title>',
    description: '"><script>',
    keywords: ['a'],
    service: { name: '</script><!--', description: '<' },
  };
  loadDirectly(headTags({ ...(pages.get('/about') as Page), meta }, '/x'));
  expect(document.title).toBe(meta.title);
  const [block, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ name: meta.service.name });
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(meta.description);
});

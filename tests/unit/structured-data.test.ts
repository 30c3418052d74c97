import { expect, test } from 'vitest';
import { faq } from '#client/content/faq.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { service, structuredData } from '#client/head/structured-data.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';

/** A node of structured data: a type and its properties. */
type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Returns every node of a value, itself first. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

/** Maps each page's path to its blocks. */
const blocks = new Map(renderedPages.map(({ path, page }) => [path, structuredData(page, path)]));
const kinds = (path: string) => blocks.get(path)?.map((block) => nodesOf(block)[0]?.['@type']);
const find = (path: string, type: string) =>
  nodesOf(blocks.get(path)).filter((node) => node['@type'] === type);

test.each([
  ['/', { name: company.name, foundingDate: String(company.foundingYear) }],
  ['/contact', { name: company.name }],
])('on %s the business has the company’s address, hours and cities', (path, facts) => {
  const [business] = find(path, 'LocalBusiness');
  const address = {
    '@type': 'PostalAddress',
    addressLocality: company.address.city,
    addressRegion: company.address.regionCode,
    addressCountry: company.address.countryCode,
  };
  const geo = { '@type': 'GeoCoordinates', ...company.geo };
  expect(business).toMatchObject({ ...facts, address, geo });
  const hours = nodesOf(business?.openingHoursSpecification).map((node) => {
    const named = node.dayOfWeek as string[];
    const days = [...new Set([named[0], named.at(-1)])].join(' to ');
    return { days, opens: node.opens, closes: node.closes };
  });
  expect(hours).toEqual(
    company.officeHours.map(({ days, opens, closes }) => ({ days, opens, closes })),
  );
  expect(business?.areaServed).toEqual(
    cities.map(({ name, regionCode, ...city }) => ({
      '@type': 'City',
      name,
      ...('alternateName' in city && { alternateName: city.alternateName }),
      address: expect.objectContaining({ addressRegion: regionCode }),
    })),
  );
});

test('Home, Contact and each service have their structured data', () => {
  expect(kinds('/')?.join()).toBe('LocalBusiness,Service,BreadcrumbList,FAQPage');
  expect(kinds('/contact')).toEqual(['BreadcrumbList', 'ContactPage']);
  for (const path of blocks.keys())
    if (path.startsWith('/services/')) expect(kinds(path)).toEqual(['Service', 'BreadcrumbList']);
  expect(kinds(notFoundRoute.path)).toEqual([]);
  const [business] = find('/', 'LocalBusiness');
  const offered = nodesOf(business?.makesOffer).flatMap(({ name }) => name ?? []);
  expect(offered).toEqual(serviceCards.map(({ title }) => title));
});

test('an offer begins at the lowest price of its service', () => {
  const offered = (prices?: Record<string, string>) =>
    nodesOf(service({ name: 'x', description: 'x', ...(prices && { prices }) }, '/x')).find(
      (node) => 'minPrice' in node,
    );
  expect(offered({ a: '₹80K-2.5L', b: '₹25K-60K' })?.minPrice).toBe(25_000);
  expect(offered({ a: '₹120-250/sq ft' })).toMatchObject({ minPrice: 120, unitCode: 'FTK' });
  for (const prices of [undefined, { a: 'On request' }])
    expect(offered(prices)?.minPrice).toBe(50_000);
});

test('every page has breadcrumbs from Home to the page itself', () => {
  for (const { path } of routes) {
    const between = path.startsWith('/services/') ? ['/services'] : [];
    const way = path === '/' ? ['/'] : ['/', ...between, path];
    expect(find(path, 'ListItem')).toMatchObject(
      way.map((step, i) => ({
        position: i + 1,
        name: expect.stringMatching(/\S/),
        item: company.origin + step,
      })),
    );
  }
});

test('the FAQ page holds the questions, each with its accepted answer', () => {
  expect(find('/', 'Question')).toEqual(
    faq.map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('all structured data describes one business', () => {
  const nodes = [...blocks.values()].flatMap(nodesOf);
  const businesses = nodes.filter((node) => node['@type'] === 'LocalBusiness');
  const ids = businesses.map((node) => node['@id']);
  expect([...new Set(ids)]).toEqual([`${company.origin}/#business`]);
});

test('structured data has no rating and no empty value', () => {
  for (const node of [...blocks.values()].flatMap(nodesOf)) {
    expect(Object.values(node).every(Boolean), JSON.stringify(node)).toBe(true);
    for (const word of [node['@type'], ...Object.keys(node)])
      expect(word).not.toMatch(/rating$|^review/i);
  }
});

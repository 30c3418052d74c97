import { expect, test } from 'vitest';
import { faq } from '#client/content/faq.ts';
import { lowestOf, rupeesOf } from '#client/content/price-range.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { service as bathrooms } from '#client/content/services/bathrooms.ts';
import { localBusiness, service, structuredData } from '#client/head/structured-data.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';

const pages = await Promise.all(
  [...routes, notFoundRoute].map(async ({ path, load }) => ({ path, page: await load() })),
);
/** Every node of a page's blocks, and the blocks' own kinds. */
const blocksOf = (path: string) =>
  pages.filter((one) => one.path === path).flatMap(({ page }) => structuredData(page, path));
const kinds = (path: string) => blocksOf(path).map((block) => nodesOf(block)[0]?.['@type']);
const names = (places: unknown) => nodesOf(places).flatMap((node) => node.name ?? []);

const business = localBusiness(serviceCards);
const cityNames = cities.map(({ name }) => name);
const address = {
  '@type': 'PostalAddress',
  addressLocality: company.address.city,
  addressRegion: company.address.regionCode,
  addressCountry: company.address.countryCode,
};

/** A node of structured data: a type and its properties. */
type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Every node of a block, itself first. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

test('the local business has the name, the address and the founding year of the company, and opens as the contact page says', () => {
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: company.name,
    foundingDate: String(company.foundingYear),
    address,
    geo: { '@type': 'GeoCoordinates', ...company.geo },
  });
  const opening = nodesOf(business.openingHoursSpecification);
  expect(opening).toHaveLength(company.officeHours.length);
  for (const [i, { days, opens, closes }] of company.officeHours.entries()) {
    const named = opening[i]?.dayOfWeek as string[];
    expect([...new Set([named[0], named.at(-1)])].join(' to ')).toBe(days);
    expect(opening[i]).toMatchObject({ opens, closes });
  }
});

test('the local business serves every city, by both its names, in its region, and offers the services of the cards', () => {
  const places = nodesOf(business.areaServed).filter((node) => node['@type'] === 'City');
  expect(places).toEqual(
    cities.map(({ name, regionCode, ...city }) => ({
      '@type': 'City',
      name,
      ...('alternateName' in city && { alternateName: city.alternateName }),
      address: expect.objectContaining({ addressRegion: regionCode }),
    })),
  );
  expect(names(business.makesOffer)).toEqual(serviceCards.map(({ title }) => title));
});

/** The price specification of an offer, by the prices that a page shows. */
const offered = (prices?: Record<string, string>) =>
  nodesOf(service({ name: 'x', description: 'x', ...(prices && { prices }) }, '/x')).find(
    (node) => 'minPrice' in node,
  );

test('an offer begins at the lowest price, by the square foot where that is by it; else at 50,000 rupees', () => {
  expect(offered({ a: '₹80K–2.5L', b: '₹25K–60K' })?.minPrice).toBe(25_000);
  expect(offered({ a: '₹120–250/sq\u00a0ft' })).toMatchObject({ minPrice: 120, unitCode: 'FTK' });
  for (const prices of [undefined, { a: 'On request' }])
    expect(offered(prices)?.minPrice).toBe(50_000);
});

test('a page’s offer begins at the lowest of the prices on its cards', () => {
  const { meta, packages } = bathrooms;
  const shown = Object.fromEntries(packages.map(({ title, price }) => [title, price]));
  expect(lowestOf(meta.service.prices ?? {})).toBe(lowestOf(shown));
  const [offer] = blocksOf('/services/bathrooms')
    .flatMap(nodesOf)
    .filter((node) => node.minPrice);
  expect(offer?.minPrice).toBe(rupeesOf(lowestOf(shown))[0]);
});

test('Home has a local business, a service, a breadcrumb list and an FAQ page; services and Contact have theirs', () => {
  expect(kinds('/')).toEqual([
    ...['HomeAndConstructionBusiness', 'Service', 'BreadcrumbList', 'FAQPage'],
  ]);
  expect(kinds('/contact')).toEqual(['BreadcrumbList', 'ContactPage']);
  for (const { path } of pages.filter((page) => page.path.startsWith('/services/')))
    expect(kinds(path), path).toEqual(['Service', 'BreadcrumbList']);
  expect(kinds(notFoundRoute.path)).toEqual([]);
});

test('every page has its breadcrumbs, counted from 1: Home, what lies between, the page itself', () => {
  for (const { path } of routes) {
    const steps = blocksOf(path)
      .flatMap(nodesOf)
      .filter((node) => node['@type'] === 'ListItem');
    const between = path.startsWith('/services/') ? ['/services'] : [];
    const way = path === '/' ? ['/'] : ['/', ...between, path];
    expect(steps.map(({ item }) => item)).toEqual(way.map((step) => company.origin + step));
    expect(steps.map(({ position }) => position)).toEqual(way.map((_, i) => i + 1));
    for (const { name } of steps) expect(name).toMatch(/\S/);
  }
});

test('the FAQ page holds the questions, each with its accepted answer', () => {
  const questions = blocksOf('/')
    .flatMap(nodesOf)
    .filter((node) => node['@type'] === 'Question');
  expect(questions).toEqual(
    faq.map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('the contact page sets its location and the cities it serves', () => {
  const place = blocksOf('/contact')
    .flatMap(nodesOf)
    .find((node) => node['@type'] === 'HomeAndConstructionBusiness');
  expect(place).toMatchObject({
    address,
    openingHoursSpecification: business.openingHoursSpecification,
  });
  expect(names(place?.areaServed)).toEqual(cityNames);
});

test('all structured data speaks of one business, and claims no rating', () => {
  const blocks = pages.flatMap(({ path }) => blocksOf(path));
  const nodes = blocks.flatMap(nodesOf);
  const businesses = nodes.filter((node) => node['@type'] === 'HomeAndConstructionBusiness');
  expect(new Set(businesses.map((node) => node['@id']))).toEqual(
    new Set([`${company.origin}/#business`]),
  );
  for (const node of nodes)
    for (const [word, value] of [['', node['@type']], ...Object.entries(node)]) {
      expect(value, JSON.stringify(node)).toBeTruthy();
      expect(word === '' ? value : word).not.toMatch(/rating$|^review/i);
    }
});

import { expect, test } from 'vitest';
import { faq } from '#client/content/faq.ts';
import { headerLinks } from '#client/content/navigation.ts';
import { rupeesOf } from '#client/content/price-range.ts';
import { projects } from '#client/content/projects.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { serviceLink } from '#client/content/service-list.ts';
import { service as bathrooms } from '#client/content/services/bathrooms.ts';
import {
  breadcrumbList,
  contactPage,
  faqPage,
  localBusiness,
  service,
  structuredData,
} from '#client/head/structured-data.ts';
import type { Page } from '#client/page.ts';
import { routes } from '#client/routes.tsx';
import { cities, company } from '#shared/company.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { typed } from '#tests/support/texts.ts';
import { nodesOf, unknownWords } from '#tests/support/vocabulary.ts';

const business = localBusiness(serviceCards);
const bathroomService = service(bathrooms.meta.service, '/services/bathrooms');
const cityNames = cities.map(({ name }) => name);

/** The names of the places in an areaServed. */
const names = (places: unknown) => nodesOf(places).flatMap((node) => node.name ?? []);

/** The page of every route, whole. */
const pages = await Promise.all(
  routes.map(async ({ path, load }) => {
    return { path, page: await load() };
  }),
);
const kinds = (page: Page, path: string) =>
  structuredData(page, path).map((block) => nodesOf(block)[0]?.['@type']);

const address = {
  '@type': 'PostalAddress',
  addressLocality: company.address.city,
  addressRegion: company.address.regionCode,
  addressCountry: company.address.countryCode,
};

test('the local business has the name, the address and the founding year of the company', () => {
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: company.name,
    foundingDate: String(company.foundingYear),
    address,
    geo: { '@type': 'GeoCoordinates', ...company.geo },
  });
});

test('the local business opens on the days and at the hours of the contact page', () => {
  const [weekdays] = company.officeHours;
  const [first] = nodesOf(business.openingHoursSpecification);
  const days = first?.dayOfWeek as string[];
  expect(business.openingHoursSpecification).toHaveLength(company.officeHours.length);
  expect([days[0], days.at(-1)].join(' to ')).toBe(weekdays?.days);
  expect(first).toMatchObject({ opens: weekdays?.opens, closes: weekdays?.closes });
});

test('the local business serves every city, in its region, and offers the services of the cards', () => {
  expect(names(business.areaServed)).toEqual(cityNames);
  expect(nodesOf(business.areaServed).flatMap((node) => node.addressRegion ?? [])).toEqual(
    cities.map(({ regionCode }) => regionCode),
  );
  expect(names(business.makesOffer)).toEqual(serviceCards.map(({ title }) => title));
});

test('a service names its provider with an address, its area, and an offer from its lowest price', () => {
  expect(bathroomService).toMatchObject({
    '@type': 'Service',
    name: bathrooms.meta.service.name,
    description: bathrooms.meta.service.description,
    url: `${company.origin}/services/bathrooms`,
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      name: company.name,
      address,
    },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'INR',
      priceSpecification: {
        minPrice: Math.min(...bathrooms.packages.map(({ price }) => rupeesOf(price)[0])),
        priceCurrency: 'INR',
      },
    },
  });
  expect(names(bathroomService.areaServed)).toEqual(cityNames);
});

/** The lowest of the prices in a text, as "200/sq ft"; undefined where it shows none. */
function lowestPrice(text: string): string | undefined {
  const thousands: Record<string, number> = { K: 1, L: 100, Cr: 10_000 };
  const prices = [
    ...text.matchAll(/₹([\d.,]+)(K|L|Cr)?(?:–[\d.,]+(K|L|Cr)?)?(?:\/(sq ft|point))?/g),
  ];
  const all = prices.map(([, figure = '', unit, laterUnit, per]) => {
    const factor = (thousands[unit ?? laterUnit ?? ''] ?? 0.001) * 1000;
    return { rupees: Number(figure.replaceAll(',', '')) * factor, per };
  });
  const [lowest] = all.toSorted((a, b) => a.rupees - b.rupees);
  return lowest && [lowest.rupees, lowest.per].filter(Boolean).join('/');
}

test('no visible price of a page is lower than its offer; without prices it is 50,000 rupees, as on Home', () => {
  let priced = 0;
  for (const { path, page } of pages) {
    const offer = structuredData(page, path)
      .filter((block) => nodesOf(block)[0]?.['@type'] === 'Service')
      .flatMap(nodesOf)
      .find((node) => node.minPrice !== undefined);
    if (!offer) continue;
    const rendered = renderedPages.find((other) => other.path === path);
    // What its projects cost is no price of the service.
    const values = new Set(projects.map(({ value }) => value));
    const lines = typed(rendered?.text ?? '').split('\n');
    const text = lines.filter((line) => !values.has(line)).join('\n');
    const shown = path === '/' ? undefined : lowestPrice(text);
    if (shown) priced++;
    const told = [offer.minPrice, offer.unitCode === 'FTK' && 'sq ft'].filter(Boolean).join('/');
    expect(told, path).toBe(shown ?? '50000');
  }
  expect(priced).toBeGreaterThan(3);
});

test('a breadcrumb list counts its steps from 1 and gives each a name and an absolute address', () => {
  const steps = [...headerLinks.slice(0, 1), serviceLink('bathrooms')];
  expect(breadcrumbList(steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.origin}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Bathrooms',
      item: `${company.origin}/services/bathrooms`,
    },
  ]);
});

test('the FAQ page holds the questions, each with its accepted answer', () => {
  const questions = nodesOf(faqPage(faq)).filter((node) => node['@type'] === 'Question');
  expect(questions).toEqual(
    faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('the contact page sets its location and the cities it serves', () => {
  const { mainEntity } = contactPage('/contact');
  expect(mainEntity).toMatchObject({
    address,
    openingHoursSpecification: business.openingHoursSpecification,
  });
  expect(names(nodesOf(mainEntity)[0]?.areaServed)).toEqual(cityNames);
});

test('Home has a local business, a service, a breadcrumb list and an FAQ page', () => {
  const [home] = pages;
  expect(home && kinds(home.page, home.path)).toEqual([
    'HomeAndConstructionBusiness',
    'Service',
    'BreadcrumbList',
    'FAQPage',
  ]);
});

test('every service page has its service and its breadcrumbs: Home, Services, the page itself', () => {
  const servicePages = pages.filter(({ path }) => path.startsWith('/services/'));
  expect(servicePages.length).toBeGreaterThan(5);
  for (const { path, page } of servicePages) {
    expect(kinds(page, path), path).toEqual(['Service', 'BreadcrumbList']);
    const steps = nodesOf(structuredData(page, path)[1]).filter((node) => node.position);
    expect(steps.map(({ item }) => item)).toEqual(
      ['/', '/services', path].map((step) => company.origin + step),
    );
  }
});

test('Contact has its location', () => {
  const found = pages.find(({ path }) => path === '/contact');
  expect(found && kinds(found.page, found.path)).toEqual(['ContactPage']);
});

test('every word of every page’s structured data is in the vocabulary of schema.org', () => {
  for (const { path, page } of pages)
    for (const block of structuredData(page, path)) expect(unknownWords(block), path).toEqual([]);
});

test('a word that schema.org does not know is noticed', () => {
  const invented = {
    '@type': 'Service',
    name: 'x',
    provider: { '@type': 'Organization', fax: '' },
  };
  expect(unknownWords(invented)).toEqual(['Organization.fax']);
  expect(unknownWords({ '@type': 'Kitchen' })).toEqual(['Kitchen']);
});

test('no page claims a rating or a review in its structured data', () => {
  const words = pages
    .flatMap(({ path, page }) => structuredData(page, path))
    .flatMap(nodesOf)
    .flatMap((node) => [node['@type'], ...Object.keys(node)]);
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((word) => /rating$|^review/i.test(word))).toEqual([]);
});

test('all blocks speak of one business by one identifier, and none holds an empty value', () => {
  const all = pages.flatMap(({ path, page }) => structuredData(page, path)).flatMap(nodesOf);
  const businesses = all.filter((node) => node['@type'] === 'HomeAndConstructionBusiness');
  expect(businesses.length).toBeGreaterThan(12);
  expect(new Set(businesses.map((node) => node['@id']))).toEqual(
    new Set([`${company.origin}/#business`]),
  );
  for (const node of all)
    for (const value of Object.values(node)) expect(value, JSON.stringify(node)).toBeTruthy();
});

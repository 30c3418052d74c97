import type {
  BreadcrumbList,
  City,
  ContactPage,
  DayOfWeek,
  FAQPage,
  HomeAndConstructionBusinessLeaf,
  Offer,
  PostalAddress,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import type { ServiceLocation } from '#client/content/contact.ts';
import { regionCodes } from '#client/content/service-areas.ts';
import type { Breadcrumb, FaqItem, ServiceCard, ServiceMeta } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';
import { canonicalUrl, previewImagePath } from './urls.ts';

/*
 * What search engines read (spec section 3), in the words of schema.org. Every value is a fact of
 * the company or of the page: no rating, for a count of reviews would have to be invented.
 */
const context = 'https://schema.org';

const postalAddress = (city: string): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: company.address.area,
  addressLocality: city,
  addressRegion: company.address.regionCode,
  addressCountry: company.address.countryCode,
});

const cities = (names: readonly string[] = Object.keys(regionCodes)) =>
  names.map(
    (name): City => ({
      '@type': 'City',
      name,
      address: {
        '@type': 'PostalAddress',
        ...(regionCodes[name] && { addressRegion: regionCodes[name] }),
        addressCountry: company.address.countryCode,
      },
    }),
  );

/** The company as every block names it; by the same `@id`, so that all speak of one business. */
const business = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': canonicalUrl('/#business'),
  name: company.name,
  url: canonicalUrl('/'),
  image: canonicalUrl(previewImagePath('/')),
  telephone: company.phone,
  priceRange: '₹₹₹',
  address: postalAddress(company.address.city),
} as const satisfies HomeAndConstructionBusinessLeaf;

/** How to find and reach it, beyond the address. */
const whereabouts = {
  email: company.email,
  geo: { '@type': 'GeoCoordinates', ...company.geo },
  hasMap: company.mapsUrl,
  openingHoursSpecification: company.officeHours.map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: dayOfWeek as readonly DayOfWeek[],
    opens,
    closes,
  })),
} as const;

/** The whole business (spec sections 3 and 9), offering these services. */
export function localBusiness(
  services: readonly ServiceCard[],
): WithContext<HomeAndConstructionBusinessLeaf> {
  return {
    '@context': context,
    ...business,
    description: company.description,
    slogan: company.slogan,
    foundingDate: String(company.foundingYear),
    logo: canonicalUrl('/icon-512.png'),
    ...whereabouts,
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash, Credit Card, Bank Transfer, UPI',
    areaServed: cities(),
    makesOffer: services.map(
      ({ title, href }): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, url: canonicalUrl(href) },
      }),
    ),
  };
}

/** What every service starts from (spec section 9), unless its page shows a lower price. */
const leastRupees = { rupees: 50_000 };

/** A service at its page's path, offered from the lowest price that the page shows. */
export function service(
  { name, description, from = leastRupees }: ServiceMeta['service'],
  path: string,
): WithContext<Service> {
  return {
    '@context': context,
    '@type': 'Service',
    name,
    description,
    url: canonicalUrl(path),
    provider: business,
    areaServed: cities(),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': from.perSqFt ? 'UnitPriceSpecification' : 'PriceSpecification',
        minPrice: from.rupees,
        priceCurrency: 'INR',
        // The square foot's code among the units of trade.
        ...(from.perSqFt && { unitCode: 'FTK' }),
      },
    },
  };
}

/** The way to a page, Home first. */
export function breadcrumbList(steps: readonly Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(path),
    })),
  };
}

/** Questions with their answers, as the page shows them. */
export function faqPage(items: readonly FaqItem[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The contact page at its path: where the company sits, when it is open and where it works. */
export function contactPage(
  { city, serviceArea }: ServiceLocation,
  path: string,
): WithContext<ContactPage> {
  return {
    '@context': context,
    '@type': 'ContactPage',
    url: canonicalUrl(path),
    mainEntity: {
      ...business,
      ...whereabouts,
      address: postalAddress(city),
      areaServed: cities(serviceArea),
    },
  };
}

const home: Breadcrumb = { name: 'Home', path: '/' };

/** A page's structured data, one block for each thing it describes. */
export function structuredData(page: Page, path: string): WithContext<Thing>[] {
  const { meta, faq, location } = page;
  const about = page.business?.service ?? ('service' in meta ? meta.service : undefined);
  const steps = page.business ? [home] : 'breadcrumbs' in meta ? meta.breadcrumbs : undefined;
  const blocks: WithContext<Thing>[] = [];
  if (page.business) blocks.push(localBusiness(page.business.services));
  if (about) blocks.push(service(about, path));
  if (steps) blocks.push(breadcrumbList(steps));
  if (faq) blocks.push(faqPage(faq));
  if (location) blocks.push(contactPage(location, path));
  return blocks;
}

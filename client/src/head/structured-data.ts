import type {
  BreadcrumbList,
  City,
  ContactPage,
  FAQPage,
  LocalBusinessLeaf,
  Offer,
  PostalAddress,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import { headerLinks, type NavigationLink } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';
import { lowestOf, rupeesOf } from '#client/content/price-range.ts';
import { serviceLinks } from '#client/content/service-list.ts';
import type { FaqItem, ServiceCard, ServiceMeta } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { cities, company } from '#shared/company.ts';
import type { City as CompanyCity } from '#shared/company-shape.ts';
import { canonicalUrl, previewImagePath } from './urls.ts';

/*
 * What search engines read (spec section 3), in the words of schema.org. Every value is a fact of
 * the company or of the page: no rating, for a count of reviews would have to be invented.
 */
const context = 'https://schema.org';

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: [company.address.street, company.address.area].filter(Boolean).join(', '),
  addressLocality: company.address.city,
  ...(company.address.postalCode && { postalCode: company.address.postalCode }),
  addressRegion: company.address.regionCode,
  addressCountry: company.address.countryCode,
};

const areaServed = cities.map(
  ({ name, alternateName, regionCode }: CompanyCity): City => ({
    '@type': 'City',
    name,
    ...(alternateName && { alternateName }),
    address: {
      '@type': 'PostalAddress',
      addressRegion: regionCode,
      addressCountry: company.address.countryCode,
    },
  }),
);

/** The company as every block names it; by the same `@id`, so that all speak of one business. */
const business = {
  // What the specification calls it; the narrower type stands beside it.
  '@type': 'LocalBusiness',
  additionalType: 'https://schema.org/HomeAndConstructionBusiness',
  '@id': canonicalUrl('/#business'),
  name: company.name,
  url: canonicalUrl('/'),
  image: canonicalUrl(previewImagePath('/')),
  telephone: outbound.call.slice('tel:'.length),
  priceRange: '₹₹₹',
  address,
} as const satisfies LocalBusinessLeaf;

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** How to find and reach it, beyond the address. */
const whereabouts = {
  email: company.email,
  geo: { '@type': 'GeoCoordinates', ...company.geo },
  hasMap: company.mapsUrl,
  ...(company.profiles.length > 0 && { sameAs: company.profiles }),
  openingHoursSpecification: company.officeHours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: week.slice(week.indexOf(from), week.indexOf(to) + 1),
    opens,
    closes,
  })),
} as const;

/** The whole business (spec sections 3 and 9), offering these services. */
export function localBusiness(services: readonly ServiceCard[]): WithContext<LocalBusinessLeaf> {
  return {
    '@context': context,
    ...business,
    description: company.description,
    slogan: company.slogan,
    foundingDate: String(company.foundingYear),
    logo: canonicalUrl('/icon-512.png'),
    ...whereabouts,
    currenciesAccepted: 'INR',
    ...(company.paymentAccepted && { paymentAccepted: company.paymentAccepted }),
    areaServed,
    makesOffer: services.map(
      ({ title, href }): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, url: canonicalUrl(href) },
      }),
    ),
  };
}

/** What every service starts from (spec section 9), unless its page shows its prices. */
const least = { price: '₹50K' };

/** A service at its page's path, offered from the lowest price that the page shows. */
export function service(
  { name, description, prices = least }: ServiceMeta['service'],
  path: string,
): WithContext<Service> {
  const lowest = lowestOf(prices) || least.price;
  const isPerSqFt = lowest.endsWith('/sq ft');
  return {
    '@context': context,
    '@type': 'Service',
    name,
    description,
    url: canonicalUrl(path),
    provider: business,
    areaServed,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': isPerSqFt ? 'UnitPriceSpecification' : 'PriceSpecification',
        minPrice: rupeesOf(lowest)[0],
        priceCurrency: 'INR',
        // The square foot's code among the units of trade.
        ...(isPerSqFt && { unitCode: 'FTK' }),
      },
    },
  };
}

/** The way to a page, Home first. */
export function breadcrumbList(steps: readonly NavigationLink[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
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
export function contactPage(path: string): WithContext<ContactPage> {
  return {
    '@context': context,
    '@type': 'ContactPage',
    url: canonicalUrl(path),
    mainEntity: {
      ...business,
      ...whereabouts,
      areaServed,
    },
  };
}

/** Pages of the first two levels by the header's words, services by their own. */
const trail = [...headerLinks, ...serviceLinks];

/** A page's structured data, one block for each thing it describes. */
export function structuredData(page: Page, path: string): WithContext<Thing>[] {
  const { meta, faq, location } = page;
  const about = page.business?.service ?? ('service' in meta ? meta.service : undefined);
  const blocks: WithContext<Thing>[] = [];
  if (page.business) blocks.push(localBusiness(page.business.services));
  if (about) blocks.push(service(about, path));
  const steps = trail.filter(({ href }) => href === '/' || `${path}/`.startsWith(`${href}/`));
  if (steps.at(-1)?.href === path) blocks.push(breadcrumbList(steps));
  if (faq) blocks.push(faqPage(faq));
  if (location) blocks.push(contactPage(path));
  return blocks;
}

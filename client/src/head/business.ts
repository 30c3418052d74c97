import type { City, LocalBusinessLeaf, PostalAddress } from 'schema-dts';
import { outbound } from '#client/content/outbound.ts';
import { cities, company } from '#shared/company.ts';
import type { City as CompanyCity } from '#shared/company-shape.ts';
import { daysOf } from '#shared/week.ts';
import { canonicalUrl, previewImagePath } from './urls.ts';

/* The facts of the company in the words of schema.org. Several blocks of structured data use them. */

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: [company.address.street, company.address.area].filter(Boolean).join(', '),
  addressLocality: company.address.city,
  ...(company.address.postalCode && { postalCode: company.address.postalCode }),
  addressRegion: company.address.regionCode,
  addressCountry: company.address.countryCode,
};

/** The cities that the company serves. */
export const areaServed = cities.map(
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

/**
 * Identifies the company in every block. The same `@id` tells search engines that all blocks describe one business.
 */
export const business = {
  // The specification names the first type. The second is narrower.
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

/** Says how to find and reach the company, beyond its address. */
export const whereabouts = {
  email: company.email,
  geo: { '@type': 'GeoCoordinates', ...company.geo },
  hasMap: company.mapsUrl,
  ...(company.profiles.length > 0 && { sameAs: company.profiles }),
  openingHoursSpecification: company.officeHours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: daysOf(from, to),
    opens,
    closes,
  })),
} as const;

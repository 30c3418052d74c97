import type {
  BreadcrumbList,
  ContactPage,
  FAQPage,
  LocalBusinessLeaf,
  Offer,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import { headerLinks, type NavigationLink } from '#client/content/navigation.ts';
import { lowestOf, rupeesOf } from '#client/content/price-range.ts';
import { serviceLinks } from '#client/content/service-links.ts';
import type { FaqItem, ServiceCard, ServiceMeta } from '#client/content/types.ts';
import type { Page } from '#client/page.ts';
import { company } from '#shared/company.ts';
import { areaServed, business, whereabouts } from './business.ts';
import { canonicalUrl } from './urls.ts';

/*
 * Structured data for search engines (spec section 3), in the words of schema.org. Every value is a fact of the
 * company or of the page. There is no rating, because the company has no counted reviews.
 */
const context = 'https://schema.org';

/** Returns the whole business with the services that it offers (spec sections 3 and 9). */
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

/** The lowest price of a service whose page shows no prices (spec section 9). */
const least = { price: '₹50K' };

/** Returns a service at its page's path, offered from the lowest price that the page shows. */
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
        // FTK is the trade code of the square foot.
        ...(isPerSqFt && { unitCode: 'FTK' }),
      },
    },
  };
}

/** Returns the breadcrumbs of a page, Home first. */
function breadcrumbList(steps: readonly NavigationLink[]): WithContext<BreadcrumbList> {
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

/** Returns the questions with their answers, as the page shows them. */
function faqPage(items: readonly FaqItem[]): WithContext<FAQPage> {
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

/** Returns the contact page at its path: the company's address, opening hours and cities. */
function contactPage(path: string): WithContext<ContactPage> {
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

/** Names pages of the first two levels by the header's words, and services by their own names. */
const trail = [...headerLinks, ...serviceLinks];

/** Returns a page's structured data, one block for each thing that it describes. */
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

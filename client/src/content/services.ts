import { company } from '#shared/company.ts';
import type { Reason } from './home.ts';
import type { NavigationLink } from './navigation.ts';
import { rupeesOf } from './price-range.ts';
import { prices } from './prices.ts';
import { serviceCards } from './service-cards.ts';
import { type ServiceRow, serviceList, servicePath } from './service-list.ts';
import type { Band, DrawingName, Fact, PageMeta } from './types.ts';
import { capitalised, inWords } from './words.ts';

/** One line of what a kind of work covers, linked to the service that does it. */
export interface CoveredService {
  readonly title: string;
  readonly href: string;
}

/** One side of the comparison: offices or homes. */
export interface Solution {
  readonly title: string;
  readonly text: string;
  /** As on the site: "₹200–800/sq ft". */
  readonly price: string;
  /** The same in rupees per sq ft, to draw it to scale. */
  readonly rate: readonly [from: number, to: number];
  readonly priceNote: string;
  readonly drawing: DrawingName;
  readonly facts: readonly Fact[];
  readonly covers: readonly CoveredService[];
}

/** The services page around its grid of cards (spec section 2, "Services"). */
export interface ServicesContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly projects: NavigationLink;
    readonly drawing: DrawingName;
  };
  /** Above the service cards. */
  readonly grid: { readonly title: string; readonly text: string };
  readonly comparison: {
    readonly title: string;
    readonly text: string;
    /** The two ends of the scale on which both prices are drawn, in rupees per sq ft. */
    readonly scale: { readonly from: number; readonly to: number };
    /** Above each list of services. */
    readonly coversTitle: string;
    readonly office: Solution;
    readonly home: Solution;
  };
  readonly whyChooseUs: {
    readonly title: string;
    readonly text: string;
    readonly reasons: readonly [Reason, Reason, Reason, Reason];
  };
  readonly band: Band;
}

/** Both price guides are drawn on one scale. */
const guides = [prices.officeInteriors, prices.homeInteriors];

const covers = (place: ServiceRow['place']): CoveredService[] =>
  serviceList
    .filter((service) => service.place === place)
    .map((service) => ({
      title: service.name,
      href: servicePath(service),
    }));

export const services: ServicesContent = {
  meta: {
    title: `Interior Design Cost per Sq Ft in ${company.address.city} | ${company.shortName}`,
    description: `Office interiors at ${prices.officeInteriors} and home interiors at ${prices.homeInteriors}, all inclusive. Fit-outs, kitchens, wardrobes, bathrooms and more.`,
    keywords: [
      'interior services India',
      'office interior cost per sq ft',
      'home interior cost per sq ft',
      'office fit-out contractor',
      'modular kitchen contractor',
      'wardrobe and bathroom interiors',
      'smart home automation',
    ],
    ogTitle: 'Interior services for offices and homes',
  },
  hero: {
    title: 'From one room to a whole office',
    text: 'A flat before the wedding, an office before the lease begins, one bathroom at last: with a warranty of 2 to 5 years.',
    call: 'Call for free design consultation',
    projects: { label: 'View projects', href: '/projects' },
    drawing: 'office-furniture',
  },
  grid: {
    title: `${capitalised(inWords(serviceCards.length))} main services`,
    text: 'Open one to see what is included, how the work goes and which warranty it carries.',
  },
  comparison: {
    title: 'What an office or a home costs',
    text: 'A guide for whole spaces, materials and work together; single rooms have prices of their own.',
    scale: { from: 0, to: Math.max(...guides.flatMap(rupeesOf)) },
    coversTitle: 'Services, each on its own page',
    office: {
      title: 'Office solutions',
      text: 'For startups, head offices and anyone with a moving date. Office projects take 2–4 weeks; floors as large as those in our portfolio take longer.',
      price: prices.officeInteriors,
      rate: rupeesOf(prices.officeInteriors),
      priceNote: 'All inclusive',
      drawing: 'office-floor',
      facts: [
        { label: 'Time', value: '2–4 weeks' },
        { label: 'Warranty', value: '2 to 3 years' },
      ],
      covers: covers('office'),
    },
    home: {
      title: 'Home solutions',
      text: 'For new flats, villas and rooms being redone. Dusty work comes first and woodwork last, so that nothing is cut open twice.',
      price: prices.homeInteriors,
      rate: rupeesOf(prices.homeInteriors),
      priceNote: 'All inclusive',
      drawing: 'complete-home',
      facts: [
        { label: 'Time', value: '4–8 weeks' },
        { label: 'Warranty', value: '2 to 5 years' },
      ],
      covers: covers('home'),
    },
  },
  whyChooseUs: {
    title: 'Why one contractor',
    text: 'One team plans, prices and builds, and knows your rooms when something needs fixing.',
    reasons: [
      {
        figure: '50+',
        title: 'Designers and experts',
        description: 'Enough people to plan a home and an office in the same week.',
      },
      {
        figure: '3D',
        title: 'Visualization',
        description: 'Walk through layout and finishes on a screen before anything is bought.',
      },
      {
        figure: '98%',
        title: 'On-time delivery',
        description: 'Trades that work for one company wait less for one another.',
      },
      {
        figure: 'ISO 9001',
        title: 'Certified quality',
        description:
          'Quality-management certification, 24/7 support, and annual maintenance (AMC) available.',
      },
    ],
  },
  band: {
    title: 'Start with a free consultation',
    text: `Tell us the rooms, the city and the date you have in mind, and within ${company.replyHours} hours you know what it costs.`,
    callToAction: { text: 'Get Free Quote', target: 'contact' },
    drawing: 'living-dining',
  },
};

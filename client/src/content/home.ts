import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { featuredProjects } from './featured-projects.ts';
import type { NavigationLink } from './navigation.ts';
import { rupeesOf } from './price-range.ts';
import { guideScale, prices } from './prices.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import { callTimes } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import { serviceCards } from './service-cards.ts';
import { serviceLink } from './service-list.ts';
import type { PageMeta, ServiceMeta, Stat } from './types.ts';
import { capitalised, inWords } from './words.ts';

/** A figure that counts up from 0: shown as prefix, target and suffix without gaps. */
export interface Counter {
  readonly prefix: string;
  readonly target: number;
  readonly suffix: string;
  readonly label: string;
}

/** A city's card; the first is the head office. */
export interface CityCard {
  readonly name: string;
  /** The state as visitors read it, for Delhi the capital region. */
  readonly state: string;
  /** What stands in that city, where there is more than projects. */
  readonly note?: string;
}

/** A reason to choose the company, led by its figure. */
export interface Reason {
  readonly figure: string;
  readonly title: string;
  readonly description: string;
}

/** The home page, in the order shown (spec section 2, "Home"). */
export interface HomeContent {
  readonly meta: PageMeta;
  /** The service as structured data names it. */
  readonly service: ServiceMeta['service'];
  readonly hero: {
    /** The slogan's sentences, one a line. */
    readonly title: readonly string[];
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly projects: NavigationLink;
    /** The rooms of the drawing, from left to right, and the services that they lead to. */
    readonly rooms: readonly [NavigationLink, NavigationLink, NavigationLink, NavigationLink];
    readonly counters: readonly [Counter, Counter, Counter, Counter];
    /** The guides for offices and homes, drawn on one scale; all of it leads to what they cover. */
    readonly prices: readonly {
      readonly label: string;
      readonly price: string;
      /** The same in rupees. */
      readonly rate: readonly [from: number, to: number];
    }[];
    readonly scale: { readonly from: number; readonly to: number };
  };
  readonly presence: {
    readonly title: string;
    readonly text: string;
    readonly cities: readonly CityCard[];
  };
  readonly whyChooseUs: {
    readonly title: string;
    readonly text: string;
    readonly reasons: readonly [Reason, Reason, Reason, Reason];
  };
  /** Above the service cards. */
  readonly services: {
    readonly title: string;
    readonly text: string;
    readonly all: NavigationLink;
  };
  readonly statistics: {
    readonly title: string;
    readonly text: string;
    readonly stats: readonly [Stat, Stat, Stat];
    readonly certification: Stat;
  };
  /** Above the featured projects. */
  readonly featuredProjects: {
    readonly title: string;
    readonly text: string;
    /** Names the group of filter buttons for assistive technology. */
    readonly filterName: string;
    readonly filters: readonly ProjectFilterOption[];
    readonly all: NavigationLink;
  };
  /** Beside the questions, and the call link that follows them. */
  readonly faq: { readonly title: string; readonly text: string; readonly call: string };
}

const { address } = company;
const offices = featuredProjects.filter(({ category }) => category === 'office').length;

export const home: HomeContent = {
  meta: {
    title: `Interior Designers in ${address.city}: Homes, Offices | ${company.shortName}`,
    description: `Interior designers and contractors in ${serviceArea.names}: offices, kitchens and homes. Free consultation.`,
    keywords: [
      `interior designers in ${address.city}`,
      `interior contractors ${address.city}`,
      'office fit-out',
      'modular kitchen',
      'home interiors',
      'smart home automation',
      `office interiors ${address.city}`,
    ],
    ogTitle: `${company.name}: ${company.slogan}`,
    ogDescription: `Offices, kitchens, homes and smart-home work in ${serviceArea.count} of India. 500+ projects, 98% on-time delivery, warranty of 2 to 5 years.`,
  },
  service: {
    name: 'Interior contracting',
    description:
      'Office fit-outs, modular kitchens, residential interiors and smart-home work: consultation, 3D visualization, execution and handover with a warranty of 2 to 5 years.',
  },
  hero: {
    title: company.slogan.replace(/([.!?]) /g, '$1\n').split('\n'),
    text: `Offices, kitchens and homes in ${serviceArea.inShort}.`,
    call: 'Call for free design consultation',
    projects: { label: 'View Projects', href: '/projects' },
    rooms: [
      serviceLink('office-execution'),
      serviceLink('modular-kitchens'),
      serviceLink('living-dining'),
      serviceLink('bedrooms-wardrobes'),
    ],
    counters: [
      { prefix: '', target: 500, suffix: '+', label: 'Projects' },
      { prefix: '', target: 98, suffix: '%', label: 'On-time delivery' },
      { prefix: '', target: 5, suffix: '\u00a0Year', label: 'Maximum warranty' },
      { prefix: '', target: 15, suffix: '\u00a0Days', label: 'Most single rooms' },
    ],
    prices: [
      {
        label: 'Offices, all inclusive',
        price: prices.officeInteriors,
        rate: rupeesOf(prices.officeInteriors),
      },
      {
        label: 'Homes, all inclusive',
        price: prices.homeInteriors,
        rate: rupeesOf(prices.homeInteriors),
      },
    ],
    scale: guideScale,
  },
  presence: {
    title: 'One contractor from the first drawing to the last handle',
    text: `Founded ${company.foundingYear}. ${company.yearsOfExperience} years of experience, 50+ experts, ${cities.length} cities. One contract and one contact for design and work, so nobody sends you to somebody else.`,
    cities: cities.map((city, i) => ({
      name: shownName(city),
      state: city.state,
      ...(i === 0 && { note: `Head office, ${address.area}` }),
    })),
  },
  whyChooseUs: {
    title: 'Why clients choose us',
    text: 'What counts when it is your own home or office.',
    reasons: [
      {
        figure: '2–5',
        title: 'Years of warranty',
        description: 'Depending on the service: wardrobes carry the full five.',
      },
      {
        figure: '3D',
        title: 'See it first',
        description:
          '3D visualization shows colours and cupboards while they are still easy to change.',
      },
      {
        figure: '₹0',
        title: 'Free consultation',
        description: 'No advance payment: ask, look at what is possible, then decide.',
      },
      {
        figure: '24/7',
        title: 'Support after handover',
        description:
          'Call us day or night. An annual maintenance contract (AMC) is also available.',
      },
    ],
  },
  services: {
    title: `${capitalised(inWords(serviceCards.length))} services for offices and homes`,
    text: 'A whole office or one bathroom: choose what you are planning.',
    all: { label: 'All services', href: '/services' },
  },
  statistics: {
    title: `${capitalised(inWords(company.yearsOfExperience))} years in figures`,
    text: 'Rating, referrals, repeat clients and certification.',
    stats: [
      { figure: '4.9/5', label: 'Rating' },
      { figure: '92%', label: 'Referral rate' },
      { figure: '85%', label: 'Repeat clients' },
    ],
    certification: { figure: 'ISO 9001', label: 'Quality-management certification' },
  },
  featuredProjects: {
    title: 'Featured projects',
    text: `${capitalised(inWords(offices))} offices and ${inWords(featuredProjects.length - offices)} homes, each with its size and how long it took.`,
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office' },
      { value: 'residential', label: 'Residential' },
    ],
    all: { label: 'View All Projects', href: '/projects' },
  },
  faq: {
    title: 'What people ask us first',
    text: `Your question is not here? Call us: ${callTimes}. Emergencies at any time.`,
    call: `Call ${company.phone}`,
  },
};

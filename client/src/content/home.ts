import { company } from '#shared/company.ts';
import type { NavigationLink } from './navigation.ts';
import type { PageMeta, ServiceMeta } from './types.ts';

/** A figure that counts up from 0: shown as prefix, target and suffix without gaps. */
export interface Counter {
  readonly prefix: string;
  readonly target: number;
  readonly suffix: string;
  readonly label: string;
}

/** A city the company works in; the first is the head office. */
export interface City {
  readonly name: string;
  /** The state as visitors read it, for Delhi the capital region. */
  readonly state: string;
  /** Code without the country (spec section 9, "Region codes"). */
  readonly regionCode: 'TG' | 'KA' | 'TN' | 'MH' | 'DL';
  /** What stands in that city, where there is more than projects. */
  readonly note?: string;
}

/** The home page's first two sections (spec section 2, "Home"); the others stand in home-rest. */
export interface HomeContent {
  readonly meta: PageMeta;
  /** The service as structured data names it. */
  readonly service: ServiceMeta['service'];
  readonly hero: {
    /** The slogan's two sentences, one a line. */
    readonly title: readonly [string, string];
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly projects: NavigationLink;
    readonly counters: readonly [Counter, Counter, Counter, Counter];
  };
  readonly presence: {
    readonly title: string;
    readonly text: string;
    readonly cities: readonly [City, City, City, City, City, City];
  };
}

const { address } = company;

export const home: HomeContent = {
  meta: {
    title: `Interior Designers in ${address.city}: Homes, Offices | ${company.shortName}`,
    description:
      'Interior designers and contractors in Hyderabad, Bangalore, Chennai, Mumbai, Delhi and Pune: offices, kitchens and homes. Free consultation.',
    keywords: [
      'interior designers in Hyderabad',
      'interior contractors Hyderabad',
      'office fit-out',
      'modular kitchen',
      'home interiors',
      'smart home automation',
      'office interiors Bangalore',
    ],
    ogTitle: `${company.name}: ${company.slogan}`,
    ogDescription:
      'Offices, kitchens, homes and smart-home work in six Indian cities. 500+ projects, 98% on-time delivery, warranty of 2 to 5 years.',
  },
  service: {
    name: 'Interior contracting',
    description:
      'Office fit-outs, modular kitchens, residential interiors and smart-home work: consultation, 3D visualization, execution and handover with a warranty of 2 to 5 years.',
  },
  hero: {
    title: ['Built Right.', 'Delivered Fast.'],
    text: `Interior designers and contractors in ${address.city} and five more cities, for offices, kitchens, homes and smart-home work, since ${company.foundingYear}.`,
    call: 'Call for free design consultation',
    projects: { label: 'View projects', href: '/projects' },
    counters: [
      { prefix: '', target: 500, suffix: '+', label: 'Projects' },
      { prefix: '', target: 98, suffix: '%', label: 'On-time delivery' },
      { prefix: '', target: 5, suffix: '\u00a0Year', label: 'Maximum warranty' },
      { prefix: '', target: 15, suffix: '\u00a0Days', label: 'To a fitted kitchen' },
    ],
  },
  presence: {
    title: 'One contractor from the first drawing to the last handle',
    text: `Founded ${company.foundingYear}. 10 years of experience, 50+ experts, 6 cities. Walls, wiring, woodwork and the last coat of paint come from one team, so nobody sends you to somebody else.`,
    cities: [
      {
        name: 'Hyderabad',
        state: 'Telangana',
        regionCode: 'TG',
        note: `Head office, ${address.area}`,
      },
      { name: 'Bangalore', state: 'Karnataka', regionCode: 'KA' },
      { name: 'Chennai', state: 'Tamil Nadu', regionCode: 'TN' },
      { name: 'Mumbai', state: 'Maharashtra', regionCode: 'MH' },
      { name: 'Delhi NCR', state: 'National Capital Region', regionCode: 'DL' },
      { name: 'Pune', state: 'Maharashtra', regionCode: 'MH' },
    ],
  },
};

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
    title: `Interior Contractors in ${address.city} | ${company.name}`,
    description:
      'Office fit-outs, modular kitchens and home interiors in Hyderabad, Bangalore, Chennai, Mumbai, Delhi and Pune. 98% on time. Free consultation.',
    keywords: [
      'interior contractor Hyderabad',
      'office fit-out',
      'modular kitchen',
      'home interiors',
      'turnkey interior contractor India',
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
      'Office fit-outs, modular kitchens, residential interiors and smart-home work: survey, 3D visualization, quote, execution and handover with a warranty of 2 to 5 years.',
  },
  hero: {
    title: ['Built Right.', 'Delivered Fast.'],
    text: `Office fit-outs, modular kitchens, residential interiors and smart-home work, by a contractor that has been building since ${company.foundingYear}.`,
    call: 'Call for free design consultation',
    projects: { label: 'View projects', href: '/projects' },
    counters: [
      { prefix: '', target: 500, suffix: '+', label: 'Projects' },
      { prefix: '', target: 98, suffix: '%', label: 'On-time delivery' },
      { prefix: '', target: 5, suffix: ' Year', label: 'Warranty' },
      { prefix: '', target: 15, suffix: ' Days', label: 'Fast delivery' },
    ],
  },
  presence: {
    title: 'One contractor from the first drawing to the last handle',
    text: `Founded ${company.foundingYear} in ${address.city}. 10 years of experience, 50+ experts, 6 cities. Survey, drawings, civil work, joinery, wiring and handover come from one contractor, so one team answers for all of it.`,
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

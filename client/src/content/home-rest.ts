import { company } from '#shared/company.ts';
import type { NavigationLink } from './navigation.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import type { Stat } from './types.ts';

/** A reason to choose the company, led by its figure. */
export interface Reason {
  readonly figure: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The home page from its third section on, in the order shown (spec section 2, "Home"); a file of its
 * own, as the first screen does without.
 */
export interface HomeRestContent {
  readonly whyChooseUs: {
    readonly title: string;
    readonly text: string;
    readonly reasons: readonly [Reason, Reason, Reason, Reason, Reason, Reason];
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
    readonly stats: readonly [Stat, Stat, Stat, Stat, Stat, Stat, Stat, Stat];
    /** What holds for every project, certification first. */
    readonly assurances: readonly { readonly title: string; readonly text: string }[];
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

export const homeRest: HomeRestContent = {
  whyChooseUs: {
    title: 'Why clients choose us',
    text: 'Six figures that matter when it is your own home or office.',
    reasons: [
      {
        figure: '98%',
        title: 'On-time delivery',
        description: 'So that the movers, the school and the landlord can be given a date.',
      },
      {
        figure: '5 years',
        title: 'Maximum warranty',
        description: '2 to 5 years, depending on the service. Wardrobes carry the full five.',
      },
      {
        figure: 'ISO 9001',
        title: 'Certified quality',
        description: 'Quality-management certification for the way we work.',
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
        description: 'Day and night, with an annual maintenance contract (AMC) available.',
      },
    ],
  },
  services: {
    title: 'Eight services for offices and homes',
    text: 'A whole office or one bathroom: choose what you are planning.',
    all: { label: 'See all services', href: '/services' },
  },
  statistics: {
    title: 'Ten years in figures',
    text: `What has added up since ${company.foundingYear}, and what comes along with the work.`,
    stats: [
      { figure: '500+', label: 'Projects completed' },
      { figure: '98%', label: 'On-time delivery' },
      { figure: '4.9/5', label: 'Rating' },
      { figure: '50+', label: 'Designers' },
      { figure: '10', label: 'Years of experience' },
      { figure: '6', label: 'Cities' },
      { figure: '92%', label: 'Referral rate' },
      { figure: '85%', label: 'Repeat clients' },
    ],
    assurances: [
      { title: 'ISO 9001', text: 'Quality-management certification' },
      { title: '24/7 support', text: 'Day and night' },
      { title: 'AMC available', text: 'Annual maintenance contract' },
      { title: 'Free consultation', text: 'No advance payment' },
      { title: '3D visualization', text: 'Seen before it is built' },
    ],
  },
  featuredProjects: {
    title: 'Featured projects',
    text: 'Three offices and three homes, each with its size and its weeks. Photographs are representative.',
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
    text: `Not here? Call us, ${company.callHours}.`,
    call: `Call ${company.phone}`,
  },
};

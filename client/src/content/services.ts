import { company } from '#shared/company.ts';
import type { Reason } from './home.ts';
import type { NavigationLink } from './navigation.ts';
import type { Band, DrawingName, Fact, PageMeta } from './types.ts';

/** One line of what a kind of work covers, linked to the service that does it. */
export interface CoveredService {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** One side of the comparison: offices or homes. */
export interface Solution {
  readonly title: string;
  readonly text: string;
  /** As on the site: "₹200–800/sq ft". */
  readonly price: string;
  /** The same in rupees per sq ft, to draw it to scale. */
  readonly rate: { readonly from: number; readonly to: number };
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

export const services: ServicesContent = {
  meta: {
    title: `Interior Services in Six Cities | ${company.name}`,
    description:
      'Office interiors at ₹200–800/sq ft and home interiors at ₹150–600/sq ft, all inclusive. Fit-outs, kitchens, wardrobes, bathrooms and more.',
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
    title: 'Offices and homes, built to drawing',
    text: 'From one bathroom to a whole office floor. We measure, draw, price and build it, and hand it over with a warranty of 2 to 5 years.',
    call: 'Call for free design consultation',
    projects: { label: 'View projects', href: '/projects' },
    drawing: 'office-furniture',
  },
  grid: {
    title: 'Eight main services',
    text: 'Each page says what is included, how it is built and how long the warranty runs.',
  },
  comparison: {
    title: 'Office or home',
    text: 'The rates are for whole floors and whole homes, all inclusive. Single rooms and single trades are priced on their own pages.',
    scale: { from: 0, to: 800 },
    coversTitle: 'What it covers',
    office: {
      title: 'Office solutions',
      text: 'For startups, head offices and anyone moving in on a fixed date. Work runs trade by trade, from partitions and services to furniture and testing.',
      price: '₹200–800/sq ft',
      rate: { from: 200, to: 800 },
      priceNote: 'All inclusive',
      drawing: 'hvac',
      facts: [
        { label: 'Time', value: '2–4 weeks' },
        { label: 'Warranty', value: '2 to 3 years' },
      ],
      covers: [
        {
          title: 'Office execution',
          text: 'Survey, drawings, partitions, glazing and doors',
          href: '/services/office-execution',
        },
        {
          title: 'Office furniture',
          text: 'Workstations, storage and seating',
          href: '/services/office-furniture',
        },
        {
          title: 'Meeting rooms',
          text: 'Boardrooms, video rooms and training rooms',
          href: '/services/meeting-rooms',
        },
        {
          title: 'Ceiling and flooring',
          text: 'Gypsum ceilings, engineered wood, raised access floors',
          href: '/services/ceiling-flooring',
        },
        {
          title: 'HVAC and safety',
          text: 'VRF air conditioning, fire safety and security',
          href: '/services/hvac-safety',
        },
        {
          title: 'Electrical and IT',
          text: 'Cabling, LED lighting and server rooms',
          href: '/services/electrical-it',
        },
      ],
    },
    home: {
      title: 'Home solutions',
      text: 'For new flats, villas and rooms being redone. Civil work and wiring come first, then ceilings and tiles, and joinery last, so nothing is cut open twice.',
      price: '₹150–600/sq ft',
      rate: { from: 150, to: 600 },
      priceNote: 'All inclusive',
      drawing: 'complete-home',
      facts: [
        { label: 'Time', value: '4–8 weeks' },
        { label: 'Warranty', value: '2 to 5 years' },
      ],
      covers: [
        {
          title: 'Modular kitchens',
          text: 'Cabinets, counter, hardware and appliances in place',
          href: '/services/modular-kitchens',
        },
        {
          title: 'Bedrooms and wardrobes',
          text: 'Beds, panelling, wardrobes and lofts',
          href: '/services/bedrooms-wardrobes',
        },
        {
          title: 'Bathrooms',
          text: 'Waterproofing, tiles, fittings and vanities',
          href: '/services/bathrooms',
        },
        {
          title: 'Living and dining',
          text: 'TV units, dining and false ceilings',
          href: '/services/living-dining',
        },
        {
          title: 'Balcony and outdoor',
          text: 'Vertical gardens, furniture, privacy and shade',
          href: '/services/balcony-outdoor',
        },
        {
          title: 'Smart automation',
          text: 'Lights, curtains, climate and locks',
          href: '/services/smart-automation',
        },
      ],
    },
  },
  whyChooseUs: {
    title: 'Why one contractor',
    text: 'One team draws, prices and builds, and answers when something needs fixing.',
    reasons: [
      {
        figure: '50+',
        title: 'Designers and experts',
        description: 'The rooms are measured and drawn before they are priced.',
      },
      {
        figure: '3D',
        title: 'Visualization',
        description: 'You see layout and finishes in 3D, and approve them before work starts.',
      },
      {
        figure: '98%',
        title: 'On-time delivery',
        description: 'The handover date is agreed at the start, with penalties otherwise.',
      },
      {
        figure: 'ISO 9001',
        title: 'Certified quality',
        description: 'Quality-management certification, 24/7 support and AMC available.',
      },
    ],
  },
  band: {
    title: 'Start with a free consultation',
    text: 'Tell us the rooms, the city and the date. The quote reaches you within 48 hours, with no advance payment.',
    callToAction: { text: 'Get Free Quote', target: 'contact' },
    drawing: 'living-dining',
  },
};

import { company } from '#shared/company.ts';
import { claims } from './claims.ts';
import type { Reason } from './home-page.ts';
import type { NavigationLink } from './navigation.ts';
import { type OtherService, otherServices as others } from './other-services.ts';
import { costOf, rupeesOf } from './price-range.ts';
import { guideScale, prices } from './prices.ts';
import { replyHours } from './promises.ts';
import { serviceCards } from './service-cards.ts';
import type { Band, DrawingName, Fact, PageMeta } from './types.ts';
import { inYears, warrantyYears } from './warranties.ts';
import { capitalised, counted } from './words.ts';

/** One side of the comparison: offices or homes. */
export interface Solution {
  readonly title: string;
  readonly text: string;
  /** The price as shown: "₹200-800/sq ft". */
  readonly price: string;
  /** The same price in rupees per sq ft, to draw it to scale. */
  readonly rate: readonly [from: number, to: number];
  readonly priceNote: string;
  readonly drawing: DrawingName;
  readonly facts: readonly Fact[];
}

/** A reason that one of the team vouches for, with a raised hand. */
export interface RaisedReason extends Reason {
  /** The part of the drawing `hands`. */
  readonly hand: 'team' | 'model' | 'date' | 'checks' | 'phone';
}

/** The content of the services page, without its cards (spec section 2, "Services"). */
export interface ServicesContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly projects: NavigationLink;
    /** Before the lowest price. */
    readonly from: string;
    readonly drawing: DrawingName;
  };
  /** Above and beneath the service cards. */
  readonly grid: {
    readonly title: string;
    readonly text: string;
    /** The services without a card, beneath the cards. */
    readonly others: readonly OtherService[];
    readonly othersTitle: string;
  };
  readonly comparison: {
    readonly title: string;
    readonly text: string;
    /** The two ends of the scale on which both prices are drawn, in rupees per sq ft. */
    readonly scale: { readonly from: number; readonly to: number };
    readonly office: Solution;
    readonly home: Solution;
  };
  readonly whyChooseUs: {
    readonly title: string;
    readonly text: string;
    readonly reasons: readonly RaisedReason[];
  };
  readonly band: Band;
}

export const services: ServicesContent = {
  meta: {
    title: `Services: interior cost per sq ft in ${company.address.city} | ${company.shortName}`,
    description: `Office interiors at ${prices.officeInteriors} and home interiors at ${prices.homeInteriors}, all inclusive, in ${company.address.city}. Fit-outs, kitchens, bathrooms.`,
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
    title: 'Services: the flat before the wedding, the office before the rent begins',
    text: `Or just one bathroom. Every job carries a warranty of ${inYears(warrantyYears.range)}.`,
    call: 'Call for free design consultation',
    projects: { label: 'View Projects', href: '/projects' },
    from: 'Whole homes from',
    drawing: 'evening-before',
  },
  grid: {
    title: `${serviceCards.length} services${others.length > 0 ? ` and ${others.length} more` : ''}: where do we start?`,
    text: 'Open one to see what you get, how long it takes and the warranty.',
    others,
    othersTitle: capitalised(counted(others.length, 'more service')),
  },
  comparison: {
    title: 'Offices and homes compared',
    text: 'All inclusive: material, labour and supervision, in the finish you choose. Quoted separately: central cooling, server rooms, raised floors. Ask us about GST.',
    scale: guideScale,
    office: {
      title: 'Office solutions',
      text: 'For startups, head offices and anyone with a moving date. Very large floors take longer.',
      price: prices.officeInteriors,
      rate: rupeesOf(prices.officeInteriors),
      priceNote: 'all inclusive',
      drawing: 'office-floor',
      facts: [
        { label: 'Time', value: '2-4 weeks' },
        { label: 'Warranty', value: inYears(warrantyYears.ofOffices) },
        { label: 'An office of 1,500 sq ft', value: costOf(1500, prices.officeInteriors) },
      ],
    },
    home: {
      title: 'Home solutions',
      text: 'For new flats, villas and rooms being redone. Dusty work comes first, so nothing is cut open twice.',
      price: prices.homeInteriors,
      rate: rupeesOf(prices.homeInteriors),
      priceNote: 'all inclusive',
      drawing: 'complete-home',
      facts: [
        { label: 'Time', value: '4-8 weeks' },
        { label: 'Warranty', value: inYears(warrantyYears.ofHomes) },
        { label: 'A flat of 1,000 sq ft', value: costOf(1000, prices.homeInteriors) },
      ],
    },
  },
  whyChooseUs: {
    title: 'Why choose us: one company answers for all of it',
    text: 'It plans, prices and builds. If something fails, you call one number.',
    reasons: [
      {
        figure: claims.experts,
        title: 'designers and experts',
        description: 'Designers, supervisors and site teams for every trade.',
        hand: 'team',
      },
      {
        figure: '3D',
        title: 'visualization',
        description: 'Walk through layout and finishes on a screen before anything is bought.',
        hand: 'model',
      },
      {
        figure: claims.onTime,
        title: 'on-time delivery',
        description: 'One plan for all trades, so no team waits for another.',
        hand: 'date',
      },
      {
        figure: claims.certification,
        title: 'quality-management certification',
        description:
          'The standard asks for written procedures, and auditors check that we follow them.',
        hand: 'checks',
      },
      {
        figure: '24/7',
        title: 'support',
        description: 'The same number after handover. Annual maintenance (AMC) is available.',
        hand: 'phone',
      },
    ],
  },
  band: {
    title: 'So, when is the wedding?',
    text: `Or the first day of the rent? Tell us the date, the rooms and the city. The consultation is free, and we reply ${replyHours.each}.`,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
};

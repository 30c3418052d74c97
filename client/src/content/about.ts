import { Banknote, CalendarCheck, Headphones, Stamp } from 'lucide-react';
import { company } from '#shared/company.ts';
import type { Band, DrawingName, Feature, PageMeta, ProcessStep, Stat } from './types.ts';

/** A heading with a paragraph beneath it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The /about page (spec section 2, "About"). */
export interface AboutContent {
  readonly meta: PageMeta;
  readonly drawing: DrawingName;
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly stats: readonly [Stat, Stat, Stat, Stat];
  };
  /** From the founding year to today's figures, by what was learnt between. */
  readonly journey: {
    readonly title: string;
    readonly intro: string;
    readonly founded: Passage & { readonly year: string };
    /** The time between, as the dimension of the string: "10 years". */
    readonly span: string;
    readonly lessons: readonly [Passage, Passage, Passage];
    readonly today: Passage & { readonly stats: readonly [Stat, Stat, Stat, Stat] };
  };
  readonly principles: {
    readonly title: string;
    readonly mission: Passage;
    readonly vision: Passage;
    readonly valuesTitle: string;
    readonly values: readonly [Feature, Feature, Feature, Feature];
  };
  readonly process: {
    readonly title: string;
    readonly intro: string;
    readonly steps: readonly [ProcessStep, ProcessStep, ProcessStep];
  };
  readonly band: Band;
}

const founded = String(company.foundingYear);

/** /about (spec sections 1 and 2). */
export const about: AboutContent = {
  meta: {
    title: `About BuiltRight: Interior Contractors Since ${founded}`,
    description:
      'Interior contractors from Madhapur, Hyderabad, working in 6 cities. 10 years of experience, 500+ projects, 50+ experts, ISO 9001 certified.',
    keywords: [
      'interior contractors Hyderabad',
      'interior company Madhapur',
      'turnkey interior contractor India',
      'ISO 9001 interior company',
      'office and home interiors',
    ],
  },
  drawing: 'complete-home',
  hero: {
    title: 'We build what we draw',
    subtitle: `An interior contractor from Madhapur, Hyderabad, founded in ${founded}. We measure your rooms, draw them, build them, and answer for them afterwards.`,
    stats: [
      { figure: '10', label: 'Years of experience' },
      { figure: '500+', label: 'Projects' },
      { figure: '50+', label: 'Experts in the team' },
      { figure: '6', label: 'Cities' },
    ],
  },
  journey: {
    title: 'From one drawing board to six cities',
    intro:
      'Interior work goes wrong in the gaps: between designer and carpenter, promise and date, handover and the first repair. We closed them one at a time.',
    founded: {
      year: founded,
      title: 'Designers and builders in one company',
      text: 'The company is founded with one rule: nothing is built that has not been drawn, dimensioned and approved by the client.',
    },
    span: '10 years',
    lessons: [
      {
        title: 'One contract',
        text: 'Carpenter, electrician and tiler each blame the other when three contracts meet at one wall. So we take the whole room under one.',
      },
      {
        title: 'A date that costs us',
        text: 'A date only counts if missing it hurts the one who gave it. So ours stand in the agreement, with a penalty if we run late.',
      },
      {
        title: 'A warranty in writing',
        text: 'Hinges and paint show their quality after the last payment. So each service carries a warranty of 2 to 5 years, in writing.',
      },
    ],
    today: {
      title: 'Today',
      text: 'Offices, kitchens, homes and smart-home work in Hyderabad, Bangalore, Chennai, Mumbai, Delhi NCR and Pune, under ISO 9001 quality management.',
      stats: [
        { figure: '98%', label: 'On-time delivery' },
        { figure: '4.9/5', label: 'Rating' },
        { figure: '92%', label: 'Referral rate' },
        { figure: '85%', label: 'Repeat clients' },
      ],
    },
  },
  principles: {
    title: 'What we work by',
    mission: {
      title: 'Mission',
      text: 'To build offices and homes as they were drawn, by the date we gave, with materials that match the quote line by line.',
    },
    vision: {
      title: 'Vision',
      text: 'Interior work in India that a client can plan around: a drawing to sign, a date to rely on and a warranty to call upon.',
    },
    valuesTitle: 'Values',
    values: [
      {
        icon: Banknote,
        title: 'The price is itemised',
        description:
          'The consultation is free, with no advance payment. The quote names each board, fitting and point, so you can compare it with any other.',
      },
      {
        icon: Stamp,
        title: 'The mark is on the material',
        description:
          'Boards and cables carry the ISI mark and the grade named in the quote. You may check them on site before they disappear behind a panel.',
      },
      {
        icon: CalendarCheck,
        title: 'The date is kept',
        description:
          '98% of our projects are handed over on time. Work is planned by the day, and the trades know who comes before and after them.',
      },
      {
        icon: Headphones,
        title: 'The phone is answered',
        description:
          'Support is there 24/7. After the warranty, an annual maintenance contract (AMC) keeps hinges, lights and machines in order.',
      },
    ],
  },
  process: {
    title: 'Three steps to handover',
    intro:
      'The same three for a kitchen and for a floor of offices; only the number of drawings differs.',
    steps: [
      {
        step: '01',
        title: 'Strategic Planning',
        description:
          'We measure, listen and draw: plan, elevations and 3D visualization. The itemised quote follows within 48 hours, with a date for each stage.',
      },
      {
        step: '02',
        title: 'Premium Execution',
        description:
          'Wiring and plumbing first, then ceilings and floors, then furniture that was cut off site. One supervisor answers for all trades.',
      },
      {
        step: '03',
        title: 'Perfect Delivery',
        description:
          'We walk through together, list what is not right and put it right. You receive drawings, warranty papers and a clean room.',
      },
    ],
  },
  band: {
    title: 'Tell us about your rooms',
    text: 'Call with a floor plan or a few measurements at hand, and a designer tells you what is possible. The consultation is free, with no advance payment.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'office-floor',
  },
};

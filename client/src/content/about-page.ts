import { cities, company } from '#shared/company.ts';
import { claims } from './claims.ts';
import type { NavigationLink } from './navigation.ts';
import { outbound } from './outbound.ts';
import { projects } from './projects.ts';
import { type QuoteExample, quote } from './quote.ts';
import { serviceArea } from './service-areas.ts';
import type {
  Band,
  CallToAction,
  Crop,
  DrawingName,
  Feature,
  PageMeta,
  ProcessStep,
  Stat,
} from './types.ts';
import { inYears, warrantyYears } from './warranties.ts';
import { capitalised, counted, inWords } from './words.ts';

/** A heading with a paragraph beneath it. */
interface Passage {
  readonly title: string;
  readonly text: string;
}

/** A way of working, with a part of the drawing `reasons`. */
interface Habit extends Passage {
  readonly picture: Crop;
}

/** The content of /about (spec section 2, "About"). */
export interface AboutContent {
  readonly meta: PageMeta;
  readonly drawing: DrawingName;
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly callToAction: CallToAction;
    readonly stats: readonly Stat[];
  };
  /** The clients' judgement, beneath the hero. If the figures are not all the company's own, the note says so. */
  readonly judgement: { readonly stats: readonly Stat[]; readonly note: string };
  /** The founding year, today, and the projects between them. */
  readonly journey: {
    readonly title: string;
    readonly intro: string;
    /** Where the company was founded, and the year. */
    readonly founded: { readonly year: string; readonly place: string };
    readonly now: string;
    /** The projects between the two, a mark for each. */
    readonly projects: { readonly count: number; readonly text: string };
    readonly habits: readonly [Habit, Habit, Habit];
  };
  readonly principles: {
    readonly title: string;
    readonly mission: Passage;
    readonly vision: Passage;
    readonly valuesTitle: string;
    readonly values: readonly [Feature, Feature, Feature];
  };
  readonly process: {
    readonly title: string;
    readonly intro: string;
    readonly steps: readonly [ProcessStep, ProcessStep, ProcessStep];
  };
  /** The ways to check the company, each with a link. */
  readonly check: {
    readonly title: string;
    readonly ways: readonly (Passage & { readonly link: NavigationLink })[];
  };
  readonly quote: QuoteExample;
  readonly band: Band;
}

const founded = String(company.foundingYear);
const years = company.yearsOfExperience;
const office = `${company.address.area}, ${company.address.city}`;

const { ratingSource } = company.papers;

const callToAction = { text: 'Call for free consultation', target: 'call' } as const;

/** The words of /about (spec sections 1 and 2). */
export const about: AboutContent = {
  meta: {
    title: `About us: interior contractors since ${founded} | ${company.shortName}`,
    description: `Interior contractors from ${office}, working in ${serviceArea.inFigures}. ${years} years of experience, ${claims.projects} projects, ${claims.experts} experts, ${claims.certification} certified.`,
    keywords: [
      `interior contractors ${company.address.city}`,
      `interior company ${company.address.area}`,
      'turnkey interior contractor India',
      `${claims.certification} interior company`,
      'office and home interiors',
    ],
  },
  drawing: 'complete-home',
  hero: {
    title: 'About us: we build what we draw',
    subtitle: `An interior contractor from ${office}, founded in ${founded}. One contract covers the drawing and the work.`,
    callToAction,
    stats: [
      { figure: String(years), label: 'years of experience' },
      { figure: claims.projects, label: 'projects' },
      { figure: claims.experts, label: 'experts' },
      { figure: String(cities.length), label: serviceArea.noun },
    ],
  },
  judgement: {
    stats: [
      { figure: claims.onTime, label: 'on-time delivery' },
      { figure: claims.rating, label: 'rating' },
      { figure: claims.referrals, label: 'referral rate' },
      { figure: claims.repeatClients, label: 'repeat clients' },
    ],
    note: `${claims.projects} clients in ${serviceArea.names}.${claims.certification && ` ${claims.certification} certified.`}${ratingSource && ` The rating is from ${ratingSource}. The other figures are our own.`}`,
  },
  journey: {
    title: `Our journey: ${inWords(years)} years of closing gaps`,
    intro: 'Work goes wrong in gaps: between trades, before dates, after handover.',
    founded: {
      year: founded,
      place: `Founded in ${company.address.city}`,
    },
    now: 'Today',
    projects: {
      count: Number.parseInt(claims.projects.replaceAll(',', ''), 10) || 0,
      text: `${claims.projects} projects, a mark each`,
    },
    habits: [
      {
        title: 'One number to call',
        picture: [4160, 0, 300, 152],
        text: 'A socket ends up behind the wardrobe. We put it right, whoever did it.',
      },
      {
        title: 'A date to plan around',
        picture: [2240, 0, 300, 152],
        text: 'We plan backwards, from the day your family or your team needs the rooms.',
      },
      {
        title: 'Care after handover',
        picture: [3520, 0, 300, 152],
        text: `A warranty of ${inYears(warrantyYears.range)}, support 24/7, and annual maintenance (AMC) if you want it.`,
      },
    ],
  },
  principles: {
    title: 'What we answer for',
    mission: {
      title: 'Mission',
      text: 'To build offices and homes as agreed, by the day agreed.',
    },
    vision: {
      title: 'Vision',
      text: 'An India where nobody dreads having the carpenters in.',
    },
    valuesTitle: 'Values',
    values: [
      {
        icon: 'quote',
        title: 'Prices you can read',
        description:
          'Each part has its own line in our quote. Compare it. Leave out what can wait.',
      },
      {
        icon: 'plywood',
        title: 'Materials you can check',
        description: 'The quote names plywood, cable and pipe. Come and see them on site.',
      },
      {
        icon: 'question',
        title: 'Questions are welcome',
        description: 'Ask why it costs that much. The person who planned your room answers.',
      },
    ],
  },
  process: {
    title: 'Our process: three steps to handover',
    intro: 'The same three for one kitchen or a whole office floor. Only the crew grows.',
    steps: [
      {
        step: '01',
        title: 'Strategic Planning',
        description: 'We visit, measure and listen. You see your rooms in 3D and get a quote.',
      },
      {
        step: '02',
        title: 'Premium Execution',
        description:
          'Wiring and plumbing come first, then ceilings and floors, then the furniture.',
      },
      {
        step: '03',
        title: 'Perfect Delivery',
        description: 'We clear the snag list with you. Then keys, papers and a clean room.',
      },
    ],
  },
  check: {
    title: 'Check us before you sign',
    ways: [
      {
        title: 'Our office',
        text: `Come and ask us in ${office}.`,
        link: { label: 'Open map', href: outbound.map },
      },
      {
        title: 'Our work',
        text: `${capitalised(counted(projects.length, 'project'))} with plan, weeks and value.`,
        link: { label: 'See the projects', href: '/projects' },
      },
      {
        title: 'Our prices',
        text: 'Hold any quote against the rates on this site, ours too.',
        link: { label: 'Compare prices', href: '/services' },
      },
      {
        title: 'Our figures',
        text: `Ask us how we count${claims.certification && `, and ask for the ${claims.certification} certificate`}.`,
        link: { label: `Call ${company.phone}`, href: outbound.call },
      },
    ],
  },
  quote,
  band: {
    title: 'Tell us about your rooms',
    text: 'Have a floor plan at hand. The consultation is free.',
    callToAction,
  },
};

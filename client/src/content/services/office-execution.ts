import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { claims } from '../claims.ts';
import { rupeesOf } from '../price-range.ts';
import { prices } from '../prices.ts';
import { projectsOf } from '../projects.ts';
import { serviceArea } from '../service-areas.ts';
import type {
  Band,
  CallToAction,
  Crop,
  DrawingName,
  Point,
  ServiceContent,
  Stat,
} from '../types.ts';
import { warranties } from '../warranties.ts';

/** A rate per square foot of carpet area, and the work that it buys. */
interface OfficeRate {
  readonly office: string;
  /** The rate as shown: "₹200-400/sq ft". */
  readonly rate: string;
  /** The same rate in rupees, for the scale. */
  readonly rupees: readonly [from: number, to: number];
  readonly covers: string;
  /** A part of an elevation with this finish. */
  readonly drawing: DrawingName;
  readonly crop: Crop;
}

/** A range of floor areas, and the cost of an office of that size. */
interface OfficeSize {
  /** "1,000-3,000 sq ft" */
  readonly area: string;
  /** The same area in square feet, for the scale. The largest size has no end. */
  readonly squareFeet: readonly [from: number, to?: number];
  /** "₹3L-15L" */
  readonly cost: string;
  readonly suits: string;
}

/** A part of the fit-out. Parts are in the order in which they are built. `step` is shown as written ("01"). */
export interface FitOutPart {
  readonly step: string;
  readonly title: string;
  readonly description: string;
  /** Two short items that it is built of. */
  readonly materials: readonly [string, string];
  /** The point where the section drawing shows it. */
  readonly point: Point;
}

/** The content of the special service page (spec sections 2 and 9). */
export interface OfficeExecutionContent extends ServiceContent {
  readonly badges: readonly [string, string, string];
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly callToAction: CallToAction;
    readonly drawing: DrawingName;
  };
  readonly stats: readonly [Stat, Stat, Stat];
  /** A guide to read. It has no inputs and computes nothing. */
  readonly calculator: {
    readonly title: string;
    readonly intro: string;
    readonly rates: readonly [OfficeRate, OfficeRate];
    readonly sizesTitle: string;
    /** How the budgets relate to the rates above. */
    readonly sizesIntro: string;
    /** Names of the columns: floor area, what fits, budget. */
    readonly sizesColumns: readonly [string, string, string];
    readonly sizes: readonly [OfficeSize, OfficeSize, OfficeSize];
    /** Explains the dots on the string of sizes. */
    readonly dots: string;
    /** The points that the guide leaves open. */
    readonly note: string;
  };
  readonly fitOut: {
    readonly title: string;
    readonly intro: string;
    /** The section drawing with the parts, and the part of it to show. */
    readonly drawing: DrawingName;
    readonly crop: Crop;
    readonly parts: readonly [
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
    ];
    /** The sentence about the time after the last part. */
    readonly handover: string;
  };
  readonly band: Band;
}

const years = warranties['office-execution'];

/** The words of /services/office-execution (spec sections 2 and 9). */
export const service: OfficeExecutionContent = {
  drawing: 'office-floor',
  card: {
    position: 1,
    description: 'Complete fit-outs, from the bare shell to the first working day.',
    featured: true,
    badge: { text: 'Most Popular', kind: 'canary' },
    scene: 'office',
    features: [
      'Partitions, glazing, doors and ceilings',
      'Power, network and air conditioning',
      `Startup offices at ${prices.startupOffice}`,
      `Corporate HQ at ${prices.corporateHq}`,
    ],
  },
  photo: {
    id: 'photo-1497366754035-f200968a6e72',
    alt: 'Hallway between glass panel doors in a modern office',
  },
  projects: projectsOf('office-execution'),
  projectsAlike:
    'A whole company on one floor, and a head office with a server room. Which is nearer to yours?',
  meta: {
    title: `Office execution and interiors in ${company.address.city} | ${company.shortName}`,
    description: `Office interiors from bare shell to move-in, in ${serviceArea.inShort}: startups ${prices.startupOffice}, corporate HQ ${prices.corporateHq}, ${years}-year warranty.`,
    keywords: [
      `office interior contractors ${company.address.city}`,
      'office fit-out cost per sq ft',
      'corporate interior contractors India',
      `commercial interiors ${company.address.city}`,
    ],
    service: {
      name: 'Office execution',
      description:
        'Complete office fit-outs: partitions, electrical and data, air conditioning, fire safety, ceilings, flooring and furniture.',
      prices: { startup: prices.startupOffice, headquarters: prices.corporateHq },
    },
  },
  badges: ['Enterprise Certified', 'ISO Compliant', `${claims.projects} Offices Built`],
  hero: {
    title: 'Office execution, from bare shell to move-in',
    subtitle:
      'One contractor for walls, wiring, cooling, ceilings, floors and desks. Office projects take 2-4 weeks; larger floors take longer.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
    drawing: 'bare-to-move-in',
  },
  stats: [
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
    { figure: `${replyHoursOf(company, 'office-execution')}hr`, label: 'response and quote' },
    { figure: `${years}-year`, label: 'warranty' },
  ],
  calculator: {
    title: 'Office Project Calculator',
    intro: 'A guide for your first budget, by finish and by size.',
    rates: [
      {
        office: 'Startup office',
        rate: prices.startupOffice,
        rupees: rupeesOf(prices.startupOffice),
        covers: 'Open desks, a meeting room and a pantry, in simple finishes that wear well.',
        drawing: 'office-floor',
        crop: [60, 186, 320, 160],
      },
      {
        office: 'Corporate HQ',
        rate: prices.corporateHq,
        rupees: rupeesOf(prices.corporateHq),
        covers:
          'Reception, cabins and a boardroom, in glass, wood veneer and carpet, under a ceiling that absorbs sound.',
        drawing: 'corporate-hq',
        crop: [66, 186, 320, 160],
      },
    ],
    sizesTitle: 'By size',
    // 3L / 1,000 sq ft, 15L / 3,000 and 50L / 10,000.
    sizesIntro:
      'Reckoned at ₹300-500/sq ft, between the two. Plainer offices cost less, richer ones more.',
    sizesColumns: ['Floor area', 'What fits', 'Budget'],
    sizes: [
      {
        area: '1,000-3,000 sq ft',
        squareFeet: [1000, 3000],
        cost: '₹3L-15L',
        suits: 'One team, a meeting room and a pantry',
      },
      {
        area: '3,000-10,000 sq ft',
        squareFeet: [3000, 10000],
        cost: '₹15L-50L',
        suits: 'Several teams, cabins and a boardroom',
      },
      {
        area: '10,000+ sq ft',
        squareFeet: [10000],
        cost: '₹50L+',
        suits: 'Whole floors, with reception and cafeteria',
      },
    ],
    dots: 'Dots: offices we built, extras included',
    note: 'Height, finishes and reusable cooling or cabling move the price. Extras, quoted on top: central cooling, server rooms, raised floors.',
  },
  late: 'Late means rent for a floor nobody can use.',
  penalty: {
    terms: 'the penalty fixed in your contract.',
    picture: { part: 'rent', crop: [92, -2, 760, 179], narrow: { crop: [288, -2, 324, 179] } },
  },
  fitOut: {
    title: 'The six parts of a fit-out',
    intro:
      'What goes above the ceiling and under the floor you never see again. We test it before it is closed.',
    drawing: 'fit-out',
    crop: [3, 22, 684, 396],
    parts: [
      {
        step: '01',
        title: 'Partitions and doors',
        description: 'Cabin walls go up to the slab, because voices travel over low ones.',
        materials: [
          'Gypsum board walls, filled to keep sound out',
          'Toughened glass in aluminium frames',
        ],
        point: [220, 214],
      },
      {
        step: '02',
        title: 'Wiring and network',
        description:
          'Power, battery backup and network in separate conduits, tested before the ceiling closes.',
        materials: ['Flame-retardant copper wire', 'Network cable to one labelled cabinet'],
        point: [264, 102],
      },
      {
        step: '03',
        title: 'Air conditioning and fire safety',
        description:
          'Ducts, pipes and sprinklers are planned on one sheet, so nothing meets a beam by surprise.',
        materials: [
          'Central cooling (VRF) or ducted split units',
          'Smoke detectors, sprinklers, exit signs',
        ],
        point: [574, 76],
      },
      {
        step: '04',
        title: 'Ceiling and lighting',
        description:
          'Lights hang over desks, not aisles. Tiles lift out where someone must reach a cable.',
        materials: ['Sound-absorbing tiles on a 600 mm grid', 'LED panels with glare control'],
        point: [434, 138],
      },
      {
        step: '05',
        title: 'Flooring and paint',
        description: 'The floor is levelled first. The last coat of paint comes after the desks.',
        materials: [
          'Carpet tile or vinyl where people work',
          'Vitrified tile in pantry and reception',
        ],
        point: [374, 392],
      },
      {
        step: '06',
        title: 'Desks and storage',
        description:
          'Each desk is assembled on your floor, levelled, wired and switched on before you see it.',
        materials: ['Hard-wearing tops with sealed edges', 'Steel legs with cable trays'],
        point: [484, 296],
      },
    ],
    handover: `We walk the floor with you, make a snag list and clear it. You move in with plans, test reports and warranty papers in hand. One ${years}-year warranty covers everything we fit.`,
  },
  band: {
    title: 'Start with the floor you have',
    text: 'Show us the empty floor, or the full one you have outgrown. We look at what can stay. The assessment is free.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
    drawing: 'office-floor',
  },
};

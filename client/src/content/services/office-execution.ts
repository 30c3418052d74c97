import {
  BrickWall,
  Building2,
  Cable,
  Grid3x3,
  LampCeiling,
  type LucideIcon,
  Rows3,
  Wind,
} from 'lucide-react';
import type { Band, CallToAction, DrawingName, Photo, Point, ServiceMeta, Stat } from '../types.ts';

/** A rate per square foot of carpet area and what it buys. */
export interface OfficeRate {
  readonly office: string;
  /** As on the site: "₹200–400/sq ft". */
  readonly rate: string;
  /** The same in rupees, for the scale. */
  readonly rupees: readonly [from: number, to: number];
  readonly covers: string;
}

/** A band of floor areas and what an office of that size costs. */
export interface OfficeSize {
  /** "1,000–3,000 sq ft" */
  readonly area: string;
  /** The same in square feet, for the scale; the largest size has no end. */
  readonly squareFeet: readonly [from: number, to?: number];
  /** "₹3L–15L" */
  readonly cost: string;
  readonly suits: string;
}

/** A part of the fit-out, in the order it is built on site; `step` is shown as written ("01"). */
export interface FitOutPart {
  readonly step: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: string;
  /** What it is built of: three short items. */
  readonly materials: readonly [string, string, string];
  /** Where the page's drawing shows it. */
  readonly mark: Point;
}

/** The office-execution page, the one special service page (spec sections 2 and 9). */
export interface OfficeExecutionContent {
  readonly slug: string;
  readonly meta: ServiceMeta;
  readonly drawing: DrawingName;
  readonly badges: readonly [string, string, string];
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly callToAction: CallToAction;
    readonly icon: LucideIcon;
    /** The page's single stock photograph. */
    readonly photo: Photo;
  };
  readonly stats: readonly [Stat, Stat, Stat];
  /** Display only: no inputs, no computation. */
  readonly calculator: {
    readonly title: string;
    readonly intro: string;
    readonly ratesTitle: string;
    /** Names of the columns: office, what the rate covers, rate. */
    readonly ratesColumns: readonly [string, string, string];
    readonly rates: readonly [OfficeRate, OfficeRate];
    readonly sizesTitle: string;
    /** Names of the columns: floor area, what fits, budget. */
    readonly sizesColumns: readonly [string, string, string];
    readonly sizes: readonly [OfficeSize, OfficeSize, OfficeSize];
    /** What the guide leaves open. */
    readonly note: string;
  };
  readonly fitOut: {
    readonly title: string;
    readonly intro: string;
    readonly parts: readonly [
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
      FitOutPart,
    ];
    /** What happens after the last part. */
    readonly handover: string;
  };
  readonly band: Band;
}

/** /services/office-execution (spec sections 2 and 9). */
export const officeExecution: OfficeExecutionContent = {
  slug: 'office-execution',
  drawing: 'office-floor',
  meta: {
    title: 'Office Fit-Outs in Hyderabad in 2–4 Weeks | BuiltRight',
    description:
      'Office fit-outs from bare shell to handover: startup offices ₹200–400/sq ft, corporate HQ ₹500–800/sq ft. 98% on-time, 2-year warranty.',
    keywords: [
      'office interior contractors Hyderabad',
      'office fit-out cost per sq ft',
      'turnkey office interiors',
      'corporate interior contractors India',
      'startup office interiors',
      'office execution',
      'commercial interiors Hyderabad',
    ],
    service: {
      name: 'Office Execution',
      description:
        'Complete office fit-outs: partitions, electrical and data, air-conditioning, fire safety, ceilings, flooring and furniture under one contract.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Office Execution', path: '/services/office-execution' },
    ],
  },
  badges: ['Enterprise Certified', 'ISO Compliant', '500+ Offices Built'],
  hero: {
    title: 'Office execution',
    subtitle:
      'Complete fit-outs from bare shell to the first working day: partitions, services, ceilings, floors and furniture under one contract, in 2–4 weeks.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
    icon: Building2,
    photo: {
      id: 'photo-1497366754035-f200968a6e72',
      alt: 'Hallway between glass panel doors in a modern office',
    },
  },
  stats: [
    { figure: '98%', label: 'On-time delivery, penalties otherwise' },
    { figure: '24hr', label: 'Response and quote' },
    { figure: '2-year', label: 'Warranty' },
  ],
  calculator: {
    title: 'Office Project Calculator',
    intro:
      'Read it by finish or by size. Both are guides to plan a budget with; your quote follows the measured floor and names every item.',
    ratesTitle: 'By finish',
    ratesColumns: ['Office', 'What it covers', 'Rate'],
    rates: [
      {
        office: 'Startup office',
        rate: '₹200–400/sq ft',
        rupees: [200, 400],
        covers: 'Open desks, a meeting room and a pantry, finished in laminate, paint and vinyl.',
      },
      {
        office: 'Corporate HQ',
        rate: '₹500–800/sq ft',
        rupees: [500, 800],
        covers:
          'Reception, cabins and a boardroom, finished in glass, veneer and carpet tile, under an acoustic ceiling.',
      },
    ],
    sizesTitle: 'By size',
    sizesColumns: ['Floor area', 'What fits', 'Budget'],
    sizes: [
      {
        area: '1,000–3,000 sq ft',
        squareFeet: [1000, 3000],
        cost: '₹3L–15L',
        suits: 'One team, a meeting room and a pantry',
      },
      {
        area: '3,000–10,000 sq ft',
        squareFeet: [3000, 10000],
        cost: '₹15L–50L',
        suits: 'Several teams, cabins, a boardroom and a server room',
      },
      {
        area: '10,000+ sq ft',
        squareFeet: [10000],
        cost: '₹50L+',
        suits: 'A whole floor or several, with reception and cafeteria',
      },
    ],
    note: 'What moves the price: the height of the slab, how much air-conditioning and cabling can stay, and the finish of floor and doors.',
  },
  fitOut: {
    title: 'The six parts of a fit-out',
    intro:
      'In the order they are built. What will be hidden is tested and photographed before it is closed.',
    parts: [
      {
        step: '01',
        icon: BrickWall,
        title: 'Partitions and doors',
        description:
          'Walls are set out in chalk on the slab and checked against the drawing. Cabins are built to the soffit, so that voices do not travel over the ceiling.',
        materials: [
          'Gypsum board on GI studs, mineral wool within',
          '10–12 mm toughened glass in aluminium channel',
          'Flush doors to IS 2202, hydraulic closers',
        ],
        mark: [210, 144],
      },
      {
        step: '02',
        icon: Cable,
        title: 'Wiring and network',
        description:
          'Power, UPS and data run in separate conduits to a socket at each desk. Circuits are megger-tested and data points tested before the ceiling closes.',
        materials: [
          'ISI-marked FRLS copper wire to IS 694',
          'Cat 6 cable to a labelled patch panel',
          'MCB and RCCB boards, separate earth for IT',
        ],
        mark: [257, 227],
      },
      {
        step: '03',
        icon: Wind,
        title: 'Air-conditioning and fire safety',
        description:
          'Ducts, copper lines and sprinkler drops share one services drawing, so nothing meets a beam by surprise. Lines are pressure-tested for a day.',
        materials: [
          'VRF or ducted split units, insulated GI ducts',
          'Smoke detectors, sprinklers, exit signs',
          'Fresh air and pantry exhaust',
        ],
        mark: [335, 50],
      },
      {
        step: '04',
        icon: LampCeiling,
        title: 'Ceiling and lighting',
        description:
          'The grid is levelled by laser and starts from the middle of the room, so the cut tiles at both walls match. Lights sit over desks, not over aisles.',
        materials: [
          'Mineral fibre tiles on a 600 mm grid',
          'Gypsum bulkheads on a GI frame',
          'LED panels, 4000 K, glare-controlled',
        ],
        mark: [399, 84],
      },
      {
        step: '05',
        icon: Grid3x3,
        title: 'Flooring and paint',
        description:
          'The screed is checked with a two-metre straightedge before anything is laid. Paint goes on before the carpet, its last coat after the desks.',
        materials: [
          'Carpet tile or 2–3 mm vinyl in work areas',
          'Vitrified tile in pantry and reception',
          'Low-odour emulsion over two coats of putty',
        ],
        mark: [299, 322],
      },
      {
        step: '06',
        icon: Rows3,
        title: 'Desks and storage',
        description:
          'Workstations and storage come cut and edge-banded and are joined on site. Each desk is levelled, cabled and switched on before you see it.',
        materials: [
          '25 mm prelam worktops, 2 mm PVC edges',
          'Powder-coated steel legs and cable trays',
          'Reception counter and pantry units in BWR ply',
        ],
        mark: [414, 300],
      },
    ],
    handover:
      'We walk the floor with you, list every snag and close the list. You receive as-built drawings, test reports and warranty papers.',
  },
  band: {
    title: 'Show us the empty floor',
    text: 'We visit, measure and tell you what can stay. The assessment is free, with no advance payment, and you hear from us within 24 hours.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
    drawing: 'meeting-room',
  },
};

import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { leastOf } from '../price-range.ts';
import { prices as shared } from '../prices.ts';
import { projectsNaming } from '../projects-naming.ts';
import { replyHours } from '../promises.ts';
import { serviceLabels } from '../service-labels.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  cabling: shared.cabling,
  lighting: '₹200-800/sq ft',
  serverRoom: shared.serverRoom,
};

const years = warranties['electrical-it'];

/** /services/electrical-it (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Electrical and IT: office cabling in ${company.address.city} | ${company.shortName}`,
    description: `Network cabling ${prices.cabling} up to 10Gbps, LED lighting ${prices.lighting}, server rooms ${prices.serverRoom} in ${company.address.city}. ${years}-year warranty.`,
    keywords: [
      `office electrical contractor ${company.address.city}`,
      'network cabling cost per point',
      'structured cabling',
      'LED office lighting',
    ],
    service: {
      name: 'Electrical and IT work',
      description:
        'Network cabling, LED lighting and server rooms for offices, tested and labelled.',
      prices,
    },
  },
  drawing: 'electrical-rack',
  card: {
    position: 8,
    price: { of: serviceLabels.from, value: leastOf({ cabling: prices.cabling }) },
    description: 'Network cabling, LED lighting and server rooms for offices.',
    features: [
      `Cabling at ${prices.cabling}`,
      `LED lighting at ${prices.lighting}`,
      `Server rooms at ${prices.serverRoom}`,
      `${years}-year warranty`,
    ],
  },
  photo: { id: 'photo-1558494949-ef010cbdcc31', alt: 'Racks of servers with network cables' },
  projects: projectsNaming('raised floor'),
  projectsAlike: 'One server room, a cable to every desk. The 4 weeks are for the whole fit-out.',
  projectLayer: { drawing: 'cable-run', part: 'cables' },
  kind: 'system',
  order: ['sheet', 'prices', 'build', 'penalty'],
  badges: [
    `${claims.certification} certified`,
    'Free consultation',
    'AMC available (annual maintenance contract)',
  ],
  hero: {
    title: 'Electrical and IT, labelled end to end',
    subtitle:
      'Network cabling, server rooms, and LED lighting that saves 60-80% of the energy of older lamps.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
    from: 'LED lighting from',
  },
  stats: [
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
    { figure: '24/7', label: 'support' },
  ],
  pricesTitle: 'What the wiring costs',
  pricesIntro: 'Cabling is priced by the point, lighting by area, server rooms by load.',
  packages: [
    {
      title: 'Structured cabling',
      description: 'Network points from desk to rack.',
      price: prices.cabling,
      rows: [
        { label: 'Speed', value: 'Up to 10Gbps' },
        { label: 'Cable', value: 'Copper, in its own tray' },
      ],
      includes: [
        'Kept away from power cables',
        'A socket at the desk, a port at the rack',
        'One number at both ends',
        'Spare conduits for future desks',
      ],
      drawing: 'wiring-details',
      crop: [0, 0, 300, 240],
      leader: { from: [166, 112], to: [186, 90] },
    },
    {
      title: 'LED lighting',
      description: 'Fittings, wiring, board and controls.',
      price: prices.lighting,
      rows: [
        { label: 'Against older lamps', value: '60-80% saving' },
        { label: 'Lamp life', value: '50,000+ hours' },
      ],
      includes: [
        'Panels with glare control',
        'Sized to the ceiling grid',
        'Flame-retardant copper wiring',
        'MCBs and RCCBs',
      ],
      drawing: 'wiring-details',
      crop: [400, 0, 300, 240],
      leader: { from: [440, 128], to: [474, 94] },
    },
    {
      title: 'Server room',
      description: 'Racks, backup power and cooling.',
      price: prices.serverRoom,
      rows: [
        { label: 'Scope', value: 'Rack to earth pit' },
        { label: 'Support', value: '24/7' },
      ],
      includes: [
        'Racks with room to grow',
        'Battery backup (UPS)',
        'Cooling sized to the equipment',
        'Raised floor and its own earthing',
      ],
      drawing: 'wiring-details',
      crop: [800, 0, 300, 240],
      leader: { from: [188, 262], to: [216, 262] },
    },
  ],
  sheet: {
    title: 'One cable, from rack to desk',
    intro: 'Follow cable 07. Too close to power, or bent too sharply, it slows the network.',
    drawing: 'traced-cable',
    together: { drawing: 'cable-run', crop: [0, -1, 580, 324] },
    views: [
      {
        title: 'Rack',
        crop: [0, 0, 160, 120],
        facts: [
          { label: 'Port', value: '07' },
          { label: 'Width of a 19" panel', value: '483 mm' },
        ],
      },
      {
        title: 'Ceiling',
        crop: [0, 120, 160, 120],
        facts: [
          { label: 'From power tray', value: '200 mm' },
          { label: 'Bend radius, at least', value: '4 × cable' },
        ],
      },
      {
        title: 'Wall',
        crop: [0, 240, 160, 120],
        facts: [
          { label: 'From power conduit', value: '200 mm' },
          { label: 'Conduit', value: 'data only' },
        ],
      },
      {
        title: 'Socket',
        crop: [0, 360, 160, 120],
        facts: [
          { label: 'Centre above floor', value: '300 mm' },
          { label: 'From the rack, at most', value: '90 m' },
        ],
      },
      {
        title: 'Desk',
        crop: [0, 480, 160, 120],
        facts: [
          { label: 'The same number again', value: '07' },
          { label: 'Speed', value: 'Up to 10Gbps' },
        ],
      },
    ],
  },
  late: 'Late means desks without power or network.',
  penalty: {
    terms: 'the penalty agreed before the first cable was cut.',
    picture: { part: 'unplugged', crop: [0, 0, 780, 152], narrow: { crop: [424, 0, 352, 152] } },
  },
  buildTitle: 'How we wire an office',
  oneWall: true,
  build: [
    {
      step: '01',
      title: 'Count',
      description: 'Each machine, light and socket is on a plan you approve.',
    },
    {
      step: '02',
      isOverhead: true,
      title: 'Run',
      description: 'Power and data run apart, with spare conduits for future desks.',
    },
    {
      step: '03',
      title: 'Label',
      description: 'Each circuit and port gets its number.',
    },
    {
      step: '04',
      title: 'Test',
      description: 'Insulation, earthing and links are measured. You keep the readings.',
    },
  ],
  band: {
    title: 'How many desks, now and next year?',
    text: `Today’s desks get cables, next year’s a spare conduit beside them. We price both within ${replyHours.office} of our visit.`,
    callToAction: { text: 'Call for free consultation', target: 'call' },
    sheet: { drawing: 'cable-run', part: 'next-desk', crop: [0, 0, 461, 326] },
  },
};

import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { prices as shared } from '../prices.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  tvUnit: shared.tvUnit,
  dining: shared.diningArea,
  ceiling: '₹35K-80K',
};

const years = warranties['living-dining'];

/** /services/living-dining (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Living and dining interiors in ${company.address.city} | ${company.shortName}`,
    description: `TV units ${prices.tvUnit}, dining areas ${prices.dining} and false ceilings ${prices.ceiling} in ${serviceArea.inShort}, in 2 weeks. ${years}-year warranty.`,
    keywords: [
      `living room interiors ${company.address.city}`,
      'TV unit design',
      'TV unit price',
      'dining area design',
      'crockery unit',
      'living room false ceiling',
      `interior designers in ${company.address.city}`,
    ],
    service: {
      name: 'Living and dining interiors',
      description: `TV units, dining areas and false ceilings for homes, with wiring and lighting included, finished in 2 weeks under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'living-dining',
  card: {
    position: 6,
    scene: 'living',
    description: 'TV wall, dining corner and false ceiling, finished in 2 weeks.',
    features: [
      'TV units for 32" to 75" screens',
      'Dining for 4-12 people',
      'False ceilings in 3-5 days',
      `${years}-year warranty`,
    ],
  },
  photo: {
    id: 'photo-1616047006789-b7af5afb8c20',
    alt: 'Living room with a tan leather sectional sofa',
  },
  projects: projectsOf('living-dining'),
  projectsAlike: 'Your room takes 2 weeks. This whole floor took 4.',
  kind: 'room',
  order: ['prices', 'sheet', 'penalty', 'build'],
  badges: ['3D visualization', `${claims.certification} certified`, 'Free consultation'],
  hero: {
    title: 'Living and dining around your family',
    subtitle:
      'TV wall, dining table and ceiling, planned as one room. Sockets, shelves and lights end up where you sit.',
    from: 'A TV unit from',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '2 weeks', label: 'completion of the whole room' },
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
  ],
  pricesTitle: 'TV wall, table, ceiling: what each costs',
  promise: `Size and finish set the price. You have yours within ${replyHours.usual} of our visit.`,
  packages: [
    {
      title: 'TV unit',
      description: 'Panelled wall, floating cabinet, hidden wires.',
      price: prices.tvUnit,
      rows: [
        { label: 'TV', value: '32" to 75"' },
        { label: 'Install', value: '1-2 days' },
      ],
      includes: [
        'Cabinet in moisture-resistant plywood',
        'Soft-close drawers and shutters',
        'Firm backing for the TV bracket',
        'Hidden conduit for power, HDMI and internet',
      ],
      drawing: 'living-details',
      crop: [1600, 0, 630, 305.8],
    },
    {
      title: 'Dining area',
      description: 'Table, chairs, crockery unit and a light above.',
      price: prices.dining,
      rows: [
        { label: 'Seats', value: '4-12' },
        { label: 'Time', value: '2-3 days' },
      ],
      includes: [
        'Table in solid sheesham or veneer',
        'Chairs with firm foam seats',
        'Crockery unit with glass shutters',
        'Lamp hung low over the table',
      ],
      drawing: 'living-details',
      crop: [8, 0, 490, 237.9],
    },
    {
      title: 'False ceiling',
      description: 'Gypsum ceiling with hidden light (a cove).',
      price: prices.ceiling,
      rows: [
        { label: 'Scope', value: 'Frame to final paint' },
        { label: 'Time', value: '3-5 days' },
      ],
      includes: [
        'Gypsum board on a galvanised frame',
        'Warm LED strip in the cove',
        'Flame-retardant wiring in conduit',
        'Primer and two coats of paint',
      ],
      drawing: 'living-details',
      crop: [800, 0, 630, 305.8],
    },
  ],
  sheet: {
    title: 'How far from the TV, 32" to 75"',
    intro:
      'Sit about 1.6 times the diagonal away, your eyes level with the middle of the screen, 1,080 mm above the floor.',
    drawing: 'tv-wall',
    views: [
      {
        crop: [-20, -20, 1064, 330],
        narrow: [{ part: 'stack', crop: [-20, 64, 460, 782] }],
        facts: [
          { label: '32" screen, a child’s room', value: '1.3 m' },
          { label: '55" screen, a living room', value: '2.25 m' },
          { label: '75" screen, a long hall', value: '3.05 m' },
        ],
      },
    ],
  },
  late: 'Late means Diwali guests and no table to seat them at.',
  penalty: {
    terms: 'the penalty. It is in the contract you sign.',
    look: 'system',
    picture: { part: 'diwali', crop: [0, -36, 780, 214], narrow: { crop: [240, -36, 482, 214] } },
  },
  buildTitle: 'How the room comes together',
  build: [
    {
      step: '01',
      title: 'Measure and plan',
      description:
        'We mark beams and sockets and ask who sits where. You see the room in 3D first.',
    },
    {
      step: '02',
      isOverhead: true,
      title: 'Ceiling and wiring',
      description:
        'Cutting and dust come first, and are over before any furniture enters the room.',
    },
    {
      step: '03',
      title: 'Cabinets and panels',
      description:
        'Cabinets arrive cut and edged. On site we level them, trim them to crooked walls and fix the TV.',
    },
    {
      step: '04',
      title: 'Lights and handover',
      description:
        'The lamp is centred on the table, every drawer and switch is tested with you, and the room is swept.',
    },
  ],
  band: {
    title: 'Does the sofa stay?',
    text: 'Tell us what you keep and what goes. We plan the room around it.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'living-dining',
  },
};

import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServiceProcessContent } from '../types.ts';
import { warranties } from '../warranties.ts';
import { inWords } from '../words.ts';

const years = warranties['modular-kitchens'];

/** /services/modular-kitchens (spec sections 2 and 9). */
export const service: ServiceProcessContent = {
  drawing: 'modular-kitchen',
  card: {
    position: 2,
    description: `${claims.projects} kitchens built, with a ${years}-year hardware warranty.`,
    featured: true,
    badge: { text: 'Premium Choice', kind: 'ink' },
    scene: 'kitchen',
    features: [
      'Water-resistant plywood at sink and hob',
      'Deep drawers for heavy vessels',
      'Counter, sink, hob and chimney fitted',
      'Ready in 1-2 weeks for most kitchens',
    ],
  },
  photo: { id: 'photo-1588854337236-6889d631faa8', alt: 'Grey kitchen with a marble top' },
  projects: projectsOf('modular-kitchens'),
  projectsAlike:
    'Most kitchens take 1-2 weeks. With its island and wash area, this one took 3. Cabinets and stone fill it, so it costs more per sq ft than a whole home.',
  meta: {
    title: `Modular kitchens in ${company.address.city}: price and design | ${company.shortName}`,
    description: `Modular kitchens in ${serviceArea.inShort}, planned for Indian cooking. ${claims.projects} kitchens, ${years}-year hardware warranty, ready in 1-2 weeks.`,
    keywords: [
      `modular kitchen ${company.address.city}`,
      'modular kitchen price',
      'modular kitchen designers',
      'L-shaped modular kitchen',
      'acrylic kitchen shutters',
      'granite or quartz countertop',
      'soft-close kitchen hardware',
    ],
    service: {
      name: 'Modular kitchens',
      description:
        'Design, manufacture and fitting of modular kitchens: cabinets, shutters, countertops, soft-close hardware and loft storage.',
    },
  },
  hero: {
    title: 'Modular kitchens for Indian cooking',
    subtitle:
      'Tadka and steam, hard water, the wet grinder at six in the morning: we plan for the way you cook.',
    highlights: [
      { figure: claims.projects, label: 'kitchens' },
      { figure: `${years}-year`, label: 'hardware warranty' },
      { figure: '1-2 weeks', label: 'for most kitchens' },
      { figure: 'Free', label: 'consultation' },
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    drawing: 'hob-and-hood',
    crop: [0, -35, 782, 480],
  },
  order: ['features', 'priceLadders', 'specifications', 'process', 'penalty', 'reasons'],
  titles: {
    features: 'Features: six details, from sink to loft',
    process: 'Process: from tape to first meal',
    whyChooseUs: `Why choose us: ${inWords(years)} years on every hinge`,
  },
  featuresIntro: 'Oil, water, heavy vessels: each number marks a place we plan for them.',
  featuresPeople: { name: 'kitchen-choices', part: 'cook' },
  featuresLead: true,
  features: [
    {
      title: 'Plywood where water runs',
      description:
        'Sink and hob cabinets are in BWP (boiling\u2011water\u2011proof) plywood, the rest in moisture-resistant BWR. Cut edges are sealed against steam.',
      point: [202, 290],
    },
    {
      title: 'Standard widths',
      description: 'A new oven or microwave fits where the old one stood.',
      point: [90, 134],
    },
    {
      title: 'Drawers for heavy vessels',
      description:
        'Deep drawers under the counter roll out fully, so the pressure cooker and the big kadhai come to you.',
      point: [456, 291],
    },
    {
      title: 'A sink that forgives spills',
      description:
        'An aluminium tray lines the sink cabinet, and legs hold it off the floor. The skirting unclips when the floor is washed.',
      point: [248, 316],
    },
    {
      title: 'Sockets in the right place',
      description:
        'Mixer, oven, purifier: each gets a point where you use it, settled before the wall is tiled.',
      point: [286, 217],
    },
    {
      title: 'Storage up to the ceiling',
      description:
        'A loft closes the dusty gap above the wall cabinets, for festival vessels and large thalis.',
      point: [202, 91],
    },
  ],
  specifications: [
    {
      category: 'Cabinets',
      crop: [-2, 397, 124, 104],
      items: ['18 mm plywood, wipe-clean laminate inside', 'Levelling legs, clip\u2011on skirting'],
    },
    {
      category: 'Shutters',
      crop: [138, 402, 124, 92],
      items: ['Finished on both faces', 'Edges sealed with PVC band'],
    },
    {
      category: 'Countertop',
      crop: [276, 408, 124, 94],
      items: ['No stone joint at the sink', 'Sink set below the counter, joint sealed'],
    },
    {
      category: 'Hardware',
      crop: [420, 394, 124, 104],
      items: [
        'Soft-close hinges and drawer channels',
        'Gas lifts, bottle pull\u2011out, corner unit',
      ],
    },
  ],
  priceLadders: {
    title: 'What moves the price of a kitchen',
    drawing: 'kitchen-choices',
    ladders: [
      {
        part: 'Shutters',
        rungs: [
          { choice: 'Laminate', reason: 'wipes clean', crop: [-1, 4, 62, 88] },
          { choice: 'Acrylic', reason: 'mirror gloss', crop: [99, 4, 62, 88] },
          { choice: 'Paint', reason: 'any colour', crop: [199, 4, 62, 88] },
        ],
      },
      {
        part: 'Countertop',
        rungs: [
          { choice: 'Granite', reason: 'takes hot pans', crop: [298, 6, 104, 66] },
          { choice: 'Quartz', reason: 'needs no sealing', crop: [418, 6, 104, 66] },
        ],
      },
      {
        part: 'Layout',
        rungs: [
          { choice: 'Straight', reason: 'no corner', crop: [0, 98, 324, 254] },
          { choice: 'L-shaped', reason: 'one corner', crop: [340, 98, 324, 254] },
          { choice: 'U-shaped', reason: 'two corners', crop: [680, 98, 324, 254] },
        ],
      },
    ],
    promise: `A price for each part, within ${replyHours.usual} of our visit.`,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  processIntro: 'Four steps. The second is yours.',
  process: [
    {
      step: '01',
      title: 'Measure',
      description:
        'We measure, list your appliances and ask who cooks, how often and for how many.',
    },
    {
      step: '02',
      title: 'Choose',
      description:
        'You see the kitchen in 3D with a price for each part. Change what you like before anything is cut.',
    },
    {
      step: '03',
      title: 'Make',
      description:
        'Cabinets are cut and edged away from your home, while its wiring, water points and tiles are finished.',
    },
    {
      step: '04',
      title: 'Fit',
      description:
        'Cabinets, countertop and shutters go in, the water is run, and the kitchen is cleaned for its first meal.',
    },
  ],
  late: 'Late means one more week of ordering in.',
  penalty: {
    terms: 'the penalty. It is in your contract before the first cabinet is cut.',
    picture: {
      part: 'dinners',
      crop: [120, -4, 600, 174],
      narrow: { crop: [350, -2, 210, 172] },
    },
  },
  whyChooseUs: [
    {
      picture: [-2, 0, 304, 150],
      title: `${claims.projects} kitchens`,
      description:
        'Straight, L, U, parallel or island: sink, hob and fridge are always a few steps apart.',
    },
    {
      picture: [318, 0, 304, 150],
      title: `${years}-year hardware warranty`,
      description:
        'Hinges and drawer channels work hardest here: from six in the morning, dozens of times a day.',
    },
    {
      picture: [638, 0, 304, 150],
      title: `${claims.onTime} on-time delivery, with penalties otherwise`,
      description: 'A week or two without a kitchen is easier if you know which.',
    },
  ],
  band: {
    title: 'Get a quote for your kitchen',
    text: 'Tell us the size of the room, what you cook on and how many you cook for.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'modular-kitchen',
  },
};

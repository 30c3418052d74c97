import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServiceProcessContent } from '../types.ts';
import { warranties } from '../warranties.ts';
import { inWords } from '../words.ts';

const years = warranties['bedrooms-wardrobes'];

/** /services/bedrooms-wardrobes (spec sections 2 and 9). */
export const service: ServiceProcessContent = {
  drawing: 'bedroom-wardrobe',
  card: {
    position: 4,
    description: `Beds, and wardrobes to the ceiling, with a ${years}-year warranty.`,
    features: [
      'Sliding or hinged wardrobes',
      'Headboards and wall panelling',
      'Study and dressing corners',
      'Beds with room for quilts',
    ],
  },
  photo: { id: 'photo-1672137233327-37b0c1049e77', alt: 'Inside of a walk-in wardrobe' },
  projects: projectsOf('bedrooms-wardrobes'),
  projectsAlike: 'Five beds, five wardrobes, five desks. For one of each, the steps are the same.',
  meta: {
    title: `Bedrooms and wardrobes: interiors in ${company.address.city} | ${company.shortName}`,
    description: `Bedroom interiors and wardrobes in ${serviceArea.inShort}: sliding, hinged, with lofts and storage beds. ${years}-year warranty, 3D visualization.`,
    keywords: [
      `wardrobe design ${company.address.city}`,
      'sliding wardrobe price',
      `bedroom interiors ${company.address.city}`,
      'wardrobe with loft',
      'hydraulic storage bed',
      `interior designers in ${company.address.city}`,
    ],
    service: {
      name: 'Bedrooms and wardrobes',
      description:
        'Fitted wardrobes, lofts, storage beds, headboard panelling and bedroom lighting, made to measure and installed.',
    },
  },
  hero: {
    title: 'Bedrooms and wardrobes that fit',
    subtitle:
      'Sarees, suits, school bags and the winter quilts: we ask what you own and build wardrobes, beds and lofts around it.',
    highlights: [
      { figure: `${years}-year`, label: 'warranty' },
      { figure: '3D', label: 'visualization' },
      { figure: '600 mm', label: 'clear depth for hangers' },
      { figure: 'Free', label: 'consultation' },
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    drawing: 'bed-for-two',
    crop: [-113, -18, 674, 478],
  },
  order: ['sheet', 'features', 'priceLadders', 'penalty', 'process', 'reasons'],
  titles: {
    features: 'Features: six ways to keep a bedroom calm',
    process: 'Process: from full cupboards to a calm room',
    whyChooseUs: `Why choose us: ${inWords(years)} years, from bed to loft`,
  },
  featuresIntro: 'It holds more than it shows: quilts, suitcases, papers, jewellery.',
  features: [
    {
      title: 'Hinged or sliding',
      description:
        'Hinged shutters show all but need room to swing. Sliding ones suit narrow rooms and stop softly.',
      point: [365, 180],
    },
    {
      title: 'A place for each garment',
      description: 'Trays for dupattas, a locker fixed to the wall.',
      point: [464, 264],
    },
    {
      title: 'Lofts up to the ceiling',
      description: 'Winter quilts go up where only dust would gather.',
      point: [365, 91],
    },
    {
      title: 'Beds with storage',
      description:
        'The base lifts on gas struts, or drawers open at the side. The bedding for guests has a home.',
      point: [200, 298],
    },
    {
      title: 'Headboard walls',
      description:
        'Panels in fabric, veneer or laminate. They come off in sections, so wiring is within reach.',
      point: [95, 240],
    },
    {
      title: 'Light for two',
      description:
        'A switch at each side, a lamp that lets the other sleep, a strip that lights the wardrobe.',
      point: [282, 196],
    },
  ],
  sheet: {
    title: 'Inside, with the doors open',
    intro: 'Measure your longest clothes, count the rest. 2,100 mm is within reach.',
    drawing: 'open-wardrobe',
    views: [
      {
        crop: [2, 52, 704, 358],
        narrow: [{ crop: [14, 52, 368, 358] }, { crop: [342, 52, 368, 358] }],
        facts: [
          { label: 'Sarees and coats', value: '1,500 mm' },
          { label: 'Kurtas and sherwanis', value: '1,200 mm' },
          { label: 'Shirts, in two rows', value: '970 mm each' },
        ],
      },
    ],
  },
  priceLadders: {
    title: 'What moves the price of a wardrobe',
    drawing: 'wardrobe-choices',
    ladders: [
      {
        part: 'Shutters',
        rungs: [
          { choice: 'Hinged', reason: 'shows all', crop: [0, 0, 130, 140] },
          { choice: 'Sliding', reason: 'needs no swing', crop: [140, 0, 130, 140] },
        ],
      },
      {
        part: 'Height',
        rungs: [
          { choice: 'Without a loft', reason: 'suitcases on top', crop: [560, 0, 130, 140] },
          { choice: 'With a loft', reason: 'suitcases inside', crop: [700, 0, 130, 140] },
        ],
      },
      {
        part: 'Finish',
        rungs: [
          { choice: 'Laminate', reason: 'wipes clean', crop: [280, 0, 87, 140] },
          { choice: 'Acrylic', reason: 'mirror gloss', crop: [367, 0, 87, 140] },
          { choice: 'Paint', reason: 'any colour', crop: [454, 0, 87, 140] },
        ],
      },
    ],
    promise: `A price for each part, within ${replyHours.usual} of our visit.`,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  processIntro: 'The sawdust stays in the workshop.',
  process: [
    {
      step: '01',
      title: 'Count and measure',
      description: 'We measure the walls and list what hangs, what folds and what is locked.',
    },
    {
      step: '02',
      title: 'See it in 3D',
      description:
        'The wardrobe is shown open and closed, in the colours you like, with a price for each part.',
    },
    {
      step: '03',
      title: 'Make',
      description:
        'Plywood is cut and edged off site, and the shutters get their laminate, acrylic or paint.',
    },
    {
      step: '04',
      title: 'Fit',
      description:
        'Wardrobes are levelled, shutters aligned, lights tested, and the room is cleaned.',
    },
  ],
  late: 'Late means guests in the house and clothes in cartons.',
  penalty: {
    terms: 'the penalty. Read it in your contract before you sign.',
    picture: {
      part: 'cartons',
      crop: [1204, -2, 440, 173],
      narrow: { crop: [1202, -2, 386, 173] },
    },
  },
  whyChooseUs: [
    {
      picture: [1278, 0, 304, 150],
      title: `${years}-year warranty`,
      description: `A wardrobe is opened more than the front door. It has the longest warranty we give: ${inWords(years)} years.`,
    },
    {
      picture: [1918, 0, 304, 150],
      title: 'You see it first',
      description: '3D visualization, with doors open and lights on. Surprises stay on the screen.',
    },
    {
      picture: [2238, 0, 304, 150],
      title: `${claims.onTime} on-time delivery, with penalties otherwise`,
      description:
        'A wedding or a house-warming in the calendar? Tell us the day, and we plan back from it.',
    },
  ],
  band: {
    title: 'Get a quote for your bedroom',
    text: 'Measure the wall or let us do it, and tell us what you have no place for.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'bedroom-wardrobe',
  },
};

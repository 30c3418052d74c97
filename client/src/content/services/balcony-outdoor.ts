import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsNaming } from '../projects-naming.ts';
import { replyHours } from '../promises.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  garden: '₹15K-50K',
  furniture: '₹25K-80K',
  shade: '₹10K-40K',
};

const years = warranties['balcony-outdoor'];

/** /services/balcony-outdoor (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Balcony and outdoor design in ${company.address.city} | ${company.shortName}`,
    description: `Vertical gardens ${prices.garden}, outdoor furniture ${prices.furniture}, privacy and shade ${prices.shade}, in ${company.address.city}, for sun and monsoon. ${years}-year warranty.`,
    keywords: [
      `balcony design ${company.address.city}`,
      'vertical garden price',
      'outdoor furniture for balcony',
      'balcony privacy screen',
      'pergola for balcony',
      'drip irrigation balcony',
      'balcony interiors',
    ],
    service: {
      name: 'Balcony and outdoor work',
      description: `Vertical gardens, outdoor furniture, privacy screens and shade for balconies and terraces, under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'balcony',
  photo: {
    id: 'photo-1776363116182-51694a04a1d5',
    alt: 'Balcony with a hanging chair and a view of the city',
  },
  projects: projectsNaming('balcony'),
  projectsAlike: 'Twelve plants, four seats, one table. How many fit on yours?',
  kind: 'room',
  order: ['prices', 'sheet', 'penalty', 'build'],
  badges: ['3D visualization', `${claims.certification} certified`, 'Free consultation'],
  hero: {
    title: 'Balcony and outdoor, all year',
    subtitle:
      'A corner for the tulsi, a chair for the morning chai, a screen from the neighbours, for sun and monsoon.',
    from: 'A blind or a screen from',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
    { figure: claims.rating, label: 'rating' },
  ],
  sheet: {
    title: 'Does your balcony face east or west?',
    intro:
      'In March and September the sun reaches the sofa before 9 am and after 3 pm. Only a blind stops it.',
    drawing: 'sun',
    views: [
      {
        part: 'east',
        title: 'East: sun until noon',
        crop: [92, 6, 580, 620],
        drawn: [
          { label: 'Sun reaches in at 11 am', value: '760 mm' },
          { label: 'at 10 am', value: '1,630 mm' },
          { label: 'at 9 am', value: '2,830 mm' },
          { label: 'at 8 am', value: 'the sofa' },
        ],
        facts: [
          { label: 'Tulsi in the sun', value: '8 to 11.30 am' },
          { label: 'Chair in the shade', value: 'from 11 am' },
        ],
      },
      {
        part: 'west',
        title: 'West: sun from noon',
        crop: [92, 6, 580, 620],
        narrow: [{ part: 'west', crop: [136, 52, 510, 436] }],
        drawn: [
          { label: 'Sun reaches in at 1 pm', value: '760 mm' },
          { label: 'at 2 pm', value: '1,630 mm' },
          { label: 'at 3 pm', value: '2,830 mm' },
          { label: 'at 4 pm', value: 'the sofa' },
        ],
        facts: [
          { label: 'Tulsi in the sun', value: '12.30 to 4 pm' },
          { label: 'Chair in the shade', value: 'until 1 pm' },
        ],
      },
    ],
  },
  pricesTitle: 'Plants, chairs, shade: what each costs',
  promise: `Area and seats set each price. You have yours within ${replyHours.usual} of our visit.`,
  packages: [
    {
      title: 'Vertical gardens',
      description: 'Planters, drip watering and plants on a frame.',
      price: prices.garden,
      rows: [
        { label: 'Area', value: '20-100 sq ft' },
        { label: 'Time', value: '2-3 days' },
      ],
      includes: [
        'Sun-resistant planters on a coated frame',
        'Drip watering with timer and drain tray',
        'Air gap and waterproof board behind',
        'Plants chosen for the sun you get',
      ],
      drawing: 'balcony-choices',
      crop: [0, 0, 630, 305.8],
    },
    {
      title: 'Outdoor furniture',
      description: 'Chairs and tables that can stay out in the rain.',
      price: prices.furniture,
      rows: [
        { label: 'Seats', value: '2-8' },
        { label: 'Delivery', value: '7-10 days' },
      ],
      includes: [
        'Teak or powder-coated aluminium frames',
        'Outdoor fabric, covers that unzip',
        'Quick-dry cushions that drain after rain',
        'Stainless steel screws and feet',
      ],
      drawing: 'balcony-choices',
      crop: [700, 0, 630, 305.8],
    },
    {
      title: 'Privacy and shade',
      description: 'Louvres, blinds and a light pergola.',
      price: prices.shade,
      rows: [
        { label: 'Scope', value: 'Screens to pergolas' },
        { label: 'Time', value: '1-2 days' },
      ],
      includes: [
        'Louvre screen in powder-coated aluminium',
        'Mesh roller blind with side guides',
        'Pergola rafters in aluminium or composite wood',
        'Stainless steel anchors, every hole sealed',
      ],
      drawing: 'balcony-choices',
      crop: [1400, 0, 630, 305.8],
    },
  ],
  late: 'Late means the monsoon moves in first.',
  penalty: {
    terms: 'the penalty written in your contract.',
    picture: { part: 'monsoon', crop: [0, 0, 780, 116], narrow: { crop: [510, 0, 260, 116] } },
  },
  buildTitle: 'From bare balcony to morning chai',
  oneWall: true,
  build: [
    {
      step: '01',
      title: 'Check',
      description:
        'Sun, wind, drains, railing, what the slab can carry and what your housing society allows.',
    },
    {
      step: '02',
      title: 'Choose',
      description:
        'You see plants, seats and shade in 3D on your own balcony, and pick fabric and finish from samples.',
    },
    {
      step: '03',
      title: 'Fix',
      description:
        'Frames are anchored, holes sealed and the drip line tested before the first plant goes in.',
    },
    {
      step: '04',
      title: 'Plant and furnish',
      description:
        'Plants, cushions and blinds come last. We set the timer with you and show how the tray is cleaned.',
    },
  ],
  band: {
    title: 'Chai for two, or for eight?',
    text: 'Tell us how many sit outside, and send a photo. That is enough to begin.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    sheet: { drawing: 'chai', crop: [0, 0, 461, 326] },
  },
};

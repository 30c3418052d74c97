import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServiceProcessContent } from '../types.ts';
import { warranties } from '../warranties.ts';

const years = warranties['office-furniture'];

/** /services/office-furniture (spec sections 2 and 9). */
export const service: ServiceProcessContent = {
  drawing: 'office-furniture',
  photo: { id: 'photo-1524758631624-e2822e304c36', alt: 'Furniture in a bright office' },
  projects: projectsOf('office-execution').slice(0, 1),
  projectsAlike:
    'Furniture is one line of a fit-out like this one. Count the desks: where would yours be?',
  meta: {
    title: `Office furniture in ${company.address.city}, made to plan | ${company.shortName}`,
    description: `Office furniture in ${serviceArea.inShort}: desks, chairs, storage and reception counters made to your floor plan. ${years}-year warranty.`,
    keywords: [
      `office furniture ${company.address.city}`,
      'office workstations',
      'sit-stand desk India',
      'modular office furniture',
      'office storage and lockers',
      'reception counter',
    ],
    service: {
      name: 'Office furniture',
      description:
        'Workstations, sit-stand desks, task chairs, storage and reception furniture, made to the floor plan and assembled on site.',
    },
  },
  hero: {
    title: 'Office furniture made for your floor',
    subtitle:
      'Desks, chairs, storage and a reception counter to suit your floor plan. They arrive flat-packed and are assembled before your team walks in.',
    highlights: [
      { figure: `${years}-year`, label: 'warranty' },
      { figure: claims.certification, label: 'certified' },
      { figure: '370 mm', label: 'of rise, sit to stand' },
      { figure: 'Free', label: 'consultation' },
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    drawing: 'desk-assembly',
    crop: [0, 0, 640, 454],
  },
  order: ['features', 'process', 'sheet', 'priceLadders', 'penalty', 'reasons'],
  titles: {
    features: 'Features: six pieces for a full working day',
    process: 'Process: from headcount to first Monday',
    whyChooseUs: 'Why choose us: desks that move with you',
  },
  featuresLow: true,
  featuresIntro:
    'Office furniture is leant on, wheeled about and moved when teams change. Ours is built for that.',
  features: [
    {
      title: 'Desks and workstations',
      description:
        'Hard-wearing tops with sealed edges, as wide as your floor allows, on steel legs with levelling feet.',
      point: [80, 196],
      target: [92, 268],
    },
    {
      title: 'Chairs for a full day',
      description:
        'Mesh or upholstered backs, lumbar support, arms that adjust, and castors for carpet or hard floor.',
      point: [126, 186],
      target: [140, 250],
    },
    {
      title: 'Sit-stand desks',
      description:
        'The top rises at the press of a key, stops at an obstacle and remembers each person’s height.',
      point: [172, 186],
      target: [170, 240],
    },
    {
      title: 'Power at the desk',
      description:
        'Sockets, USB and network points flip up from the top. Cables run in a tray beneath, clear of feet.',
      point: [216, 186],
      target: [210, 258],
    },
    {
      title: 'Storage and lockers',
      description:
        'Cabinets for files, pedestals (drawers under a desk) with one lock, and lockers for shared desks.',
      point: [259, 190],
      target: [276, 230],
    },
    {
      title: 'Reception and lounge',
      description:
        'A counter with a lower part for wheelchair users, and sofas in fabric for a busy entrance.',
      point: [500, 222],
      target: [516, 258],
    },
  ],
  sheet: {
    title: 'One desk: seated, in a wheelchair, standing',
    intro:
      'Forearms level, the top of the screen at the eyes. Drawn for someone 1,650 mm tall. At 1,850 mm, your standing desk is at about 1,170 mm.',
    drawing: 'desk',
    unframed: 'floor',
    views: [
      {
        title: 'Seated at 670 mm, feet flat on the floor',
        crop: [12, 193, 290, 143],
        drawn: [
          { label: 'Seat', value: '430 mm' },
          { label: 'Eyes', value: '1,180 mm' },
        ],
        facts: [],
      },
      {
        title: 'In a wheelchair at 740 mm, knees clear of the frame',
        crop: [832, 186, 290, 150],
        drawn: [
          { label: 'Eyes', value: '1,250 mm' },
          { label: 'Clear for the knees', value: '715 mm' },
        ],
        facts: [],
      },
      {
        title: 'Standing at 1,040 mm, at the press of a key',
        crop: [430, 155, 290, 181],
        drawn: [
          { label: 'Eyes', value: '1,540 mm' },
          { label: 'Rise from sitting', value: '370 mm' },
        ],
        facts: [],
      },
    ],
  },
  priceLadders: {
    title: 'What moves the price of furniture',
    drawing: 'furniture-choices',
    ladders: [
      {
        part: 'Desks',
        rungs: [
          { choice: 'One height', reason: 'no motor', crop: [0, -4, 200, 159] },
          { choice: 'Sit-stand', reason: 'with a motor', crop: [210, -4, 200, 159] },
        ],
      },
      {
        part: 'Storage',
        rungs: [
          { choice: 'Pedestals', reason: 'under each desk', crop: [420, -4, 200, 159] },
          { choice: 'Lockers', reason: 'for shared desks', crop: [630, -4, 200, 159] },
        ],
      },
      {
        part: 'Reception',
        rungs: [
          { choice: 'Counter', reason: 'a place to ask', crop: [840, -4, 240, 160] },
          { choice: 'With sofas', reason: 'a place to wait', crop: [1180, -4, 240, 160] },
        ],
      },
    ],
    promise: `A price for each item, within ${replyHours.office} of our visit.`,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  processIntro: 'Four steps. At the third you sit down.',
  process: [
    {
      step: '01',
      title: 'Count',
      description:
        'How many people, which teams sit together, who needs quiet? Then we measure the floor.',
    },
    {
      step: '02',
      title: 'Plan and quote',
      description:
        'You get a plan with every piece in its place, samples to touch and a price for each item.',
    },
    {
      step: '03',
      title: 'Try one',
      description:
        'One workstation is set up first. Your team sits at it and says what should change before the rest are made.',
    },
    {
      step: '04',
      title: 'Deliver',
      description:
        'Flat packs come up by the service lift. We assemble, level and wire them, and take the packing away.',
    },
  ],
  late: 'Late means Monday: a full team, a bare floor.',
  penalty: {
    terms: 'the penalty you agreed with us in writing.',
    picture: { part: 'team', crop: [-48, 0, 780, 171], narrow: { crop: [144, 0, 362, 171] } },
  },
  whyChooseUs: [
    {
      picture: [1598, 0, 304, 150],
      title: `${years}-year warranty`,
      description: 'Chairs and drawers take the most wear in an office. We sign for them.',
    },
    {
      picture: [2558, 0, 304, 150],
      title: 'Made to be moved',
      description:
        'Frames are bolted and joined with metal fittings, not glue. Desks come apart and go together again when you change floors.',
    },
    {
      picture: [2878, 0, 304, 150],
      title: `${claims.onTime} on-time delivery, with penalties otherwise`,
      description:
        'The lease begins on a fixed day, and the rent with it. Deliveries are planned floor by floor towards that day.',
    },
  ],
  band: {
    title: 'Get a quote for your floor',
    text: 'A headcount and a floor plan are enough to start. The first chair is yours to try.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'office-furniture',
  },
};

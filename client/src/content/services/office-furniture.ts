import {
  Archive,
  Armchair,
  ArrowUpDown,
  Cable,
  CalendarCheck,
  LampDesk,
  ShieldCheck,
  Sofa,
  Table2,
  Wrench,
} from 'lucide-react';
import type { ServiceProcessContent } from '../types.ts';

/** /services/office-furniture (spec sections 2 and 9). */
export const officeFurniture: ServiceProcessContent = {
  slug: 'office-furniture',
  drawing: 'office-furniture',
  meta: {
    title: 'Office Furniture Made to Plan, 3-Year Warranty | BuiltRight',
    description:
      'Desks, sit-stand frames, chairs, storage and reception counters, made to your floor plan and assembled on site. 3-year warranty, six cities.',
    keywords: [
      'office furniture Hyderabad',
      'office workstations',
      'sit-stand desk India',
      'modular office furniture',
      'office storage and lockers',
      'reception counter',
    ],
    service: {
      name: 'Office Furniture',
      description:
        'Workstations, sit-stand desks, task chairs, storage and reception furniture, made to the floor plan and assembled on site.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Office Furniture', path: '/services/office-furniture' },
    ],
  },
  hero: {
    title: 'Office furniture',
    subtitle:
      'Desks, storage, seating and reception counters made to your floor plan, assembled and levelled on site, and covered by a 3-year warranty.',
    highlights: [
      '3-year warranty',
      '98% on-time delivery',
      'ISO 9001 certified',
      'Quote within 48 hours',
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    icon: LampDesk,
    crop: [80, 66, 340, 280],
  },
  featuresTitle: 'What we make and fit',
  featuresIntro:
    'Office furniture is leant on, wheeled about and moved when teams change. These are the parts that decide how long it lasts.',
  features: [
    {
      icon: Table2,
      title: 'Desks and workstations',
      description:
        '25 mm prelam worktops with 2 mm PVC edge-banding on powder-coated steel legs, 1,200 to 1,600 mm wide, 750 mm high, with levelling feet.',
      mark: [155, 261],
    },
    {
      icon: ArrowUpDown,
      title: 'Sit-stand desks',
      description:
        'Two-motor frames raise the worktop from 750 to 1,250 mm and stop when they meet an obstacle. Memory keys keep each person’s heights.',
      mark: [205, 231],
    },
    {
      icon: Armchair,
      title: 'Task chairs',
      description:
        'Mesh or upholstered backs with gas lift, tilt lock, lumbar support and adjustable arms. Castors are chosen for carpet or for hard floor.',
      mark: [294, 243],
    },
    {
      icon: Archive,
      title: 'Storage and lockers',
      description:
        'Cabinets 900 mm wide, so that shelves do not bend under files, three-drawer pedestals with one lock, and lockers with key or code.',
      mark: [377, 275],
    },
    {
      icon: Cable,
      title: 'Power and data at the desk',
      description:
        'Flip-up boxes carry sockets, USB and Cat 6. Steel trays under the worktop keep power apart from data, down to the floor box.',
      mark: [124, 298],
    },
    {
      icon: Sofa,
      title: 'Reception and lounge',
      description:
        'Counters in laminate, veneer or solid surface, with a lower part for wheelchair users. Lounge seating in fabric rated for commercial use.',
      mark: [499, 265],
    },
  ],
  processTitle: 'From headcount to the last desk',
  process: [
    {
      step: '01',
      title: 'Count and measure',
      description:
        'We count people and teams, then measure the floor with its columns, doors, floor boxes and escape routes.',
    },
    {
      step: '02',
      title: 'Layout and quote',
      description:
        'You get a furniture plan with each piece numbered, finishes to touch, and an itemised quote within 48 hours.',
    },
    {
      step: '03',
      title: 'Sample and production',
      description:
        'One workstation is set up for your approval. Then panels are cut, edge-banded and drilled, and frames are powder-coated.',
    },
    {
      step: '04',
      title: 'Deliver and assemble',
      description:
        'Flat packs come up by service lift and are joined, levelled and cabled. We take the packing away with us.',
    },
  ],
  whyChooseUs: [
    {
      icon: ShieldCheck,
      title: '3-year warranty',
      description:
        'Worktops, frames, gas lifts, castors, channels and locks are covered for three years. We repair at your desk or replace the part.',
    },
    {
      icon: Wrench,
      title: 'Made to be moved',
      description:
        'Frames are bolted and panels joined with metal minifix fittings instead of glue or plastic cam-locks. Desks come apart and go together again.',
    },
    {
      icon: CalendarCheck,
      title: '98% on-time delivery',
      description:
        'Your move-in date is written into the order. We keep such dates in 98% of projects, and pay a penalty when we do not.',
    },
  ],
  band: {
    title: 'Get a quote for your floor',
    text: 'Give us a headcount and a floor plan. The consultation is free, with no advance payment, and the quote follows within 48 hours.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'meeting-room',
  },
};

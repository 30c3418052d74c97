import type { ServicePackagesContent } from '../types.ts';

export const livingDining: ServicePackagesContent = {
  slug: 'living-dining',
  meta: {
    title: 'Living & Dining Interiors in 2 Weeks | BuiltRight',
    description:
      'TV units from ₹20K, dining areas from ₹40K and false ceilings from ₹35K, finished in 2 weeks with a 3-year warranty. Free consultation in six cities.',
    keywords: [
      'living room interiors Hyderabad',
      'TV unit design',
      'TV unit cost',
      'dining area design',
      'crockery unit',
      'living room false ceiling',
      'living and dining interiors Bangalore',
    ],
    service: {
      name: 'Living and dining interiors',
      description:
        'TV units, dining areas and false ceilings for homes, with wiring and lighting included, finished in 2 weeks under a 3-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Living and dining', path: '/services/living-dining' },
    ],
  },
  drawing: 'living-dining',
  kind: 'room',
  badges: ['3-year warranty', 'ISO 9001 certified', '98% on-time'],
  hero: {
    title: 'Living and dining',
    subtitle:
      'TV wall, dining furniture and false ceiling drawn as one room, so that wiring, joinery and lights line up. Measured, built and handed over in 2 weeks.',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '2 weeks', label: 'Completion' },
    { figure: '3 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
  ],
  pricesTitle: 'What a living room costs',
  pricesIntro:
    'The price follows the length of the TV wall, the number of dining seats and the finish you choose. Quotes are free, with no advance payment.',
  packages: [
    {
      title: 'TV unit',
      description: 'Panelled wall, floating cabinet, hidden wiring.',
      price: '₹20K–60K',
      rows: [
        { label: 'TV size', value: '32"–75"' },
        { label: 'Install', value: '1–2 days' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'BWR plywood cabinet in laminate or veneer',
        'Soft-close drawers and shutters',
        '18 mm plywood backing behind the TV bracket',
        'Concealed conduit for power, HDMI and LAN',
      ],
      crop: [294, 192, 252, 122],
    },
    {
      title: 'Dining area',
      description: 'Table, chairs, storage and a light above.',
      price: '₹40K–1.2L',
      rows: [
        { label: 'Seats', value: '4–12' },
        { label: 'Time', value: '2–3 days' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Table in solid sheesham or veneered plywood',
        'Chairs with 40-density foam seats',
        'Crockery unit with glass shutters',
        'Pendant hung 750 mm above the table top',
      ],
      crop: [60, 226, 240, 116],
    },
    {
      title: 'False ceiling',
      description: 'Gypsum ceiling with a lit cove.',
      price: '₹35K–80K',
      rows: [
        { label: 'Scope', value: 'Frame to final paint' },
        { label: 'Time', value: '3–5 days' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        '12.5 mm gypsum board on a GI channel frame',
        'Cove with warm white LED strip, 3000 K',
        'FRLS ISI-marked wiring in conduit for lights',
        'Joints taped and filled, primer, two coats of paint',
      ],
      crop: [350, 30, 190, 92],
    },
  ],
  buildTitle: 'How we build the room',
  build: [
    {
      step: '01',
      title: 'Measure and draw',
      description:
        'We measure the room, mark beams and sockets, and draw each wall with its sizes. You see it in 3D before work starts.',
    },
    {
      step: '02',
      title: 'Ceiling and wiring',
      description:
        'Conduits, ceiling frame and board go up first, so that the cutting and the dust are over before any furniture comes in.',
    },
    {
      step: '03',
      title: 'Cabinets and panels',
      description:
        'Cabinets arrive cut and edge-banded. On site we level them, scribe them to the wall and fix the TV bracket into plywood.',
    },
    {
      step: '04',
      title: 'Lights and handover',
      description:
        'The pendant is centred on the table and the cove is aimed. We check every drawer and switch with you and clean the room.',
    },
  ],
  band: {
    title: 'Plan your living room with a designer',
    text: 'Free consultation and 3D visualization, with no advance payment. If we miss the agreed date, we pay a penalty.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'complete-home',
  },
};

import type { ServicePackagesContent } from '../types.ts';

export const balconyOutdoor: ServicePackagesContent = {
  slug: 'balcony-outdoor',
  meta: {
    title: 'Balcony Gardens, Seating and Shade, ₹10K Up | BuiltRight',
    description:
      'Vertical gardens ₹15K–50K, outdoor furniture ₹25K–80K, privacy and shade ₹10K–40K. Made for sun and monsoon, with a 2-year warranty. Free consultation.',
    keywords: [
      'balcony design Hyderabad',
      'vertical garden cost',
      'outdoor furniture for balcony',
      'balcony privacy screen',
      'pergola for balcony',
      'drip irrigation balcony',
      'balcony interiors Pune',
    ],
    service: {
      name: 'Balcony and outdoor work',
      description:
        'Vertical gardens, outdoor furniture, privacy screens and shade for balconies and terraces, under a 2-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Balcony and outdoor', path: '/services/balcony-outdoor' },
    ],
  },
  drawing: 'balcony',
  kind: 'room',
  badges: ['2-year warranty', '3D visualization', '98% on-time'],
  hero: {
    title: 'Balcony and outdoor',
    subtitle:
      'Planting, seating and shade made for full sun and monsoon rain. We check drains, slab load and railing height before anything is fixed.',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '2 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
    { figure: '4.9/5', label: 'Rating' },
  ],
  pricesTitle: 'What a balcony costs',
  pricesIntro:
    'The price follows the planted area, the number of seats and the span to be shaded. Take one part or all three; quotes are free.',
  packages: [
    {
      title: 'Vertical garden',
      description: 'Planters, drip line and plants on a frame.',
      price: '₹15K–50K',
      rows: [
        { label: 'Area', value: '20–100 sq ft' },
        { label: 'Time', value: '2–3 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'UV-stable planters on a powder-coated GI frame',
        'Drip irrigation with timer and drain tray',
        'Air gap and waterproof board behind the frame',
        'Plants chosen for the hours of sun you get',
      ],
      crop: [147, 111, 240, 116],
    },
    {
      title: 'Outdoor furniture',
      description: 'Chairs and tables that stay outside.',
      price: '₹25K–80K',
      rows: [
        { label: 'Seats', value: '2–8' },
        { label: 'Delivery', value: '7–10 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Frames in teak or powder-coated aluminium',
        'UV-stable outdoor fabric, covers that unzip',
        'Quick-dry foam cushions that drain after rain',
        'Grade 304 stainless steel screws and feet',
      ],
      crop: [294, 232, 222, 107],
    },
    {
      title: 'Privacy and shade',
      description: 'Louvres, blinds and a light pergola.',
      price: '₹10K–40K',
      rows: [
        { label: 'Scope', value: 'Screen, blind, pergola' },
        { label: 'Time', value: '1–2 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Aluminium louvre screen, powder-coated',
        'Roller blind in UV-stable mesh with side guides',
        'Pergola rafters in aluminium or WPC',
        'Stainless steel anchors, every hole sealed',
      ],
      crop: [352, 52, 180, 87],
    },
  ],
  buildTitle: 'How we build a balcony',
  build: [
    {
      step: '01',
      title: 'Check the balcony',
      description:
        'We note sun hours, wind, drain points, slab load and railing height, and ask what your housing society allows.',
    },
    {
      step: '02',
      title: 'Draw and choose',
      description:
        'You see plants, seats and shade in 3D on your own balcony, and choose frame, fabric and finish from samples.',
    },
    {
      step: '03',
      title: 'Fix frames and drip',
      description:
        'Frames are anchored and every drilled hole is sealed. Drip lines are run to the tap and tested before planting.',
    },
    {
      step: '04',
      title: 'Plant and furnish',
      description:
        'Plants, cushions and blinds go in last. We set the drip timer with you and show how to clean the drain tray.',
    },
  ],
  band: {
    title: 'Plan your balcony with a designer',
    text: 'Free consultation and 3D visualization, with no advance payment. Send a photo and the length of the railing to begin.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'living-dining',
  },
};

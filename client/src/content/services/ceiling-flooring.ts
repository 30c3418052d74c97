import type { ServicePackagesContent } from '../types.ts';

export const ceilingFlooring: ServicePackagesContent = {
  slug: 'ceiling-flooring',
  meta: {
    title: 'False Ceilings and Floors from ₹120/sq ft | BuiltRight',
    description:
      'Gypsum ceilings ₹120–250/sq ft, engineered wood ₹150–400/sq ft, raised access floors ₹200–500/sq ft. 2-year warranty, free quote, no advance payment.',
    keywords: [
      'false ceiling Hyderabad',
      'gypsum ceiling price per sq ft',
      'engineered wood flooring cost',
      'raised access floor',
      'office flooring contractor',
      '600 x 600 grid ceiling',
      'false ceiling contractor Mumbai',
    ],
    service: {
      name: 'Ceilings and flooring',
      description:
        'Gypsum ceilings, engineered wood floors and raised access floors for offices and homes, under a 2-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Ceiling and flooring', path: '/services/ceiling-flooring' },
    ],
  },
  drawing: 'ceiling-flooring',
  kind: 'system',
  badges: ['2-year warranty', 'ISO 9001 certified', '98% on-time'],
  hero: {
    title: 'Ceiling and flooring',
    subtitle:
      'Gypsum ceilings, engineered wood and raised access floors, set out by laser from one level line. Pipes and cables are tested before we close them in.',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '2 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
    { figure: '500+', label: 'Projects' },
  ],
  pricesTitle: 'What a square foot costs',
  pricesIntro:
    'The rate follows the thickness, the finish and how level your slab is. We measure on site and quote by the square foot, free.',
  packages: [
    {
      title: 'Gypsum ceiling',
      description: 'Plain, stepped or with a lit cove.',
      price: '₹120–250/sq ft',
      rows: [
        { label: 'Board', value: '9–15 mm' },
        { label: 'Frame', value: 'GI channel' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'GI frame with perimeter channel and hangers',
        'Joints taped and filled, ready for paint',
        'Cutouts framed for lights, grilles and traps',
        '600 x 600 mm grid tiles where you need access',
      ],
      crop: [306, 63, 146, 70.5],
    },
    {
      title: 'Engineered wood',
      description: 'Real wood face on a stable core.',
      price: '₹150–400/sq ft',
      rows: [
        { label: 'Thickness', value: '8–15 mm' },
        { label: 'Underlay', value: 'Foam with moisture film' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Click-lock boards laid on foam underlay',
        'Moisture film over a dry, levelled screed',
        'Expansion gap of 8–10 mm along every wall',
        'Matching skirting and aluminium end profiles',
      ],
      crop: [395, 267, 120, 58],
    },
    {
      title: 'Raised access floor',
      description: 'Cables below, panels that lift above.',
      price: '₹200–500/sq ft',
      rows: [
        { label: 'Height', value: '100–600 mm' },
        { label: 'Load', value: '250–1000 kg/m²' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        '600 x 600 mm steel panels filled with cement',
        'Adjustable GI pedestals glued and anchored',
        'Laminate, vinyl or carpet tile finish',
        'Brushed cutouts for power and data boxes',
      ],
      crop: [62, 268, 156, 75.5],
    },
  ],
  buildTitle: 'How we build from slab to slab',
  build: [
    {
      step: '01',
      title: 'Level and set out',
      description:
        'A laser marks the ceiling and floor lines on all walls. We check the screed for damp and for dips before ordering.',
    },
    {
      step: '02',
      title: 'Frame and services',
      description:
        'Perimeter channel, hangers and frame go up. Lights, ducts and sprinklers above them are tested while still in reach.',
    },
    {
      step: '03',
      title: 'Board and paint',
      description:
        'Board is screwed at 200 mm, joints are taped and sanded, and the ceiling is painted before the floor is opened.',
    },
    {
      step: '04',
      title: 'Lay the floor last',
      description:
        'Wood boards rest in the room for 48 hours before laying. Access panels are walked and levelled one by one.',
    },
  ],
  band: {
    title: 'Plan ceiling and floor with a designer',
    text: 'Free consultation and 3D visualization, with no advance payment. If we miss the agreed date, we pay a penalty.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'meeting-room',
  },
};

import {
  Archive,
  CalendarCheck,
  ChefHat,
  CookingPot,
  Droplets,
  Layers,
  LayoutGrid,
  Plug,
  Rows3,
  ShieldCheck,
} from 'lucide-react';
import type { ServiceProcessContent } from '../types.ts';

/** /services/modular-kitchens (spec sections 2 and 9). */
export const modularKitchens: ServiceProcessContent = {
  slug: 'modular-kitchens',
  drawing: 'modular-kitchen',
  meta: {
    title: 'Modular Kitchens in Hyderabad, 5-Year Warranty | BuiltRight',
    description:
      'Modular kitchens in BWP plywood with soft-close hardware, ready in 1–2 weeks. 500+ kitchens built, 5-year hardware warranty, free consultation.',
    keywords: [
      'modular kitchen Hyderabad',
      'modular kitchen designers',
      'L-shaped modular kitchen',
      'BWP plywood kitchen',
      'acrylic kitchen shutters',
      'quartz kitchen countertop',
      'soft-close kitchen hardware',
    ],
    service: {
      name: 'Modular Kitchens',
      description:
        'Design, manufacture and fitting of modular kitchens: plywood carcasses, shutters, worktops, soft-close hardware and loft storage.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Modular Kitchens', path: '/services/modular-kitchens' },
    ],
  },
  hero: {
    title: 'Modular kitchens',
    subtitle:
      'Measured, drawn, cut and fitted in 1–2 weeks, with marine plywood where water runs, soft-close hinges and channels, and a 5-year hardware warranty.',
    highlights: [
      '500+ kitchens',
      '5-year hardware warranty',
      'Ready in 1–2 weeks',
      'Quote within 48 hours',
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    icon: ChefHat,
    crop: [110, 60, 350, 286],
  },
  featuresTitle: 'What goes into the kitchen',
  featuresIntro:
    'A kitchen lives with steam, oil, hard water and heavy vessels. Each part is chosen for that, and stands as its own line in your quote.',
  features: [
    {
      icon: Layers,
      title: 'Plywood that takes water',
      description:
        'Sink and hob units are 18 mm BWP plywood, the rest BWR. Every cut edge is sealed before assembly, so steam and spills do not swell the board.',
      mark: [300, 289],
    },
    {
      icon: LayoutGrid,
      title: 'A 600 mm grid',
      description:
        'Units are 300, 450, 600 or 900 mm wide. Hob, chimney, oven and dishwasher sit in standard openings and can be replaced without a carpenter.',
      mark: [90, 134],
    },
    {
      icon: Rows3,
      title: 'Drawers instead of dark shelves',
      description:
        'Full-extension drawers under the worktop carry steel vessels and close softly. Bottle pull-outs and corner carousels use the narrow and the deep ends.',
      mark: [412, 290],
    },
    {
      icon: Droplets,
      title: 'A sink unit that stays dry',
      description:
        'Aluminium lines the floor of the sink unit. The carcass stands 100 mm clear on PVC legs, behind a skirting that unclips when the floor is washed.',
      mark: [210, 306],
    },
    {
      icon: Plug,
      title: 'Points before tiles',
      description:
        'The services drawing fixes 16 A points for oven and chimney, 6 A points above the worktop, water, drain and gas. All are moved before the dado goes up.',
      mark: [285, 218],
    },
    {
      icon: Archive,
      title: 'Storage up to 2.7 m',
      description:
        'Wall units end at 2.2 m. A 500 mm loft closes the gap to the ceiling at 2.7 m and takes the vessels that come out twice a year.',
      mark: [210, 90],
    },
  ],
  specifications: [
    {
      category: 'Carcass',
      items: [
        '18 mm BWP plywood to IS 710 at sink and hob',
        '18 mm BWR plywood to IS 303 elsewhere',
        '0.8 mm laminate inside, easy to wipe',
        'Back panel let into a groove, not nailed on',
        '100 mm levelling legs, clip-on skirting',
      ],
    },
    {
      category: 'Shutters',
      items: [
        '1 mm laminate to IS 2046, matt or gloss',
        'Acrylic sheet, high gloss',
        'PU paint in any shade card colour',
        '2 mm PVC edge-banding, machine-pressed',
        'Handles, or a profile cut for fingers',
      ],
    },
    {
      category: 'Worktop',
      items: [
        'Granite, 18–20 mm, polished edge',
        'Quartz, 20 mm, joints away from the sink',
        'Under-mounted sink, sealed with silicone',
        '600 mm dado in tile, granite or quartz',
      ],
    },
    {
      category: 'Hardware',
      items: [
        'Soft-close hinges, adjustable three ways',
        'Full-extension channels, 30 kg or more',
        'Gas lifts for horizontal wall shutters',
        'Bottle pull-out and corner unit in SS 304',
        'Cutlery, plate and thali organisers',
      ],
    },
  ],
  processTitle: 'How your kitchen is built',
  process: [
    {
      step: '01',
      title: 'Measure',
      description:
        'A designer measures walls, beams and plumbing by laser, lists your appliances by model and asks who cooks, and how.',
    },
    {
      step: '02',
      title: 'Draw and quote',
      description:
        'You see a plan, each wall in elevation and a 3D view. The itemised quote reaches you within 48 hours.',
    },
    {
      step: '03',
      title: 'Cut and prepare',
      description:
        'Panels are cut, drilled and edge-banded off site while electrical and water points are moved and the dado is tiled.',
    },
    {
      step: '04',
      title: 'Fit and hand over',
      description:
        'Units are levelled and joined, the worktop is set and sealed, shutters are aligned. We run the water, test and clean up.',
    },
  ],
  whyChooseUs: [
    {
      icon: CookingPot,
      title: '500+ kitchens',
      description:
        'Straight, L, U, parallel and island layouts, for flats and for houses. Ask to see drawings of kitchens of your size.',
    },
    {
      icon: ShieldCheck,
      title: '5-year hardware warranty',
      description:
        'Hinges, channels, lifts and pull-outs are covered for five years. If one sags or no longer closes softly, we adjust or replace it.',
    },
    {
      icon: CalendarCheck,
      title: '98% on-time delivery',
      description:
        'The handover date stands in the agreement. We keep it in 98% of our projects, and pay a penalty when we do not.',
    },
  ],
  band: {
    title: 'Get a quote for your kitchen',
    text: 'The consultation is free, with no advance payment. Tell us the size of the room and what you cook on; the quote follows within 48 hours.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'living-dining',
  },
};

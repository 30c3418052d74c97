import {
  Archive,
  BedDouble,
  CalendarCheck,
  DoorOpen,
  Eye,
  LampCeiling,
  PanelTop,
  ShieldCheck,
  Shirt,
} from 'lucide-react';
import type { ServiceProcessContent } from '../types.ts';

/** /services/bedrooms-wardrobes (spec sections 2 and 9). */
export const bedroomsWardrobes: ServiceProcessContent = {
  slug: 'bedrooms-wardrobes',
  drawing: 'bedroom-wardrobe',
  meta: {
    title: 'Bedrooms and Wardrobes, 5-Year Warranty | BuiltRight',
    description:
      'Sliding and hinged wardrobes, storage beds and headboard walls made to the room, with lofts to 2.7 m. 5-year warranty, quote within 48 hours.',
    keywords: [
      'wardrobe designers Hyderabad',
      'sliding wardrobe',
      'bedroom interiors Hyderabad',
      'wardrobe with loft',
      'hydraulic storage bed',
      'plywood wardrobe',
    ],
    service: {
      name: 'Bedrooms and Wardrobes',
      description:
        'Fitted wardrobes, lofts, storage beds, headboard panelling and bedroom lighting, made to measure and installed.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Bedrooms & Wardrobes', path: '/services/bedrooms-wardrobes' },
    ],
  },
  hero: {
    title: 'Bedrooms and wardrobes',
    subtitle:
      'Wardrobes, beds and panelled walls made to the room, from the skirting to a loft at 2.7 m. Plywood carcasses, soft-close fittings and a 5-year warranty.',
    highlights: [
      '5-year warranty',
      'Soft-close fittings',
      '98% on-time delivery',
      'Quote within 48 hours',
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    icon: BedDouble,
    crop: [60, 66, 360, 280],
  },
  featuresTitle: 'What we build into a bedroom',
  featuresIntro:
    'A bedroom holds more than it shows: clothes, quilts, suitcases, papers. We count them first and draw the cupboards around them.',
  features: [
    {
      icon: DoorOpen,
      title: 'Hinged or sliding',
      description:
        'Hinged shutters show the whole wardrobe but need clear floor before them. Sliding ones need none, with a soft stop at both ends. We draw both.',
      mark: [381, 193],
    },
    {
      icon: Shirt,
      title: 'Planned by garment',
      description:
        'Long kurtas and coats hang in 1,400 mm, shirts in two tiers of 1,000 mm. Trays, drawers and a locker bolted to the wall fill the rest.',
      mark: [425, 268],
    },
    {
      icon: Archive,
      title: 'Lofts up to 2.7 m',
      description:
        'Shutters end at 2.2 m, where hands reach. Above them a 500 mm loft on its own carcass takes quilts and suitcases.',
      mark: [381, 90],
    },
    {
      icon: BedDouble,
      title: 'Beds with storage',
      description:
        'Plywood beds for queen or king mattresses. The base lifts on gas struts, or opens as drawers where there is room to pull them.',
      mark: [203, 295],
    },
    {
      icon: PanelTop,
      title: 'Headboard walls',
      description:
        'Fabric, veneer or laminate panels on plywood backing, fixed in sections, so that the wiring behind them stays within reach.',
      mark: [95, 240],
    },
    {
      icon: LampCeiling,
      title: 'Light at the right hand',
      description:
        'LED profiles come on as the wardrobe opens. Bedside lamps and the ceiling light switch off from the pillow, on both sides.',
      mark: [342, 168],
    },
  ],
  processTitle: 'How your bedroom is built',
  process: [
    {
      step: '01',
      title: 'Measure and count',
      description:
        'We measure the room, beams and windows, then count what hangs, folds and must be locked away.',
    },
    {
      step: '02',
      title: 'Draw and quote',
      description:
        'You see the wardrobe open and closed, in elevation and in 3D. An itemised quote follows within 48 hours.',
    },
    {
      step: '03',
      title: 'Cut and finish',
      description:
        'BWR plywood is cut and edge-banded in 2 mm PVC. Shutters are pressed in laminate or acrylic, or sprayed in PU.',
    },
    {
      step: '04',
      title: 'Fit and hand over',
      description:
        'Carcasses are levelled and fixed to the wall, shutters aligned, lights tested. The room is vacuumed before you see it.',
    },
  ],
  whyChooseUs: [
    {
      icon: ShieldCheck,
      title: '5-year warranty',
      description:
        'Carcasses, shutters, hinges, tracks and gas struts are covered for five years, the longest warranty we give.',
    },
    {
      icon: Eye,
      title: 'You see it first',
      description:
        '3D visualization shows the room with its doors open and its lights on. Changes cost a line on paper, not a sheet of plywood.',
    },
    {
      icon: CalendarCheck,
      title: '98% on-time delivery',
      description:
        'The date you can move back in stands in the agreement. We keep it in 98% of projects, and pay a penalty when we do not.',
    },
  ],
  band: {
    title: 'Get a quote for your bedroom',
    text: 'Measure the wall or let us do it. The consultation is free, with no advance payment, and the quote reaches you within 48 hours.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'complete-home',
  },
};

import {
  AirVent,
  Blinds,
  CalendarCheck,
  Cctv,
  Headphones,
  House,
  Lightbulb,
  LockKeyhole,
  Router,
  ShieldCheck,
} from 'lucide-react';
import type { ServiceProcessContent } from '../types.ts';

/** /services/smart-automation (spec sections 2 and 9); its features follow the drawing's numbers 1 to 6. */
export const smartAutomation: ServiceProcessContent = {
  slug: 'smart-automation',
  drawing: 'smart-home',
  meta: {
    title: 'Smart Home Automation, 3-Year Warranty | BuiltRight',
    description:
      'Lights, curtains, AC, cameras and locks on one system, on KNX, Zigbee or Wi-Fi. 3-year warranty, 24/7 support, quote within 48 hours.',
    keywords: [
      'smart home automation Hyderabad',
      'home automation India',
      'KNX home automation',
      'Zigbee smart home',
      'motorised curtains',
      'smart door lock installation',
      'home CCTV wiring',
    ],
    service: {
      name: 'Smart Home Automation',
      description:
        'Planning, wiring and programming of home automation: lighting, curtains, air-conditioning, cameras, door locks and network.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Smart Automation', path: '/services/smart-automation' },
    ],
  },
  hero: {
    title: 'Smart home automation',
    subtitle:
      'Lights, curtains, air-conditioning, cameras and locks on one system, wired while the ceiling is open. Every wall switch still works by hand.',
    highlights: [
      '3-year warranty',
      'KNX, Zigbee or Wi-Fi',
      '24/7 support',
      'Quote within 48 hours',
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    icon: House,
    crop: [200, 66, 340, 280],
  },
  featuresTitle: 'Six systems, one control',
  featuresIntro:
    'The list follows the numbers on the drawing. Take all six or start with one: the wiring plan leaves room for the rest.',
  features: [
    {
      icon: Blinds,
      title: 'Curtains and blinds',
      description:
        'Motorised tracks rated for the weight of your fabric, fed from a point inside the pelmet. In a power cut they still pull open by hand.',
      mark: [234, 111],
    },
    {
      icon: AirVent,
      title: 'Air-conditioning',
      description:
        'Split units are driven by infrared, VRF systems through a gateway. Rooms cool before you arrive and switch off when nobody is in them.',
      mark: [345, 130],
    },
    {
      icon: Lightbulb,
      title: 'Lighting and dimming',
      description:
        'Dimmers are matched to the LED driver, so lamps do not flicker at low levels. Scenes for dinner, film and night sit on one keypad.',
      mark: [396, 172],
    },
    {
      icon: Cctv,
      title: 'Cameras',
      description:
        'One Cat 6 cable brings power and picture to each camera. The recorder stays in your house, and you decide who may look.',
      mark: [465, 96],
    },
    {
      icon: LockKeyhole,
      title: 'Door locks',
      description:
        'Mortise locks for doors 35–55 mm thick open by fingerprint, code or card. A mechanical key and a low-battery warning stand behind them.',
      mark: [431.5, 180],
    },
    {
      icon: Router,
      title: 'Control and network',
      description:
        'Bus cable (KNX) where walls are open, Zigbee or Wi-Fi where they are finished. Access points are placed so that no room drops out.',
      mark: [316, 161],
    },
  ],
  processTitle: 'From walk-through to working scenes',
  process: [
    {
      step: '01',
      title: 'Walk through',
      description:
        'We list loads, switches and habits room by room, and check that each switch box is deep enough and has a neutral wire.',
    },
    {
      step: '02',
      title: 'Wiring plan and quote',
      description:
        'You get a drawing of every keypad, sensor and cable run, and within 48 hours a quote by room and by device.',
    },
    {
      step: '03',
      title: 'Wire and fit',
      description:
        'Conduit and cable go in before plaster and ceiling close: ISI-marked FRLS copper wire, labelled at both ends.',
    },
    {
      step: '04',
      title: 'Program and explain',
      description:
        'Each device is tested by switch and by app, scenes and timers are set with you, and you keep all logins and drawings.',
    },
  ],
  whyChooseUs: [
    {
      icon: ShieldCheck,
      title: '3-year warranty',
      description:
        'Keypads, actuators, sensors and our wiring are covered for three years. A part that fails is replaced and programmed again.',
    },
    {
      icon: Headphones,
      title: '24/7 support, AMC available',
      description:
        'Someone answers at any hour. After the warranty an annual maintenance contract (AMC) keeps locks, cameras and scenes in order.',
    },
    {
      icon: CalendarCheck,
      title: '98% on-time delivery',
      description:
        'Wiring is dated with the ceiling and the painting, not after them. If we run late, we pay a penalty.',
    },
  ],
  band: {
    title: 'Get a quote, room by room',
    text: 'Send a floor plan or call. The consultation is free, with no advance payment, and the quote reaches you within 48 hours.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'electrical-rack',
  },
};

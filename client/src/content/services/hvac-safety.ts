import type { ServicePackagesContent } from '../types.ts';

export const hvacSafety: ServicePackagesContent = {
  slug: 'hvac-safety',
  meta: {
    title: 'VRF Cooling, Fire Safety and CCTV in 2 Weeks | BuiltRight',
    description:
      'VRF air conditioning ₹3L–15L, fire safety ₹2L–8L and security ₹1.5L–6L for offices in Hyderabad and five other cities. 3-year warranty, AMC available.',
    keywords: [
      'VRF air conditioning Hyderabad',
      'VRF system cost',
      'office fire safety contractor',
      'sprinkler system NBC 2016',
      'addressable fire alarm panel',
      'CCTV and access control office',
      'HVAC contractor Chennai',
    ],
    service: {
      name: 'HVAC, fire safety and security',
      description:
        'VRF air conditioning, fire detection and sprinklers, CCTV and access control, completed in 2 weeks under a 3-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'HVAC and safety', path: '/services/hvac-safety' },
    ],
  },
  drawing: 'hvac',
  kind: 'system',
  badges: ['3-year warranty', 'AMC available', '98% on-time'],
  hero: {
    title: 'HVAC and safety',
    subtitle:
      'VRF air conditioning, fire safety and security, drawn on one ceiling plan so that ducts, sprinklers and cameras do not meet in the same place.',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '2 weeks', label: 'Completion' },
    { figure: '3 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
  ],
  pricesTitle: 'What cooling and safety cost',
  pricesIntro:
    'The price follows the area to be cooled, the height of the ceiling void and the number of devices. Quotes are free, with no advance payment.',
  packages: [
    {
      title: 'VRF air conditioning',
      description: 'One outdoor unit, each room its own control.',
      price: '₹3L–15L',
      rows: [
        { label: 'Area', value: '1000–10000 sq ft' },
        { label: 'Energy saving', value: '30–50%' },
        { label: 'Time', value: '5–7 days' },
      ],
      includes: [
        'Copper piping with nitrile foam insulation',
        'Nitrogen pressure test, held for 24 hours',
        'GI ducts, diffusers and balancing dampers',
        'Condensate drains sloped and water-tested',
      ],
      crop: [78, 33, 184, 89],
    },
    {
      title: 'Fire safety',
      description: 'Alarm, sprinklers, hydrant and exit signs.',
      price: '₹2L–8L',
      rows: [
        { label: 'Scope', value: 'Alarm, sprinkler, hydrant' },
        { label: 'Spacing', value: 'As per NBC 2016' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Addressable panel with smoke and heat detectors',
        'Sprinkler heads spaced as per NBC 2016',
        'Hydrant valve, hose reel and ABC extinguishers',
        'Exit signs and emergency lights on battery',
      ],
      crop: [334, 181, 170, 82],
    },
    {
      title: 'Security',
      description: 'Cameras, recorder and door access.',
      price: '₹1.5L–6L',
      rows: [
        { label: 'Storage', value: '30–90 days' },
        { label: 'Scope', value: 'CCTV and access' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'IP cameras with power over the data cable',
        'Recorder disks sized for 30–90 days',
        'Card readers, magnetic locks and exit buttons',
        'Doors that release when the fire alarm sounds',
      ],
      crop: [54, 112.5, 106, 51],
    },
  ],
  buildTitle: 'How we install the systems',
  build: [
    {
      step: '01',
      title: 'Heat load and layout',
      description:
        'We calculate the heat load room by room, then draw ducts, sprinklers, detectors and cameras on one ceiling plan.',
    },
    {
      step: '02',
      title: 'Work above the ceiling',
      description:
        'Copper is brazed under nitrogen, ducts are hung, and sprinkler pipes are pressure-tested before the ceiling closes.',
    },
    {
      step: '03',
      title: 'Fix the devices',
      description:
        'Indoor units, diffusers, detectors, sprinkler heads and cameras go in after the ceiling is painted, each with its tag.',
    },
    {
      step: '04',
      title: 'Commission and train',
      description:
        'Pipes are vacuumed and charged, air is balanced, the alarm is tried zone by zone, and your staff learn to run it all.',
    },
  ],
  band: {
    title: 'Plan cooling and safety with an expert',
    text: 'Free consultation, with no advance payment. If we miss the agreed date, we pay a penalty.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'office-floor',
  },
};

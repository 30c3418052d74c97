import type { ServicePackagesContent } from '../types.ts';

export const electricalIt: ServicePackagesContent = {
  slug: 'electrical-it',
  meta: {
    title: 'Office Cabling, LED and Server Rooms | BuiltRight',
    description:
      'Cat6A cabling ₹800–1500/point up to 10Gbps, LED lighting ₹200–800/sq ft, server rooms ₹2L–10L. Tested and labelled, with a 3-year warranty.',
    keywords: [
      'office electrical contractor Hyderabad',
      'structured cabling cost per point',
      'Cat6A cabling',
      'LED office lighting',
      'server room setup',
      'FRLS wiring',
      'IT infrastructure contractor Bangalore',
    ],
    service: {
      name: 'Electrical and IT work',
      description:
        'Structured cabling, LED lighting and server rooms for offices, tested, labelled and under a 3-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Electrical and IT', path: '/services/electrical-it' },
    ],
  },
  drawing: 'electrical-rack',
  kind: 'system',
  badges: ['3-year warranty', 'AMC available', '98% on-time'],
  hero: {
    title: 'Electrical and IT',
    subtitle:
      'Structured cabling, LED lighting and server rooms. FRLS ISI-marked cable, MCB and RCCB protection, and every data point tested and numbered.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
  },
  stats: [
    { figure: '3 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
    { figure: '24/7', label: 'Support' },
  ],
  pricesTitle: 'What the wiring costs',
  pricesIntro:
    'Cabling is priced by the point, lighting by the square foot and a server room by its load. Quotes are free, with no advance payment.',
  packages: [
    {
      title: 'Structured cabling',
      description: 'Data points from desk to rack.',
      price: '₹800–1500/point',
      rows: [
        { label: 'Speed', value: 'Up to 10Gbps' },
        { label: 'Cable', value: 'Cat6A copper' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Cat6A cable in its own tray, away from power',
        'Face plate, keystone jack and patch panel port',
        'The same number at both ends and on the drawing',
        'Every link tested for length, loss and crosstalk',
      ],
      crop: [196, 84, 200, 97],
    },
    {
      title: 'LED lighting',
      description: 'Fittings, wiring, board and controls.',
      price: '₹200–800/sq ft',
      rows: [
        { label: 'Energy saving', value: '60–80%' },
        { label: 'Lamp life', value: '50,000+ hours' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Panels to fit a 600 x 600 mm ceiling grid',
        'FRLS ISI-marked copper cable in conduit',
        'Lighting board with an MCB per circuit and RCCB',
        'Motion and daylight sensors where they pay back',
      ],
      crop: [50, 112, 148, 71.5],
    },
    {
      title: 'Server room',
      description: 'Racks, UPS, cooling and raised floor.',
      price: '₹2L–10L',
      rows: [
        { label: 'Scope', value: 'Rack to earth pit' },
        { label: 'Support', value: '24/7' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        '42U racks with patch panels and cable managers',
        'Online UPS with battery bank and bypass switch',
        'Cooling sized to the heat load, with standby',
        'Raised floor, copper earth bar and earth pit',
      ],
      crop: [312, 226, 240, 116],
    },
  ],
  buildTitle: 'How we wire an office',
  build: [
    {
      step: '01',
      title: 'Count the loads',
      description:
        'We list every load and data point, size cables and boards with room to spare, and mark them on a plan for your approval.',
    },
    {
      step: '02',
      title: 'Run conduit and tray',
      description:
        'Power and data go in separate conduits and trays. Cable is pulled in only when the plaster is dry and the route is clear.',
    },
    {
      step: '03',
      title: 'Dress and label',
      description:
        'Boards are fitted with MCBs and RCCBs, racks are patched and dressed, and each circuit and port gets its number.',
    },
    {
      step: '04',
      title: 'Test and hand over',
      description:
        'Insulation, earthing and every data link are tested. You receive the readings together with as-built drawings.',
    },
  ],
  band: {
    title: 'Plan your office wiring with an expert',
    text: 'Free consultation, with no advance payment. Send the floor plan and the number of desks; we work out points, boards and racks.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'office-furniture',
  },
};

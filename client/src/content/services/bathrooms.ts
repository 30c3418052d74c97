import type { ServicePackagesContent } from '../types.ts';

export const bathrooms: ServicePackagesContent = {
  slug: 'bathrooms',
  meta: {
    title: 'Bathroom Renovation in 1 Week, ₹25K Up | BuiltRight',
    description:
      'Master baths ₹80K–2.5L, powder rooms ₹25K–60K, upgrades ₹40K–1L. Waterproofing with a 48-hour pond test, tiling and fittings, 3-year warranty.',
    keywords: [
      'bathroom renovation Hyderabad',
      'bathroom renovation cost',
      'bathroom waterproofing',
      'bathroom tiling',
      'powder room design',
      'vanity unit BWP plywood',
      'bathroom contractor Bangalore',
    ],
    service: {
      name: 'Bathroom renovation',
      description:
        'Master bathrooms, powder rooms and bathroom upgrades: waterproofing, plumbing, tiling, vanities and fittings, under a 3-year warranty.',
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Bathrooms', path: '/services/bathrooms' },
    ],
  },
  drawing: 'bathroom',
  kind: 'room',
  badges: ['3-year warranty', 'ISO 9001 certified', '98% on-time'],
  hero: {
    title: 'Bathrooms',
    subtitle:
      'Waterproofing, plumbing, tiling and fittings, in that order, with a 48-hour pond test before any floor tile is laid. From a powder room to a master bath.',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '1 week', label: 'Completion' },
    { figure: '3 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
  ],
  pricesTitle: 'What a bathroom costs',
  pricesIntro:
    'The price follows the tile area, the fittings you choose and how far the pipes move. Quotes are free, with no advance payment.',
  packages: [
    {
      title: 'Master bathroom',
      description: 'Shower, vanity, storage and tiling.',
      price: '₹80K–2.5L',
      rows: [
        { label: 'Area', value: '40–80 sq ft' },
        { label: 'Time', value: '7–10 days' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Two coats of polymer-modified waterproofing',
        'Vitrified wall and floor tile with epoxy grout',
        'Concealed CPVC supply and UPVC waste lines',
        'BWP plywood vanity with soft-close drawers',
      ],
      crop: [252, 218, 258, 125],
    },
    {
      title: 'Powder room',
      description: 'Basin, WC, mirror and lighting.',
      price: '₹25K–60K',
      rows: [
        { label: 'Area', value: '15–25 sq ft' },
        { label: 'Time', value: '3–5 days' },
        { label: 'Warranty', value: '3 years' },
      ],
      includes: [
        'Wall-hung WC and counter basin with P-trap',
        'Mirror with damp-rated IP44 lights at each side',
        'Anti-skid floor tile laid to fall towards the drain',
        'Exhaust fan and RCCB-protected socket',
      ],
      crop: [308, 150, 232, 112],
    },
    {
      title: 'Bathroom upgrades',
      description: 'New fittings and finishes, same layout.',
      price: '₹40K–1L',
      rows: [
        { label: 'Scope', value: 'Fittings and finishes' },
        { label: 'Time', value: '5–7 days' },
        { label: 'Warranty', value: '5 years' },
      ],
      includes: [
        'New mixers, shower set and health faucet',
        '8 mm toughened glass shower partition',
        'Old grout raked out and redone in epoxy',
        'P-traps and angle valves replaced',
      ],
      crop: [84, 112, 200, 97],
    },
  ],
  buildTitle: 'How we build a bathroom',
  build: [
    {
      step: '01',
      title: 'Strip and re-pipe',
      description:
        'Old tiles and pipes come out. New CPVC and UPVC lines are fixed and pressure-tested before the chases are closed.',
    },
    {
      step: '02',
      title: 'Waterproof and pond',
      description:
        'Corners are coved, two coats cover the floor and run up the walls, and the floor is flooded and watched for 48 hours.',
    },
    {
      step: '03',
      title: 'Tile and grout',
      description:
        'Vitrified tiles are laid on adhesive, the floor sloping to the P-trap. Epoxy grout fills the joints and takes up no water.',
    },
    {
      step: '04',
      title: 'Fit and test',
      description:
        'Vanity, WC, glass and mixers go in last. We run every tap, flush and drain with you before handover.',
    },
  ],
  band: {
    title: 'Plan your bathroom with a designer',
    text: 'Free consultation and 3D visualization, with no advance payment. We measure and draw; you decide.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'complete-home',
  },
};

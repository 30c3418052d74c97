import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { leastOf } from '../price-range.ts';
import { prices as shared } from '../prices.ts';
import { projectsNaming } from '../projects-naming.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  master: '₹80K-2.5L',
  powder: '₹25K-60K',
  upgrades: shared.bathroomUpgrades,
};

const years = warranties.bathrooms;

/** /services/bathrooms (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Bathrooms in ${company.address.city}: renovation from ${leastOf(prices)} | ${company.shortName}`,
    description: `Bathroom renovation in ${serviceArea.inShort}: master baths ${prices.master}, powder rooms ${prices.powder}, upgrades ${prices.upgrades}. ${years}-year warranty.`,
    keywords: [
      `bathroom renovation ${company.address.city}`,
      'bathroom renovation cost',
      'bathroom waterproofing',
      'bathroom tiling',
      'powder room design',
      'bathroom vanity',
      'bathroom contractor',
    ],
    service: {
      name: 'Bathroom renovation',
      description: `Master bathrooms, powder rooms and bathroom upgrades: plumbing, waterproofing, tiling, vanities and fittings, under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'bathroom',
  card: {
    position: 5,
    scene: 'bathroom',
    description: 'Master baths, powder rooms and upgrades, from pipes to fittings.',
    features: [
      'Master bathrooms in 7-10 days',
      `Powder rooms at ${prices.powder}`,
      `Upgrades at ${prices.upgrades}`,
      `${years}-year warranty`,
    ],
  },
  photo: { id: 'photo-1584622650111-993a426fbf0a', alt: 'Bathroom with a shower and a vanity' },
  projects: projectsNaming('bathrooms'),
  projectsAlike: 'Six bathrooms on two floors. Yours may be any one of them.',
  kind: 'room',
  order: ['sheet', 'build', 'prices', 'penalty'],
  badges: [`${claims.certification} certified`, '3D visualization', 'Free consultation'],
  hero: {
    title: 'Bathrooms redone, pipes to tiles',
    subtitle:
      'Pipes first, then waterproofing, and tiles only once the floor is checked for leaks. For the family and for guests.',
    from: 'A powder room from',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: '1 week', label: 'completion of one bathroom' },
    {
      figure: `${years}-year`,
      label: `warranty, ${warranties['bathroom-upgrades']}-year on upgrades`,
    },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
  ],
  pricesTitle: 'What a bathroom costs',
  pricesIntro:
    'A bathroom takes 1 week, a large one up to 10 days. The price depends on the tiled area, the fittings and how far pipes move.',
  promise: `Your own price, within ${replyHours.usual} of our visit.`,
  packages: [
    {
      title: 'Master bathroom',
      description: 'Shower, vanity, storage and tiles.',
      price: prices.master,
      rows: [
        { label: 'Area', value: '40-80 sq ft' },
        { label: 'Time', value: '7-10 days' },
      ],
      includes: [
        'Waterproofing on the floor and up the walls',
        'Wall and floor tiles with sealed joints',
        'New hot and cold water lines and drains',
        'Vanity in moisture-resistant plywood',
      ],
      drawing: 'bathroom-details',
      crop: [660, -25, 630, 306],
    },
    {
      title: 'Powder room',
      description: 'Basin, WC, mirror and lighting.',
      price: prices.powder,
      rows: [
        { label: 'Area', value: '15-25 sq ft' },
        { label: 'Time', value: '3-5 days' },
      ],
      includes: [
        'Wall-hung WC and a counter basin',
        'Mirror with lights at face height',
        'Anti-skid floor tile sloping to the drain',
        'Exhaust fan and a shock-protected socket',
      ],
      drawing: 'bathroom-details',
      crop: [-18, -12, 630, 305.8],
    },
    {
      title: 'Bathroom upgrades',
      description: `Same layout, ${warranties['bathroom-upgrades']}-year warranty.`,
      price: prices.upgrades,
      rows: [
        { label: 'Scope', value: 'Fittings and finishes' },
        { label: 'Time', value: '5-7 days' },
      ],
      includes: [
        'New taps, shower and health faucet',
        'Glass partition for a dry side',
        'Old grout raked out and renewed',
        'Worn traps and valves replaced',
      ],
      drawing: 'open-trap',
      crop: [-74, -36, 486, 235.9],
    },
  ],
  sheet: {
    title: 'The pipes behind the tiles',
    intro:
      'Every tap has its height, every drain its fall. Under the tiles, only this drawing shows them. Look before you drill.',
    drawing: 'pipes',
    beside: true,
    views: [
      {
        crop: [-9, 16, 645, 425],
        narrow: [{ crop: [47, 66, 506, 340] }],
        reversed: true,
        drawn: [
          { label: 'False ceiling', value: '2,400 mm' },
          { label: 'Width of this bathroom', value: '4,800 mm' },
          { label: 'Shower mixer', value: '1,100 mm' },
          { label: 'Shower arm', value: '2,150 mm' },
          { label: 'Bottom of the geyser', value: '1,800 mm' },
          { label: 'Valves for the basin', value: '550 mm' },
          { label: 'Valve for the health faucet', value: '500 mm' },
          { label: 'Centre of the WC outlet', value: '230 mm' },
          { label: 'Waterproofing behind the shower', value: '1,800 mm' },
        ],
        facts: [
          { label: 'Hot (yellow) to cold', value: '150 mm' },
          { label: 'Drains beneath the slab fall by', value: '1:60' },
          { label: 'Waterproofing outside the shower', value: '300 mm' },
        ],
      },
    ],
  },
  late: 'Late means the whole family queueing for the other bathroom.',
  penalty: {
    terms: 'the penalty agreed before the first tile came off.',
    picture: { part: 'queue', crop: [180, 0, 600, 110], narrow: { crop: [491, 0, 276, 110] } },
  },
  buildTitle: 'How a bathroom is rebuilt',
  oneWall: true,
  build: [
    {
      step: '01',
      title: 'Strip and re-pipe',
      description:
        'Old tiles and pipes come out. New lines are tested under pressure before the walls are closed.',
    },
    {
      step: '02',
      title: 'Waterproof',
      description:
        'Floor and lower walls are coated. Water is left standing, to show a leak before tiles hide it.',
    },
    {
      step: '03',
      title: 'Tile',
      description:
        'The floor slopes to the drain, so the water runs off between one bath and the next.',
    },
    {
      step: '04',
      title: 'Fit and test',
      description:
        'Vanity, WC, glass and taps go in at the end. Every tap, flush and drain is tested with you.',
    },
  ],
  band: {
    title: 'Who gets the bathroom first?',
    text: 'Tell us who uses it, and at what hour. A photo helps.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'bathroom',
  },
};

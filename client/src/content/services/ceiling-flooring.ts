import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { prices as shared } from '../prices.ts';
import { projectsNaming } from '../projects-naming.ts';
import { replyHours } from '../promises.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  gypsum: shared.gypsumCeiling,
  wood: shared.engineeredWood,
  access: '₹200-500/sq ft',
};

const years = warranties['ceiling-flooring'];

/** /services/ceiling-flooring (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Ceiling and flooring cost per sq ft, ${company.address.city} | ${company.shortName}`,
    description: `Gypsum ceilings ${prices.gypsum}, engineered wood ${prices.wood}, raised access floors ${prices.access}, in ${company.address.city}, with a ${years}-year warranty.`,
    keywords: [
      `false ceiling ${company.address.city}`,
      'false ceiling cost per sq ft',
      'engineered wood flooring price',
      'raised access floor',
      'office flooring contractor',
      'gypsum ceiling design',
      'false ceiling contractor',
    ],
    service: {
      name: 'Ceilings and flooring',
      description: `Gypsum ceilings, engineered wood floors and raised access floors for offices and homes, under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'ceiling-flooring',
  photo: { id: 'photo-1561208885-a4a5a0ccc359', alt: 'Room with a false ceiling of gypsum' },
  projects: projectsNaming('ceilings'),
  projectsAlike: 'One floor runs from the living room to the lounge. How far does yours run?',
  projectLayer: { drawing: 'ceiling-void', part: 'floor' },
  kind: 'system',
  order: ['sheet', 'prices', 'penalty', 'build'],
  badges: [`${claims.certification} certified`, '3D visualization', 'Free consultation'],
  hero: {
    title: 'Ceiling and flooring from one laser line',
    subtitle:
      'A ceiling that hides the pipes but lets you reach them, a wooden floor for bare feet, a raised one for cables.',
    from: 'A gypsum ceiling from',
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
    { figure: claims.projects, label: 'projects' },
  ],
  pricesTitle: 'What a square foot costs',
  pricesIntro: 'Thickness, finish and the level of your slab set the rate, so we measure first.',
  packages: [
    {
      title: 'Gypsum ceiling',
      description: 'Plain, stepped or with a lit cove.',
      price: prices.gypsum,
      rows: [
        { label: 'Board', value: '9-15 mm' },
        { label: 'Frame', value: 'Galvanised steel' },
      ],
      includes: [
        'Metal frame hung from the slab',
        'Joints taped and filled, ready for paint',
        'Openings for lights, AC and access',
        '600 × 600 mm tiles where you must reach in',
      ],
      drawing: 'level-details',
      crop: [0, 0, 300, 240],
      leader: { from: [384, 112], to: [344, 71] },
    },
    {
      title: 'Engineered wood',
      description: 'Real wood face on a stable core.',
      price: prices.wood,
      rows: [
        { label: 'Thickness', value: '8-15 mm' },
        { label: 'Underlay', value: 'Foam and film' },
      ],
      includes: [
        'Click-lock boards on foam underlay',
        'Moisture film over a dry, level base',
        'A gap at the walls for the wood to move',
        'Matching skirting and end profiles',
      ],
      drawing: 'level-details',
      crop: [400, 0, 300, 240],
      leader: { from: [516, 268], to: [516, 306] },
    },
    {
      title: 'Raised access floor',
      description: 'Cables below, panels that lift above.',
      price: prices.access,
      rows: [
        { label: 'Height', value: '100-600 mm' },
        { label: 'Load', value: '250-1000 kg/m2' },
      ],
      includes: [
        'Steel panels that lift out one by one',
        'Adjustable legs fixed to the slab',
        'Laminate, vinyl or carpet on top',
        'Openings for power and network',
      ],
      drawing: 'level-details',
      crop: [800, 0, 300, 240],
      leader: { from: [100, 262], to: [100, 306] },
    },
  ],
  sheet: {
    title: 'What hides in 300 mm',
    intro:
      'Once the board is up, nobody sees the duct, the pipes or the cables. So each has its place on this drawing, with a hatch below the valves.',
    drawing: 'ceiling-void',
    views: [
      {
        crop: [-58, 22, 828, 358],
        narrow: [{ crop: [-34, 40, 444, 340] }, { crop: [366, 40, 444, 340] }],
        drawn: [
          { label: 'Ceiling below the slab', value: '300 mm' },
          { label: 'Sprinkler from the wall', value: '200 mm' },
        ],
        facts: [
          { label: 'Duct with its insulation', value: '450 × 200 mm' },
          { label: 'Opening for the downlight', value: '95 mm' },
          { label: 'Hatch below the valves', value: '450 mm' },
        ],
      },
    ],
  },
  late: 'Late means the sofa arrives before the floor.',
  penalty: {
    terms: 'the penalty set down before the first board went up.',
    picture: { part: 'waiting', crop: [0, -10, 780, 212], narrow: { crop: [392, -10, 384, 212] } },
  },
  buildTitle: 'From rough slab to finished room',
  oneWall: true,
  build: [
    {
      step: '01',
      title: 'Level',
      description:
        'A laser marks ceiling and floor on all walls. The slab is checked for damp and dips before anything is ordered.',
    },
    {
      step: '02',
      isOverhead: true,
      title: 'Frame',
      description:
        'The frame goes up, and lights, ducts and sprinklers are tested while they can still be reached.',
    },
    {
      step: '03',
      isAtCeiling: true,
      title: 'Board and paint',
      description:
        'Boards are screwed on, joints taped and sanded, and the ceiling is painted before the new floor is unpacked.',
    },
    {
      step: '04',
      title: 'Floor last',
      description:
        'The wood rests in the room for some days to adjust to its humidity. Access panels are walked on one by one and levelled.',
    },
  ],
  band: {
    title: 'What must your floor carry?',
    text: `Desks, racks or bare feet? Tell us, with the area. Your rate comes within ${replyHours.usual} of our visit.`,
    callToAction: { text: 'Call for free consultation', target: 'call' },
    sheet: { drawing: 'floor-load', crop: [0, 0, 461, 326] },
  },
};

import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsNaming } from '../projects-naming.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  cooling: '₹3L-15L',
  fire: '₹2L-8L',
  security: '₹1.5L-6L',
};

const years = warranties['hvac-safety'];

/** /services/hvac-safety (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `HVAC and safety for offices in ${company.address.city} | ${company.shortName}`,
    description: `VRF air conditioning ${prices.cooling}, fire safety ${prices.fire} and security ${prices.security} for offices in ${serviceArea.inShort}, in 2 weeks. ${years}-year warranty.`,
    keywords: [
      `VRF air conditioning ${company.address.city}`,
      'office fire safety contractor',
      'office sprinkler system',
      'fire alarm panel',
      'CCTV and access control office',
    ],
    service: {
      name: 'HVAC, fire safety and security',
      description: `VRF air conditioning, fire detection and sprinklers, CCTV and access control, completed in 2 weeks under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'hvac',
  photo: { id: 'photo-1497366811353-6870744d04b2', alt: 'Interior of a commercial office' },
  projects: projectsNaming('cooling'),
  projectsAlike:
    'Four zones on one floor, each with its own temperature. The 14 weeks are for the whole fit-out.',
  projectLayer: { drawing: 'hot-room', part: 'zones' },
  kind: 'system',
  order: ['sheet', 'prices', 'penalty', 'build'],
  badges: ['AMC available', `${claims.certification} certified`, 'Free consultation'],
  hero: {
    title: 'HVAC and safety, planned as one',
    subtitle:
      'Cooling, sprinklers, alarms and cameras are planned together, so nobody opens the ceiling twice.',
    callToAction: { text: 'Get Quote', target: 'contact' },
    from: 'Air conditioning from',
    fromPrice: prices.cooling,
  },
  stats: [
    { figure: '2 weeks', label: 'completion of cooling and safety' },
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
  ],
  pricesTitle: 'What cooling and safety cost',
  pricesIntro: 'The price depends on the area, the ceiling and the number of devices.',
  packages: [
    {
      title: 'VRF air conditioning',
      description: 'Variable refrigerant flow: each room sets its own temperature.',
      price: prices.cooling,
      rows: [
        { label: 'Area', value: '1000-10000 sq ft' },
        { label: 'Energy', value: '30-50% saving' },
        { label: 'Time', value: '5-7 days' },
      ],
      includes: [
        'One outdoor unit, not one for each room',
        'Insulated copper pipes, tested for leaks',
        'Ducts and outlets balanced room by room',
        'Drain pipes sloped and tested with water',
      ],
      drawing: 'safety-details',
      crop: [0, 18, 300, 222],
      leader: { from: [135, 220], to: [135, 247] },
    },
    {
      title: 'Fire safety',
      description: 'Alarm, sprinklers, hydrant and exit signs.',
      price: prices.fire,
      rows: [
        { label: 'Scope', value: 'Alarm, sprinkler, hydrant' },
        { label: 'Tested', value: 'Zone by zone' },
      ],
      includes: [
        'Panel that shows which detector has tripped',
        'Smoke and heat detectors, sprinklers',
        'Hydrant, hose reel and extinguishers',
        'Exit signs and emergency lights on battery',
      ],
      drawing: 'safety-details',
      crop: [400, 18, 300, 222],
      leader: { from: [336, 282], to: [336, 250] },
    },
    {
      title: 'Security',
      description: 'Cameras, recorder and door access.',
      price: prices.security,
      rows: [
        { label: 'Storage', value: '30-90 days' },
        { label: 'Scope', value: 'CCTV and access' },
      ],
      includes: [
        'One cable per camera, for power and picture',
        'Recorder sized to the days you choose',
        'Card readers and door locks',
        'Doors that release on a fire alarm',
      ],
      drawing: 'safety-details',
      crop: [800, 18, 300, 222],
      leader: { from: [525, 164], to: [521, 124] },
    },
  ],
  sheet: {
    title: 'Why west rooms are hot at 3 pm',
    intro:
      'Morning sun heats the east rooms, afternoon sun the west. The two peaks never meet, so one outdoor unit serves both. The servers have their own.',
    drawing: 'hot-room',
    views: [
      {
        crop: [-15, 38, 478, 330],
        narrow: [{ part: 'west', crop: [-14, 44, 292, 322] }],
        chart: { part: 'load', crop: [20, 0, 360, 130] },
        title: 'At 3 pm',
        drawn: [
          { label: 'False ceiling', value: '2,700 mm' },
          { label: 'Space for ducts above it', value: '700 mm' },
        ],
        facts: [
          { label: 'West room', value: 'full power' },
          { label: 'East room', value: 'half power' },
          { label: 'Fresh air for each person', value: '10 l/s' },
        ],
      },
    ],
  },
  late: 'Late means May in an office without cooling.',
  penalty: {
    terms: 'the penalty. The figure is in your contract.',
    picture: {
      part: 'heat',
      crop: [0, -4, 780, 104],
      narrow: { part: 'heat-short', crop: [0, -4, 390, 104] },
    },
  },
  buildTitle: 'One ceiling, opened once',
  oneWall: true,
  build: [
    {
      step: '01',
      title: 'Heat and layout',
      description:
        'People, sun and machines decide how much cooling a room needs. Ducts, sprinklers and cameras go on one plan.',
    },
    {
      step: '02',
      isOverhead: true,
      title: 'Above the ceiling',
      description: 'Pipes, ducts and cables are hung and tested while they can still be seen.',
    },
    {
      step: '03',
      isAtCeiling: true,
      title: 'Devices',
      description:
        'Indoor units, detectors and cameras go in after the painting, each with its tag.',
    },
    {
      step: '04',
      isAtCeiling: true,
      title: 'Start and train',
      description:
        'The air is balanced, the alarm is tested, and your staff learn to run all of it.',
    },
  ],
  band: {
    title: 'Who is hot at three, and who is cold?',
    text: `Tell us, and send the floor plan. You have a price for each system within ${replyHours.office} of our visit.`,
    callToAction: { text: 'Call for free consultation', target: 'call' },
    sheet: { drawing: 'hot-desk', crop: [0, 0, 461, 326] },
  },
};

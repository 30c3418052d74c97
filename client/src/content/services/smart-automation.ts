import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServiceProcessContent } from '../types.ts';
import { warranties } from '../warranties.ts';

const years = warranties['smart-automation'];

/**
 * The words of /services/smart-automation (spec sections 2 and 9). Its features follow the drawing's numbers 1 to
 * 6.
 */
export const service: ServiceProcessContent = {
  drawing: 'smart-home',
  card: {
    position: 7,
    description: 'Lights, curtains, cooling and locks, from a switch or a phone.',
    features: [
      'Lighting and curtain scenes',
      'Air conditioning by room',
      'Door locks and cameras',
      `${years}-year warranty`,
    ],
  },
  photo: { id: 'photo-1545259741-2ea3ebf61fa3', alt: 'Smart thermostat on a wall' },
  projects: projectsOf('smart-automation'),
  projectsAlike: 'Dashed lines run from one panel to seven lights. Where would your first one be?',
  meta: {
    title: `Smart automation for homes in ${company.address.city} | ${company.shortName}`,
    description: `Smart home automation in ${serviceArea.inShort}: lights, curtains, AC, cameras and locks on one system. ${years}-year warranty, 24/7 support.`,
    keywords: [
      `smart home automation ${company.address.city}`,
      'home automation India',
      'KNX home automation',
      'motorised curtains',
      'smart door lock installation',
      'home CCTV',
    ],
    service: {
      name: 'Smart home automation',
      description:
        'Home automation: lighting, curtains, air conditioning, cameras, door locks and network.',
    },
  },
  hero: {
    title: 'Smart automation anyone can use',
    subtitle:
      'Lights, curtains, air conditioning, cameras and locks on one system. Grandparents need no app, guests need no lesson.',
    highlights: [
      { figure: `${years}-year`, label: 'warranty' },
      { figure: '24/7', label: 'support' },
      { figure: '5 systems', label: 'one control' },
      { figure: 'One touch', label: 'for dinner or puja' },
    ],
    callToAction: { text: 'Get Quote', target: 'contact' },
    drawing: 'grandmother-at-switch',
    crop: [18, -10, 668, 474],
  },
  order: ['sheet', 'features', 'priceLadders', 'process', 'penalty', 'reasons'],
  titles: {
    features: 'Features: what it opens, cools and locks',
    process: 'Process: from first visit to first evening',
    whyChooseUs: 'Why choose us: support at 11 pm, too',
  },
  // The dog of the dark evening, in daylight.
  featuresPeople: { name: 'late', part: 'dog', from: [834, -166] },
  featuresIntro: 'Five systems, one control. Start with any of them.',
  features: [
    {
      title: 'Curtains and blinds',
      description: 'Open in the morning, closed against the sun. Most can be pulled by hand, too.',
      point: [140, 160],
    },
    {
      title: 'Air conditioning',
      description: 'Cool by the time you are home, off when you are out. Split or central.',
      point: [276, 91],
    },
    {
      title: 'Lighting and scenes',
      description: 'One button sets every lamp. You choose the scenes and name them.',
      point: [481, 106],
    },
    {
      title: 'Cameras',
      description: 'See from anywhere who is at the door. The recorder stays in your house.',
      point: [456, 142],
    },
    {
      title: 'Door locks',
      description:
        'Open by fingerprint, code or card. The house help has a code. A key still works if the battery dies.',
      point: [383, 229],
    },
    {
      title: 'Control and network',
      description:
        'A cable system (KNX) where walls are open, wireless (Zigbee or Wi\u2011Fi) where they are finished. Wall switches still work.',
      point: [455, 271],
    },
  ],
  sheet: {
    title: 'One home at 7 am, 2 pm and 11 pm',
    intro: 'Yellow is on, yellow stripes are cooled, black stripes are sunlight.',
    drawing: 'floor-plan',
    unframed: 'day',
    views: [
      {
        title: '7 am: everyone is up',
        crop: [1386, 4, 596, 512],
        facts: [
          { label: 'East curtains', value: 'open', sample: [1852, 306, 48, 36] },
          { label: 'Kitchen and bathrooms', value: 'lights on', sample: [1448, 148, 84, 63] },
          { label: 'Geyser', value: 'hot for the first bath', sample: [1646, 326, 44, 33] },
          { label: 'Entrance', value: 'opens from inside', sample: [1606, 54, 84, 63] },
        ],
      },
      {
        title: '2 pm: nobody is in',
        crop: [707, 4, 596, 478],
        facts: [
          { label: 'West blinds', value: 'closed', sample: [734, 328, 48, 36] },
          { label: 'Lights and AC', value: 'off', sample: [1106, 262, 56, 42] },
          { label: 'Entrance', value: 'locked, camera on', sample: [962, 52, 56, 42] },
        ],
      },
      {
        title: '11 pm: everyone is in bed',
        crop: [52, 4, 596, 478],
        reversed: true,
        facts: [
          { label: 'Path to bathroom and kitchen', value: 'dimly lit', sample: [372, 232, 64, 48] },
          { label: 'Bedroom AC', value: 'on', sample: [452, 270, 48, 36] },
          { label: 'Entrance', value: 'locked, camera on', sample: [302, 52, 56, 42] },
        ],
      },
    ],
  },
  priceLadders: {
    title: 'What moves the price of automation',
    drawing: 'automation-choices',
    ladders: [
      {
        part: 'Rooms',
        rungs: [
          { choice: 'One room', reason: 'to start with', crop: [12, 14, 106, 84] },
          { choice: 'All rooms', reason: 'off at a touch', crop: [152, 14, 106, 84] },
        ],
      },
      {
        part: 'Systems',
        rungs: [
          { choice: 'One system', reason: 'lights first', crop: [283, 14, 124, 80] },
          { choice: 'Five systems', reason: 'curtains to locks', crop: [423, 14, 124, 80] },
        ],
      },
      {
        part: 'Control',
        rungs: [
          { choice: 'Wireless', reason: 'no wall is cut', crop: [566, 4, 118, 101] },
          { choice: 'Cable (KNX)', reason: 'needs no Wi\u2011Fi', crop: [706, 4, 118, 101] },
        ],
      },
    ],
    promise: `A price for each room, within ${replyHours.usual} of our visit.`,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  processIntro: 'In a new home or a finished one.',
  process: [
    {
      step: '01',
      title: 'Walk through',
      description:
        'We ask when you wake, who is home in the afternoon and which switches you reach for.',
    },
    {
      step: '02',
      title: 'Plan and price',
      description: 'One plan shows every switch, sensor and camera. Each room has its price.',
    },
    {
      step: '03',
      title: 'Wire and fit',
      description:
        'In a new home, cables go in before the plaster. In a finished one, the switch boxes stay.',
    },
    {
      step: '04',
      title: 'Set up and explain',
      description: 'Scenes are set with you, the family tries them, and you get all the passwords.',
    },
  ],
  late: 'Late means another evening of feeling for the switch.',
  penalty: {
    terms: 'the penalty. The sum is in your contract.',
    picture: { part: 'switch', crop: [412, -10, 640, 180], narrow: { crop: [710, -10, 316, 180] } },
  },
  whyChooseUs: [
    {
      picture: [3198, 0, 304, 150],
      title: `${years}-year warranty`,
      description:
        'It covers motors, locks and controllers: the parts that move and switch every day.',
    },
    {
      picture: [3518, 0, 304, 150],
      title: '24/7 support, AMC available',
      description:
        'Someone answers when the lock does not. AMC is an annual maintenance contract, for batteries, motors and settings.',
    },
    {
      picture: [3838, 0, 304, 150],
      title: `${claims.onTime} on-time delivery, with penalties otherwise`,
      description: 'We plan our days around plasterer and painter, so no wall is opened twice.',
    },
  ],
  band: {
    title: 'Get a quote, for one room or for all',
    text: 'The dark staircase, the hot bedroom, the lost key: tell us what bothers you most.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'smart-home',
  },
};

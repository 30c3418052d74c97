import { company } from '#shared/company.ts';
import { claims } from '../claims.ts';
import { leastOf } from '../price-range.ts';
import { projectsOf } from '../projects.ts';
import { replyHours } from '../promises.ts';
import { serviceArea } from '../service-areas.ts';
import type { ServicePackagesContent } from '../types.ts';
import { warranties } from '../warranties.ts';

/** The prices as the cards show them. Search results and structured data follow them. */
const prices = {
  boardroom: '₹2L-8L',
  videoRoom: '₹1.5L-5L',
  trainingRoom: '₹80K-3L',
};

const years = warranties['meeting-rooms'];

/** /services/meeting-rooms (spec sections 2 and 9). */
export const service: ServicePackagesContent = {
  meta: {
    title: `Meeting rooms in ${company.address.city}: interiors from ${leastOf(prices)} | ${company.shortName}`,
    description: `Boardrooms ${prices.boardroom} in 5-7 days, video rooms ${prices.videoRoom}, training rooms ${prices.trainingRoom} in ${serviceArea.inShort}, with a ${years}-year warranty.`,
    keywords: [
      `meeting room interiors ${company.address.city}`,
      'boardroom design',
      'video conference room setup',
      'training room furniture',
      'acoustic wall panels office',
      'conference table with power box',
      'meeting room fit-out',
    ],
    service: {
      name: 'Meeting room fit-out',
      description: `Boardrooms, video conference rooms and training rooms: tables, acoustic panels, screens, wiring and lighting, under a ${years}-year warranty.`,
      prices,
    },
  },
  drawing: 'meeting-room',
  card: {
    position: 3,
    description: 'Boardrooms, video rooms and training rooms where everyone is heard and seen.',
    features: [
      'Boardrooms, 8-20 people',
      'Video rooms, 55" to 86" screens',
      'Training rooms, 20-50 people',
      `${years}-year warranty`,
    ],
  },
  photo: { id: 'photo-1582653291997-079a1c04e5a1', alt: 'Conference room with a long table' },
  projects: projectsOf('meeting-rooms'),
  projectsAlike:
    'Twenty seats, one clear view. A small room with screens and panels costs more per sq ft than a whole office.',
  kind: 'room',
  order: ['sheet', 'prices', 'build', 'penalty'],
  badges: [`${claims.certification} certified`, '3D visualization', 'Free consultation'],
  hero: {
    title: 'Meeting rooms where calls work',
    subtitle:
      'In the room and on the screen, everyone is heard and seen. Table, sound, wiring and light are planned together.',
    from: 'A video room from',
    fromPrice: prices.videoRoom,
    callToAction: { text: 'Get Quote', target: 'contact' },
  },
  stats: [
    { figure: replyHours.officeAsAdjective, label: 'response and quote' },
    { figure: `${years}-year`, label: 'warranty' },
    { figure: claims.onTime, label: 'on-time delivery, with penalties otherwise' },
  ],
  sheet: {
    title: 'Rooms for 8, 12 and 20',
    intro:
      'Each person has 700 mm at the table, and 1,200 mm behind for chair and passage. Twenty sit in a U, where everybody can read the screen.',
    drawing: 'seating',
    beside: true,
    views: [
      {
        crop: [-7, -6, 819, 512],
        narrow: [{ part: 'stack', crop: [0, 0, 455, 862] }],
        drawn: [
          { label: 'Table for 8', value: '1,200 × 2,800 mm' },
          { label: 'Table for 12', value: '1,200 × 4,200 mm' },
          { label: 'Tables for 20, 600 mm deep', value: '4,200 × 5,500 mm' },
        ],
        facts: [
          { label: 'For 8', value: '3,600 × 5,500 mm, 213 sq ft' },
          { label: 'For 12', value: '3,600 × 6,900 mm, 267 sq ft' },
          { label: 'For 20', value: '6,600 × 8,700 mm, 618 sq ft' },
        ],
      },
    ],
  },
  pricesTitle: 'Three rooms, three prices',
  pricesIntro:
    'A boardroom seats 8, 12 or 20, as above. The price depends on seats, screen size and how much the room echoes.',
  promise: `A price for each room, within ${replyHours.office} of our visit.`,
  packages: [
    {
      title: 'Boardroom',
      description: 'Table, panelling, screen and lighting.',
      price: prices.boardroom,
      rows: [
        { label: 'Seats', value: '8-20' },
        { label: 'Time', value: '5-7 days' },
      ],
      includes: [
        'Plywood table with veneer or laminate top',
        'Power, HDMI and USB-C in the table',
        'Slatted panels that absorb sound',
        'Dimmable light centred over the table',
      ],
      drawing: 'meeting-details',
      crop: [0, 0, 300, 146],
    },
    {
      title: 'Video room',
      description: 'Screen, camera and sound for calls.',
      price: prices.videoRoom,
      rows: [
        { label: 'Screens', value: '55" to 86"' },
        { label: 'Time', value: '3-5 days' },
      ],
      includes: [
        'Screen wall with a firm backing',
        'Camera and microphones, cables hidden',
        'Sound-absorbing panels on two walls',
        'Even light on faces, without glare',
      ],
      drawing: 'meeting-details',
      crop: [400, 0, 300, 146],
    },
    {
      title: 'Training room',
      description: 'Movable tables, power and a projection wall.',
      price: prices.trainingRoom,
      rows: [
        { label: 'For', value: '20-50 people' },
        { label: 'Time', value: '2-4 days' },
      ],
      includes: [
        'Flip-top tables on lockable castors',
        'Floor sockets for every row',
        'Glass writing board and projection wall',
        'Carpet tile to quieten footsteps',
      ],
      drawing: 'meeting-details',
      crop: [800, 0, 300, 146],
    },
  ],
  late: 'Late means taking your first client call in the corridor.',
  penalty: {
    terms: 'the penalty. Your contract has the figure.',
    look: 'system',
    picture: { part: 'corridor', crop: [0, -10, 780, 188], narrow: { crop: [430, -10, 350, 188] } },
  },
  buildTitle: 'From echo to first call',
  build: [
    {
      step: '01',
      title: 'Count and listen',
      description:
        'How many people, which calls, how much echo? Table, screen and camera are placed for a clear view from every seat.',
    },
    {
      step: '02',
      title: 'Wire first',
      description:
        'Power, HDMI and network run hidden to table and screen, with a spare conduit for the next device.',
    },
    {
      step: '03',
      title: 'Panel and furnish',
      description:
        'Panels, doors and lights go in before the table. Nothing new is scratched by something newer.',
    },
    {
      step: '04',
      title: 'Test with a call',
      description:
        'We make a video call with you, test each socket in the table and check how you look and sound.',
    },
  ],
  band: {
    title: 'How many meet, and where?',
    text: 'Tell us how many sit at the table, and how many on the screen.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'meeting-room',
  },
};

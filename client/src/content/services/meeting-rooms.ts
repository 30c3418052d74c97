import { company } from '#shared/company.ts';
import { projectsOf } from '../projects.ts';
import type { ServicePackagesContent } from '../types.ts';

/** /services/meeting-rooms (spec sections 2 and 9). */
export const meetingRooms: ServicePackagesContent = {
  slug: 'meeting-rooms',
  projectType: 'office-execution',
  meta: {
    title: `Meeting Room Interiors in Hyderabad from ₹80K | ${company.shortName}`,
    description:
      'Boardrooms ₹2L–8L in 5–7 days, video rooms ₹1.5L–5L, training rooms ₹80K–3L in Hyderabad and five more cities, with a 2-year warranty.',
    keywords: [
      'meeting room interiors Hyderabad',
      'boardroom design',
      'video conference room setup',
      'training room furniture',
      'acoustic wall panels office',
      'conference table with power box',
      'meeting room fit-out Bangalore',
    ],
    service: {
      name: 'Meeting room fit-out',
      description:
        'Boardrooms, video conference rooms and training rooms: tables, acoustic panels, screens, wiring and lighting, under a 2-year warranty.',
      from: { rupees: 80000 },
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Meeting rooms', path: '/services/meeting-rooms' },
    ],
  },
  drawing: 'meeting-room',
  photo: { id: 'photo-1582653291997-079a1c04e5a1', alt: 'Conference room' },
  projects: projectsOf('meeting-rooms'),
  kind: 'room',
  badges: ['ISO 9001 certified', '3D visualization', 'Free consultation'],
  hero: {
    title: 'Meeting rooms where calls work',
    subtitle:
      'In the room and on the screen, everyone hears and is seen. Table, sound, wiring and light are planned together and built by one team.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
  },
  stats: [
    { figure: '24 hours', label: 'Response and quote' },
    { figure: '2 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery, with penalties otherwise' },
  ],
  pricesTitle: 'What a meeting room costs',
  pricesIntro:
    'The price depends on seats, screen size and how much the room echoes. Tell us these and you have a quote within 24 hours.',
  packages: [
    {
      title: 'Boardroom',
      description: 'Table, panelling, screen and lighting.',
      price: '₹2L–8L',
      rows: [
        { label: 'Seats', value: '8–20' },
        { label: 'Time', value: '5–7 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Plywood table with veneer or laminate top',
        'Power, HDMI and USB-C in the table',
        'Slatted panels that absorb sound',
        'Dimmable light centred over the table',
      ],
      crop: [176, 176, 330, 160],
    },
    {
      title: 'Video room',
      description: 'Screen, camera and sound for calls.',
      price: '₹1.5L–5L',
      rows: [
        { label: 'Screen', value: '55"–86"' },
        { label: 'Time', value: '3–5 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Screen wall with a firm backing',
        'Camera and microphones, cables hidden',
        'Sound-absorbing panels on two walls',
        'Even light on faces, without glare',
      ],
      crop: [232, 128, 236, 114],
    },
    {
      title: 'Training room',
      description: 'Movable tables, power and a projection wall.',
      price: '₹80K–3L',
      rows: [
        { label: 'People', value: '20–50' },
        { label: 'Time', value: '2–4 days' },
        { label: 'Warranty', value: '2 years' },
      ],
      includes: [
        'Flip-top tables on lockable castors',
        'Floor sockets for every row',
        'Glass writing board and projection wall',
        'Carpet tile to quieten footsteps',
      ],
      crop: [300, 214, 240, 116.5],
    },
  ],
  buildTitle: 'From echo to first call',
  build: [
    {
      step: '01',
      title: 'Count and listen',
      description:
        'How many people, which calls, how much echo? Table, screen and camera are placed so that every seat sees and is seen.',
    },
    {
      step: '02',
      title: 'Wire first',
      description:
        'Power, HDMI and network run hidden to table and screen, with a spare pipe for whatever comes next.',
    },
    {
      step: '03',
      title: 'Panel and furnish',
      description:
        'Panels, doors and lights go in before the table, so that nothing new is scratched by something newer.',
    },
    {
      step: '04',
      title: 'Test with a call',
      description:
        'We place a video call with you, try each socket in the table and look at ourselves on camera.',
    },
  ],
  band: {
    title: 'Plan your meeting room with a designer',
    text: 'Free consultation. Tell us how many people meet, and how often one of them is on the screen.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'meeting-room',
  },
};

import type { ServicePackagesContent } from '../types.ts';

export const meetingRooms: ServicePackagesContent = {
  slug: 'meeting-rooms',
  meta: {
    title: 'Boardrooms and Meeting Rooms from ₹80K | BuiltRight',
    description:
      'Boardrooms ₹2L–8L in 5–7 days, video rooms ₹1.5L–5L, training rooms ₹80K–3L. Acoustics, screens and wiring in one job, with a 2-year warranty.',
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
    },
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Meeting rooms', path: '/services/meeting-rooms' },
    ],
  },
  drawing: 'meeting-room',
  kind: 'room',
  badges: ['2-year warranty', 'ISO 9001 certified', '98% on-time'],
  hero: {
    title: 'Meeting rooms',
    subtitle:
      'Rooms in which people can hear, see and plug in. Table, acoustics, screen, wiring and light are set out on one drawing and built by one team.',
    callToAction: { text: 'Free Office Assessment', target: 'contact' },
  },
  stats: [
    { figure: '24 hours', label: 'Response and quote' },
    { figure: '2 years', label: 'Warranty' },
    { figure: '98%', label: 'On-time delivery' },
  ],
  pricesTitle: 'What a meeting room costs',
  pricesIntro:
    'The price follows the number of seats, the size of the screen and the area of acoustic panel. You have the quote within 24 hours, free.',
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
        'Table in BWR plywood, veneer or laminate top',
        'Table boxes with HDMI, USB-C and power',
        'Slatted acoustic panels rated NRC 0.8',
        'Dimmable 4000 K LED centred over the table',
      ],
      crop: [162, 166, 368, 178],
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
        'Screen wall with 18 mm plywood backing',
        'Camera and microphones wired over Cat6A',
        'Acoustic panels of NRC 0.7 and above, two walls',
        'Glare-free light on faces, 500 lux at the table',
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
        'Floor boxes with power for every row',
        'Glass writing board and projection wall',
        'Carpet tile to keep footfall quiet',
      ],
      crop: [60, 226, 240, 116],
    },
  ],
  buildTitle: 'How we build a meeting room',
  build: [
    {
      step: '01',
      title: 'Survey and set out',
      description:
        'We count seats, measure sight lines and echo, and draw table, screen and camera so that every seat can see and be seen.',
    },
    {
      step: '02',
      title: 'Wire before panels',
      description:
        'Power, HDMI and Cat6A run in conduit to the table and the screen wall, each with a spare draw wire for later changes.',
    },
    {
      step: '03',
      title: 'Panel and furnish',
      description:
        'Acoustic panels, doors with drop seals and lights are fixed first. The table and chairs come into a finished room.',
    },
    {
      step: '04',
      title: 'Test with a call',
      description:
        'We place a video call, play sound from every table box and check the light on camera before you take over the room.',
    },
  ],
  band: {
    title: 'Plan your meeting room with a designer',
    text: 'Free consultation and 3D visualization, with no advance payment. If we miss the agreed date, we pay a penalty.',
    callToAction: { text: 'Call for free consultation', target: 'call' },
    drawing: 'office-floor',
  },
};

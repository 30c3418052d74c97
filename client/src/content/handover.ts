import { company } from '#shared/company.ts';
import type { Fact } from './types.ts';

/** The warranty of each service, as its page says. */
export const warranties: readonly Fact[] = [
  { label: 'Bedrooms and wardrobes', value: '5 years' },
  { label: 'Kitchen hardware', value: '5 years' },
  { label: 'Bathroom upgrades', value: '5 years' },
  { label: 'Bathrooms', value: '3 years' },
  { label: 'Living and dining', value: '3 years' },
  { label: 'Smart automation', value: '3 years' },
  { label: 'Office furniture', value: '3 years' },
  { label: 'Electrical and IT', value: '3 years' },
  { label: 'HVAC and safety', value: '3 years' },
  { label: 'Office execution', value: '2 years' },
  { label: 'Meeting rooms', value: '2 years' },
  { label: 'Ceilings and floors', value: '2 years' },
  { label: 'Balcony and outdoor', value: '2 years' },
];

/** The two papers that clients receive at handover, as samples to read and to print. */
export const handover = {
  title: 'Your warranty and handover, on paper',
  text: 'Read them before you sign anything. At handover they are filled in and signed.',
  /** On phones, beside the button. */
  swipe: 'Swipe for the handover sheet',
  print: 'Print both',
  sample: 'Sample',
  company: company.name,
  card: {
    title: 'Warranty card',
    fields: ['Client', 'Rooms', 'Handed over on'],
    covers: 'What it covers',
    rows: warranties,
    note: '5 years maximum. These lines are for work ordered by itself. A whole office fit-out has one warranty: 2 years on everything.',
    signed: ['For the company'],
  },
  sheet: {
    title: 'Handover sheet',
    fields: ['Client', 'Rooms', 'Supervisor'],
    covers: 'Done, with you in the room',
    rows: [
      'Walked through every room together',
      'Doors, drawers and shutters opened and closed',
      'Sockets, switches and lights tested',
      'Taps, flushes and drains run',
      'Snag list made',
      'Snag list cleared',
      'Plans and test reports received',
      'Warranty card received',
      'Keys received, rooms clean',
    ],
    snags: 'Snags',
    note: 'Snags are put right before you sign.',
    signed: ['Client', 'Supervisor'],
  },
} as const;

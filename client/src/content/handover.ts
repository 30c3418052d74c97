import { company } from '#shared/company.ts';
import { byYears, inYears, warranties, warrantyYears } from './warranties.ts';

/** The lines of the warranty card. */
const terms = byYears({
  'Bedrooms and wardrobes': warranties['bedrooms-wardrobes'],
  'Kitchen hardware': warranties['modular-kitchens'],
  'Bathroom upgrades': warranties['bathroom-upgrades'],
  Bathrooms: warranties.bathrooms,
  'Living and dining': warranties['living-dining'],
  'Smart automation': warranties['smart-automation'],
  'Office furniture': warranties['office-furniture'],
  'Electrical and IT': warranties['electrical-it'],
  'HVAC and safety': warranties['hvac-safety'],
  'Office execution': warranties['office-execution'],
  'Meeting rooms': warranties['meeting-rooms'],
  'Ceilings and floors': warranties['ceiling-flooring'],
  'Balcony and outdoor': warranties['balcony-outdoor'],
});

/** The two documents that clients receive at handover, as samples to read and to print. */
export const handover = {
  title: 'Your warranty and handover, on paper',
  text: 'Read both now. At handover we fill them in and sign.',
  print: 'Print both',
  sample: 'Sample',
  company: company.name,
  card: {
    title: 'Warranty card',
    fields: ['Client', 'Rooms', 'Handed over on'],
    covers: 'What it covers',
    terms,
    note: `${inYears(warrantyYears.most)} maximum, for a service ordered by itself. A whole office fit-out has one warranty: ${inYears(warranties['office-execution'])} on everything.`,
    signed: ['For the company'],
  },
  checklist: {
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

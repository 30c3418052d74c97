import { company } from '#shared/company.ts';
import { inYears, warranties, warrantyYears } from './warranties.ts';

/** The lines of the warranty card, the longest warranty first. */
const covered = [
  { label: 'Bedrooms and wardrobes', years: warranties['bedrooms-wardrobes'] },
  { label: 'Kitchen hardware', years: warranties['modular-kitchens'] },
  { label: 'Bathroom upgrades', years: warranties['bathroom-upgrades'] },
  { label: 'Bathrooms', years: warranties.bathrooms },
  { label: 'Living and dining', years: warranties['living-dining'] },
  { label: 'Smart automation', years: warranties['smart-automation'] },
  { label: 'Office furniture', years: warranties['office-furniture'] },
  { label: 'Electrical and IT', years: warranties['electrical-it'] },
  { label: 'HVAC and safety', years: warranties['hvac-safety'] },
  { label: 'Office execution', years: warranties['office-execution'] },
  { label: 'Meeting rooms', years: warranties['meeting-rooms'] },
  { label: 'Ceilings and floors', years: warranties['ceiling-flooring'] },
  { label: 'Balcony and outdoor', years: warranties['balcony-outdoor'] },
].sort((a, b) => b.years - a.years);

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
    rows: covered.map(({ label, years }) => ({ label, value: inYears(years) })),
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

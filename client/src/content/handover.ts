import { company } from '#shared/company.ts';
import { inYears, warranties, warrantyTerms, warrantyYears } from './warranties.ts';

/** The two documents that clients receive at handover, as samples to read and to print. */
export const handover = {
  title: 'Your warranty and handover, on paper',
  text: 'Yours at handover, filled in and signed.',
  print: 'Save or print both',
  sample: 'Sample',
  company: company.name,
  card: {
    title: 'Warranty card',
    fields: ['Client', 'Rooms', 'Handed over'],
    covers: 'What it covers',
    terms: warrantyTerms,
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

import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';

/*
 * What several pages promise in the same terms, out of the company's facts.
 */

const usual = inHours(company.replyHours);
const office = inHours(replyHoursOf(company, 'office-execution'));

/**
 * Within how many hours, as "48 hours", an enquiry is answered. The quote follows within the same time once the rooms
 * or a plan have been seen.
 */
export const replyHours = {
  usual,
  office,
  /** "within 48 hours, for office projects within 24 hours"; of two that are the same, one. */
  each: `within ${usual}${office === usual ? '' : `, for office projects within ${office}`}`,
  /** "24-hour", before what comes within that time. */
  officeAsAdjective: office.replace(/ hours?$/, '-hour'),
};

/** When the phone is answered: "Monday to Saturday, 9 AM to 7 PM; Sunday, 10 AM to 5 PM". */
export const callTimes = company.officeHours
  .map(({ days, inShort }) => `${days}, ${inShort}`)
  .join('; ');

/** Explains every "98% on-time delivery, with penalties otherwise": one sentence, its first part set large. */
export const penalty = {
  promise: 'If we are late, we pay',
  terms: 'the penalty that your contract names.',
  /** The two parts of all handovers. */
  parts: ['On time', 'Late'],
} as const;

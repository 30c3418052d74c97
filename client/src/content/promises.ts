import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';

/* Promises that several pages make in the same words. They follow the company's facts. */

const usual = inHours(company.replyHours);
const office = inHours(replyHoursOf(company, 'office-execution'));

/**
 * The time within which the company replies, such as "48 hours". The quote follows within the same time after the
 * rooms or a plan have been seen.
 */
export const replyHours = {
  usual,
  office,
  /** "within 48 hours, for office projects within 24 hours". Two equal times are written once. */
  each: `within ${usual}${office === usual ? '' : `, for office projects within ${office}`}`,
  /** "within 48 hours of our visit, 24 hours for offices", the time of the quote. */
  afterVisit: `within ${usual} of our visit${office === usual ? '' : `, ${office} for offices`}`,
  /** "24-hour", the adjective of the office's time. */
  officeAsAdjective: office.replace(/ hours?$/, '-hour'),
};

/** The hours of the telephone: "Monday to Saturday, 9 AM to 7 PM; Sunday, 10 AM to 5 PM". */
export const callTimes = company.officeHours
  .map(({ days, inShort }) => `${days}, ${inShort}`)
  .join('; ');

/**
 * The beginning of the sentence that explains every "98% on-time delivery, with penalties otherwise". Each service has
 * its own end.
 */
export const penaltyPromise = 'If we are late, we pay';

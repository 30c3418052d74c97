import { indiaAheadMs } from '#client/content/open-now.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import type { ContactRequest } from '#shared/contact.ts';

/**
 * A stored request and the time at which it was stored. It is in memory only, until the visitor leaves the page.
 */
export interface SentRequest extends ContactRequest {
  readonly sentAt: Date;
}

/** A day as people write it and as `<time datetime>` has it. */
interface ShownDay {
  readonly shown: string;
  readonly iso: string;
}

/** Returns the parts of a date in India, wherever the visitor is. */
function partsInIndia(at: Date) {
  const format = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const parts = format.formatToParts(at).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<'weekday' | 'day' | 'month' | 'year', string>;
}

/** Returns the date in India as "2026-11-27". */
const isoInIndia = (at: Date) => new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 10);

/** Returns the day of a request: "25 November 2026". */
export function dayOf({ sentAt }: SentRequest): ShownDay {
  const { day, month, year } = partsInIndia(sentAt);
  return { shown: `${day} ${month} ${year}`, iso: isoInIndia(sentAt) };
}

/** Returns the last day on which the company may answer a request and keep its promise: "Friday 27 November". */
export function replyDayOf(
  { projectType, sentAt }: SentRequest,
  facts: Parameters<typeof replyHoursOf>[0] = company,
): ShownDay {
  const by = new Date(sentAt.getTime() + replyHoursOf(facts, projectType) * 3_600_000);
  const { weekday, day, month } = partsInIndia(by);
  return { shown: `${weekday} ${day} ${month}`, iso: isoInIndia(by) };
}

/** Returns a number of ten digits in groups, as India writes it: "98765 43210". Other numbers stay as typed. */
export const groupedPhone = ({ phone }: Pick<ContactRequest, 'phone'>) =>
  phone.replace(/^\s*(\+91)?[ -]?(\d{5})(\d{5})\s*$/, '$1 $2 $3').trim();

const courtesies = /^(mr|mrs|ms|miss|dr|prof|er|ca|adv|col|capt|shri|sri|smt|kumari|md|mohd|sk)$/i;

/**
 * Returns the name to address a visitor by: "Asha" of "Asha Rao". A name that begins with an initial or with a
 * title, as "K Srinivas" or "Dr Rao", stays whole.
 */
export function firstNameOf({ name }: Pick<ContactRequest, 'name'>): string {
  const whole = name.trim();
  const [first = ''] = whole.split(/\s/);
  const isName = [...first].length > 1 && !/\./.test(first) && !courtesies.test(first);
  return isName ? first : whole;
}

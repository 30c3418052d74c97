import { type SQL, sql } from 'drizzle-orm';
import { contactForms } from '#shared/schema.ts';
import { leads } from '../schema-internal.ts';

const indicDigits = '०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯';

/**
 * The phone field with Latin digits. A visitor who wrote more than a thousand characters there did
 * not put their number after them, and a search through all of them takes the database minutes.
 */
export const phoneText: SQL = sql`translate(left(${contactForms.phone}, 1000), ${indicDigits}, '01234567890123456789')`;

/** The number to dial: the view needs a tenth of a second to find that such a field has none. */
export const dial = sql<
  string | null
>`case when length(${contactForms.phone}) <= 1000 then ${leads.dial} end`;

/** Ten digits, with or without 0, 91, +91 or 0091 before them: those ten. */
function toNational(phone: string): string | undefined {
  const compact = toLatin(phone).replace(/[^0-9+]/g, '');
  return /^(?:(?:\+|00|0)?91)?0?(\d{10})$/.exec(compact)?.[1];
}

/** "+91 98480 12345" as "9848012345", "+44 20 7946 0958" as "442079460958"; ०-९ and ౦-౯ as 0-9. */
export function toDigits(phone: string): string {
  return toNational(phone) ?? toLatin(phone).replace(/\D/g, '').replace(/^00/, '');
}

/** Between two numbers in one field: a letter or one of these. Whatever else stands inside a number. */
const divider = String.raw`[:alpha:]/,;:|&\n\r`;
const gap = `[^0-9+${divider}]*`;

/**
 * A regular expression of PostgreSQL that finds the whole number in a field, however it is grouped
 * and with or without its prefix, and never a part of a longer number.
 */
export function phonePattern(phone: string): string {
  const start = `(?:^|[${divider}])${gap}`;
  const plus = `[+]${gap}`;
  const spaced = (digits: string) => [...digits].map((digit) => digit + gap).join('');
  const before = toNational(phone)
    ? `(?:${start}(?:(?:0${gap}){0,2}${spaced('91')})?|${plus}${spaced('91')})(?:0${gap})?`
    : `(?:${start}(?:${spaced('00')})?|${plus})`;
  return `${before}${spaced(toDigits(phone))}(?:$|[+${divider}])`;
}

/** Devanagari and Telugu digits stand at …66 to …6F of their blocks. */
function toLatin(text: string): string {
  return text.replace(/[०-९౦-౯]/g, (digit) => String((digit.charCodeAt(0) & 0xff) - 0x66));
}

import { toDigits } from '#shared/phone.ts';

/** A lead's number as the visitor wrote it, and as a phone dials it: "+919848012345". */
interface LeadPhone {
  readonly phone: string;
  readonly dial: string | null;
}

/**
 * Returns "+91 98480 12345" if the visitor wrote one Indian number and nothing else, and otherwise the visitor's own text.
 * The spaces also keep a spreadsheet from making a number of it.
 */
export function showPhone({ phone, dial }: LeadPhone): string {
  if (!dial?.startsWith('+91') || toDigits(phone) !== toDigits(dial)) return phone;
  return dial.replace('+91', '+91 ').replace(/ [6-9]\d{4}/, '$& ');
}

/** Returns a lead's WhatsApp link. Indian numbers that begin below 6 are landlines, which have none. */
export const whatsAppOf = ({ dial }: Pick<LeadPhone, 'dial'>): string | undefined =>
  dial && !/^\+91[0-5]/.test(dial) ? `https://wa.me/${dial.slice(1)}` : undefined;

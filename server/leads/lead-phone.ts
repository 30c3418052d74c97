import { toDigits } from '#shared/phone.ts';

/** A lead's number as the visitor wrote it, and as a phone dials it: "+919848012345". */
interface LeadPhone {
  readonly phone: string;
  readonly dial: string | null;
}

/** Matches a foreign number: the country's code and the digits after it. */
const abroad = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Writes "+919848012345" with spaces. A landline, or a number of another country, stays as it is. */
const spaceIndian = (dial: string) => dial.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');

/** Returns true if the text has nothing but the number, such as no second number. */
const isAlone = (phone: string, dial: string) => toDigits(phone) === toDigits(dial);

/**
 * Returns a number as spreadsheets and address books take it: "98480 12345" if it is Indian, else "+1 4155550100". If the
 * visitor's text holds no number, or more than one, it returns that text.
 */
export function plainPhone({ phone, dial }: LeadPhone): string {
  if (!dial || !isAlone(phone, dial)) return phone;
  return spaceIndian(dial).replace('+91 ', '').replace(abroad, '+$1 $2');
}

/** Returns "+91 98480 12345" if the number is Indian and there is nothing else, or the visitor's own text. */
export function showPhone({ phone, dial }: LeadPhone): string {
  if (!dial?.startsWith('+91') || !isAlone(phone, dial)) return phone;
  return spaceIndian(dial);
}

/** Returns a lead's WhatsApp link. Indian numbers that begin below 6 are landlines, which have none. */
export const whatsAppOf = ({ dial }: Pick<LeadPhone, 'dial'>): string | undefined =>
  dial && !/^\+91[0-5]/.test(dial) ? `https://wa.me/${dial.slice(1)}` : undefined;

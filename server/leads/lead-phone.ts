import { toDial, toDigits } from '#shared/phone.ts';

/**
 * Returns "+91 98480 12345" if the visitor wrote one Indian number and nothing else, and otherwise the visitor's text.
 * The spaces also keep a spreadsheet from making a number of it.
 */
export function showPhone(phone: string): string {
  const dial = toDial(phone);
  if (!dial?.startsWith('+91') || toDigits(phone) !== toDigits(dial)) return phone;
  return dial.replace('+91', '+91 ').replace(/ [6-9]\d{4}/, '$& ');
}

/** Returns the links by which staff reach a visitor. Indian landlines, which begin below 6, have no WhatsApp. */
export function phoneLinks(phone: string) {
  const dial = toDial(phone);
  const hasWhatsApp = dial && !/^\+91[0-5]/.test(dial);
  return {
    call: dial && `tel:${dial}`,
    whatsApp: hasWhatsApp ? `https://wa.me/${dial.slice(1)}` : undefined,
  };
}

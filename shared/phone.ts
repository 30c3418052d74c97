/** Replaces the digits of every script by 0-9. The ten digits of a script have consecutive code points. */
export function toLatin(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/**
 * Returns the digits of an Indian number, written with or without 0, 91, +91 or 0091 before them. Toll-free numbers have
 * eleven digits, and all others ten.
 */
export function toNational(phone: string): string | undefined {
  const compact = toLatin(phone).replace(/[^0-9+]/g, '');
  return /^(?:(?:\+|00|0)?91)?0?(\d{10}|1[89]\d0\d{7})$/.exec(compact)?.[1];
}

/**
 * Returns the number that a telephone dials for a typed one: "+914023114455" for "040-2311 4455". Without a country's code
 * it is Indian. Of two numbers it returns the first. Returns undefined if the text is not a number.
 */
export function toDial(phone: string): string | undefined {
  const [first = ''] = /\+?\s*[\d(][\d\s().\p{Pd}]*\d/u.exec(toLatin(phone)) ?? [];
  const compact = first.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const national = toNational(compact);
  if (national) return `+91${national}`;
  return /^\+(?!91|0)\d{8,15}$/.test(compact) ? compact : undefined;
}

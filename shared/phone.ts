/** Digits of every script as 0-9: each script's ten stand in a row. */
export function toLatin(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** Ten digits, with or without 0, 91, +91 or 0091 before them: those ten. */
export function toNational(phone: string): string | undefined {
  const compact = toLatin(phone).replace(/[^0-9+]/g, '');
  return /^(?:(?:\+|00|0)?91)?0?(\d{10})$/.exec(compact)?.[1];
}

/**
 * What a telephone dials for a number as people type it: "040-2311 4455" as "+914023114455". Of two
 * numbers the first counts, and India's where no country is named; undefined for what is no number.
 */
export function toDial(phone: string): string | undefined {
  const [first = ''] = /\+?\s*[\d(][\d\s().\p{Pd}]*\d/u.exec(toLatin(phone)) ?? [];
  const compact = first.replace(/[^\d+]/g, '').replace(/^00/, '+');
  // Numbers that are free of charge have eleven digits and no area code.
  const national = toNational(compact) ?? /^(?:\+?91)?(1[89]\d0\d{7})$/.exec(compact)?.[1];
  if (national) return `+91${national}`;
  return /^\+(?!91|0)\d{8,15}$/.test(compact) ? compact : undefined;
}

/** Writes the digits of every script as 0-9, and leaves out the "(0)" that may follow a country's code. */
function toPlain(text: string): string {
  const latin = text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script have consecutive code points.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
  return latin.replaceAll('(0)', '');
}

/**
 * Returns the digits of an Indian number, written with or without 0, 91, +91 or 0091 before them. Toll-free numbers
 * have eleven digits, and all others ten.
 */
function toNational(phone: string): string | undefined {
  const compact = toPlain(phone).replace(/[^0-9+]/g, '');
  return /^(?:(?:\+|00|0)?91)?0?(\d{10}|1[89]\d0\d{7})$/.exec(compact)?.[1];
}

/** Returns "9848012345" for "+91 98480 12345", and "442079460958" for "+44 20 7946 0958". */
export function toDigits(phone: string): string {
  return toNational(phone) ?? toPlain(phone).replace(/\D/g, '').replace(/^00/, '');
}

/** Matches digits with anything between them but letters and the signs that part two numbers. */
const digitRun = /(?:\+[\s(]*)?\d(?:[^\d+\p{L}\p{M}/,;:|&\n\r]*\d)*/gu;

/** The most characters of a number with its prefix. */
const maxLength = 18;

/**
 * Lists the numbers that a text may hold, such as "9848012345" or "+442079460958", from left to right. People group
 * digits as they like, so each series of whole groups may be a number. Longer series come first.
 */
function phonesIn(text: string): string[] {
  const plain = toPlain(text);
  const whole = toNational(plain) ?? [];
  const series = [...plain.matchAll(digitRun)].flatMap(([run]) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.flatMap((_, from) => {
      const before = groups.slice(0, from).join('');
      // After a plus, the first digits are a country's code. The rest alone is another number.
      if (run.startsWith('+') && before && before.length < 7) return [];
      const plus = run.startsWith('+') && !before ? '+' : '';
      const rest = groups.slice(from, from + maxLength);
      return rest.map((_, n) => plus + rest.slice(0, n + 1).join('')).reverse();
    });
  });
  return [whole, series.filter(({ length }) => length <= maxLength)].flat();
}

/** Returns true if a text holds this number, in any notation and beside other words, but not in a longer number. */
export function holdsPhone(text: string, phone: string): boolean {
  const [national, digits] = [toNational(phone), toDigits(phone)];
  // Nearly all texts are another person's, and this is faster.
  if (!toPlain(text).replace(/\D/g, '').includes(digits)) return false;
  return phonesIn(text).some((candidate) =>
    national ? toNational(candidate) === national : toDigits(candidate) === digits,
  );
}

/**
 * Returns the number that a telephone dials for a typed one: "+914023114455" for "040-2311 4455". Without a country's
 * code it is Indian. Of two numbers it returns the first. Returns undefined if the text holds no number. It reads the
 * first thousand characters, because a program may have stored very long texts.
 */
export function toDial(text: string): string | undefined {
  const dialled = phonesIn(text.slice(0, 1000)).flatMap((candidate) => {
    const national = toNational(candidate);
    if (national) return `+91${national}`;
    const foreign = candidate.replace(/^00/, '+');
    return /^\+(?!91|0)\d{8,15}$/.test(foreign) ? foreign : [];
  });
  return dialled[0];
}

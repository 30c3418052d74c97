import { claims } from '#client/content/claims.ts';
import { rupeesOf } from '#client/content/price-range.ts';

/** Limits the characters of a text, by the keys that lead to it. */
const limits: readonly [keyPath: RegExp, most: number, who: string][] = [
  [/\.meta\.title$/, 60, 'search engines show'],
  [/\.meta\.description$/, 155, 'search engines show'],
  [/^\.company\.shortName$/, 20, 'the header has room for'],
  [/^\.company\.name$/, 50, 'preview images have room for'],
];

/** Matches a text that is empty, or in which a word is missing. */
const gap = /^$|^\s|\s$|\s[\s.,:]/;

/** Matches other words for the claim `certification`. The other claims are figures, which leave a gap. */
const certificate = /\b(?:ISO\b|certif|auditor)\w*/i;

/** Returns the texts of a content, each with the keys that lead to it, such as ".about.hero.title". */
function textsOf(value: unknown, keyPath = ''): [keyPath: string, text: string][] {
  if (typeof value === 'string') return [[keyPath, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    // Most figures have no prefix and no suffix.
    /^(?:prefix|suffix)$/.test(key) ? [] : textsOf(part, `${keyPath}.${key}`),
  );
}

/** Returns true if a text has a price range that begins with the higher price. */
const isReversed = (text: string): boolean =>
  (text.match(/₹[\d.,]+(?:K|L|Cr)?-[\d.,]+(?:K|L|Cr)?/g) ?? []).some((range) => {
    const [from, to] = rupeesOf(range);
    return from > to;
  });

/**
 * Returns one line for each text that is empty, lacks a word, begins a price range with the higher price, or repeats a
 * claim that the owner has withdrawn in `claims.ts`. A text has a line for each file that exports it, because the owner
 * may have written it in any of them.
 *
 * @param exports of each content file, by the file's name
 */
export function textFaults(
  exports: ReadonlyMap<string, unknown>,
  given: Readonly<Record<string, string>> = claims,
): string[] {
  const withdrawn = Object.keys(given).filter((claim) => !given[claim]);
  const inClaims = withdrawn.length > 0 ? ` (claims.ts has no ${withdrawn.join(', no ')})` : '';
  /** Returns the fault of a text, or an empty text. The company's facts may be empty. */
  const faultOf = (text: string, isFact: boolean): string => {
    if (withdrawn.includes('certification') && certificate.test(text))
      return `repeats a claim that was taken out${inClaims}`;
    if (gap.test(text) && !isFact) return `is empty or lacks a word${inClaims}`;
    return isReversed(text) ? 'begins with the higher price' : '';
  };
  const files = [...exports].filter(([file]) => !file.endsWith('/claims.ts'));
  const lines = files.flatMap(([file, content]) =>
    textsOf(content).flatMap(([keyPath, text]) => {
      const fault = faultOf(text, file.startsWith('shared/'));
      const shown = text ? `"${text}"` : keyPath.slice(1);
      return fault ? [`${file}: ${shown} ${fault}. Change or remove it.`] : [];
    }),
  );
  return [...new Set(lines)];
}

/** Returns a warning for each text that is too long, and for each title or description that two pages use. */
export function textWarnings(exports: ReadonlyMap<string, unknown>): string[] {
  /** Maps each title and description to its file. */
  const heads = new Map<string, string>();
  return [...exports].flatMap(([file, content]) =>
    textsOf(content).flatMap(([keyPath, text]) => {
      const warnings = limits
        .filter(([pattern, most]) => pattern.test(keyPath) && text.length > most)
        .map(([, most, who]) => `${who} ${most} characters, and it has ${text.length}`);
      if (/\.meta\.(?:title|description)$/.test(keyPath)) {
        if (heads.has(text)) warnings.push(`${heads.get(text)} has the same text`);
        heads.set(text, file);
      }
      return warnings.map((warning) => `${file}: "${text}": ${warning}.`);
    }),
  );
}

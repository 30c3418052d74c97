import type { Plugin } from 'vite';

/** A space that no line may break at: between a number (also one put in by `${…}`) and its unit, inside "sq ft", "ISO 9001" and "2 to 5", around ×. */
const unbreakable =
  /(?<=[\d}]\+?) (?=(?:mm?|sq ft|kg|kW|years?|weeks?|days?|hours?|minutes?|cities|people|[AP]M|[ap]m)\b)|(?<=\bsq) (?=ft\b)|(?<=\bISO) (?=9001)|(?<=\d"?) (?=to \d)|(?<=\d"? to) (?=\d)|(?<=\d) (?=×)|(?<=×) (?=\d)/g;

/** The words of the site are written with ordinary spaces; each number is held to its unit at build. */
export function unbrokenUnits(): Plugin {
  return {
    name: 'unbroken-units',
    transform(code, id) {
      if (!id.includes('/client/src/content/')) return null;
      return { code: code.replace(unbreakable, '\u00a0'), map: null };
    },
  };
}

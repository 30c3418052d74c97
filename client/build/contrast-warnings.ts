import { colors } from './picture.ts';

type Colour = Exclude<keyof typeof colors, 'transparent' | 'current'>;

/** What stands on which ground, and the least contrast of it: 4.5 for text, 3 for lines and large figures. */
const pairs: readonly (readonly [Colour, readonly Colour[], number])[] = [
  ['ink', ['sheet', 'paper', 'canary', 'canary-deep', 'idle', 'red-tint', 'white'], 4.5],
  ['ink2', ['sheet', 'paper'], 4.5],
  ['sheet', ['ink'], 4.5],
  ['dusk', ['ink'], 4.5],
  ['canary', ['ink'], 4.5],
  ['red', ['sheet', 'paper', 'red-tint'], 4.5],
  ['white', ['red'], 4.5],
  ['idle-text', ['idle'], 4.5],
  ['edge', ['sheet', 'paper'], 3],
];

/** The relative luminance of a colour such as "#f4b536" (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of colours that cannot be read, or seen, by everyone. */
export const contrastWarnings = (given: Readonly<Record<Colour, string>> = colors): string[] =>
  pairs.flatMap(([front, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(given[front], given[ground]);
      return ratio < least
        ? `tailwind.config.ts: ${front} on ${ground} has a contrast of ${ratio.toFixed(1)}; it needs ${least}`
        : [];
    }),
  );

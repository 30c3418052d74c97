import { toLatin, toNational } from '#shared/phone.ts';

// Lists and links show the first number of a lead, which the view `leads` reads (`lead-phone.ts`). `erase` must also find
// a number beside other text, so it searches the visitor's own text here.

/** Returns "9848012345" for "+91 98480 12345", and "442079460958" for "+44 20 7946 0958". */
export function toDigits(phone: string): string {
  return toNational(phone) ?? toLatin(phone).replace(/\D/g, '').replace(/^00/, '');
}

/** Matches the characters between the digits of a number. */
const gap = String.raw`[^\d+\p{L}\p{M}/,;:|&\n\r]*`;
const spaced = (digits: string) => [...digits].map((digit) => digit + gap).join('');
/** Matches a start that is not inside a run of digits, nor soon after a plus, which begins a foreign number. */
const start = String.raw`(?<!\d)(?<!\+${gap}(?:\d${gap}){0,5})`;

/** Returns a function that is true if a text has this number, in any notation. A part of a longer number does not match. */
export function phoneFinder(phone: string): (text: string) => boolean {
  const [digits, national] = [toDigits(phone), toNational(phone)];
  const before = national
    ? String.raw`(?:\+${gap}${spaced('91')}|${start}(?:(?:0${gap}){0,2}${spaced('91')})?)(?:0${gap})?`
    : String.raw`(?:\+${gap}|${start}(?:${spaced('00')})?)`;
  const pattern = new RegExp(String.raw`${before}${[...digits].join(gap)}(?!\d)`, 'u');
  const isIn = (text: string) =>
    (national !== undefined && toNational(text) === national) || pattern.test(toLatin(text));
  // The view of the leads ignores a "(0)" anywhere in the number.
  return (text) => isIn(text) || isIn(text.replaceAll('(0)', ''));
}

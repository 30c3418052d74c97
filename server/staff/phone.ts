import { toLatin, toNational } from '#shared/phone.ts';

/** "+91 98480 12345" as "9848012345", "+44 20 7946 0958" as "442079460958". */
export function toDigits(phone: string): string {
  return toNational(phone) ?? toLatin(phone).replace(/\D/g, '').replace(/^00/, '');
}

/** What may stand inside a number, between its digits. */
const gap = String.raw`[^\d+\p{L}\p{M}/,;:|&\n\r]*`;
const spaced = (digits: string) => [...digits].map((digit) => digit + gap).join('');
/** Not inside a run of digits, nor soon after a plus, which begins a number of another country. */
const start = String.raw`(?<!\d)(?<!\+${gap}(?:\d${gap}){0,5})`;

/** Does a text hold this number, however it is grouped and beside whatever else? A part of a longer one is not it. */
export function phoneFinder(phone: string): (text: string) => boolean {
  const [digits, national] = [toDigits(phone), toNational(phone)];
  const before = national
    ? String.raw`(?:\+${gap}${spaced('91')}|${start}(?:(?:0${gap}){0,2}${spaced('91')})?)(?:0${gap})?`
    : String.raw`(?:\+${gap}|${start}(?:${spaced('00')})?)`;
  const pattern = new RegExp(String.raw`${before}${[...digits].join(gap)}(?!\d)`, 'u');
  const isIn = (text: string) =>
    (national !== undefined && toNational(text) === national) || pattern.test(toLatin(text));
  // The view of the leads passes over a "(0)", wherever it stands.
  return (text) => isIn(text) || isIn(text.replaceAll('(0)', ''));
}

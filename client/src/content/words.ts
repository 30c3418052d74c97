const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a count as sentences write it: "six". Above twelve it returns figures. */
export const inWords = (count: number) => numbers[count] ?? String(count);

/** Returns a text with a capital letter: "Six cities". */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a count with its noun: "one office", "three offices". */
export const counted = (count: number, thing: string) =>
  `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;

/** Returns a number with India's grouping: "3,200", "1,00,000". */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** Returns names as a sentence lists them: "Chennai, Mumbai and Pune". */
export const listed = (names: readonly string[]) => names.join(', ').replace(/, (?!.*, )/, ' and ');

export const millimetresInFoot = 304.8;

/** Returns a length to the nearest inch: "52 ft 9 in", and "200 ft" if there are no inches. */
export function inFeet(millimetres: number): string {
  const inches = Math.round((millimetres / millimetresInFoot) * 12);
  return `${Math.floor(inches / 12)} ft${inches % 12 ? ` ${inches % 12} in` : ''}`;
}

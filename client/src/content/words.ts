const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as sentences have it: "six"; above twelve in figures. */
export const inWords = (count: number) => numbers[count] ?? String(count);

/** "six cities" as a sentence begins: "Six cities". */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "one office", "three offices" */
export const counted = (count: number, thing: string) =>
  `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;

/** A number as India groups it: "3,200", "1,00,000". */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** "Chennai, Mumbai and Pune" */
export const listed = (names: readonly string[]) =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');

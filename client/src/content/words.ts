const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as sentences have it: "six"; above twelve in figures. */
export const inWords = (count: number) => numbers[count] ?? String(count);

/** "six cities" as a sentence begins: "Six cities". */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that no line may break. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** "Chennai, Mumbai and Pune" */
export const listed = (names: readonly string[]) =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Returns a text with ordinary spaces in place of no-break spaces. */
export const typed = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns every text in a content value with ordinary spaces. Leaves out other values, such as icons and numbers. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [typed(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'icon' ? [] : texts(part)));
}

/** Returns all texts in order, one on each line, for searches of claims. */
export const copy = (value: unknown) => texts(value).join('\n');

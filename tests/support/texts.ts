/** A text as it is typed: the spaces that hold a number to its unit are ordinary ones. */
export const typed = (text: string) => text.replaceAll('\u00a0', ' ');

/** Every text inside a content value as typed, however deep; what is not text (icons, numbers) is left out. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [typed(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'icon' ? [] : texts(part)));
}

/** All those texts in order, one a line, to look for a claim in. */
export const copy = (value: unknown) => texts(value).join('\n');

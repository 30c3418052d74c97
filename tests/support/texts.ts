/** Every text inside a content value, however deep; what is not text (icons, numbers) is left out. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** All those texts in order, one a line, to look for a claim in. */
export const copy = (value: unknown) => texts(value).join('\n');

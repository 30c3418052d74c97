/** Control characters, separators of lines, and marks of direction: they may forge a line or turn text around. */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;
const runs = new RegExp(`${unsafe.source}+`, 'gu');
const each = new RegExp(unsafe.source, 'gu');

/** A visitor's text as one harmless line. */
export function toOneLine(text: string): string {
  return text.replace(runs, ' ');
}

/** JSON that is harmless to print: such characters as "\u001b". */
export function toSafeJson(value: unknown): string {
  const asEscape = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(each, asEscape);
}

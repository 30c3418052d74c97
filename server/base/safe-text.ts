/** Matches control characters, line separators and direction characters, which can forge a line or reverse text. */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu;

/** Returns a visitor's text as one harmless line. */
export function toOneLine(text: string): string {
  return text.replace(unsafe, ' ');
}

/** Returns JSON that is harmless to print, with escapes such as "\u001b" for unsafe characters. */
export function toSafeJson(value: unknown): string {
  const toEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(unsafe, (signs) => Array.from(signs, toEscape).join(''));
}

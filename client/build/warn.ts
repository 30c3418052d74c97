/** What ends the build and the owner can mend: told in its one line, without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

/** What the build has warned of so far; its stamp keeps them for whoever starts the site. */
export const warnings: string[] = [];

/** Prints a warning; it stops nothing. */
export function warn(text: string): void {
  warnings.push(text);
  console.warn(`Warning: ${text}`);
}

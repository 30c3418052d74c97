/** What ends the build and the owner can mend: told in its one line, without a stack. */
export class OwnerError extends Error {
  override stack = this.message;
}

/** What the build has warned of so far; its stamp keeps them for whoever starts the site. */
export const warnings: string[] = [];

/** Prints a warning; it stops nothing. */
export function warn(text: string): void {
  warnings.push(text);
  console.warn(`Warning: ${text}`);
}

/** The file that a page's words are in. */
export function contentFile(path: string): string {
  const pages: Readonly<Record<string, string>> = { '/': 'home', '/404': 'not-found' };
  const name = pages[path] ?? path.slice(1);
  return `client/src/content/${name.startsWith('services/') ? name : `${name}-page`}.ts`;
}

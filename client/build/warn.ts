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
  const names = { '/': 'home', '/projects': 'projects-page', '/404': 'not-found' };
  return `client/src/content/${names[path as keyof typeof names] ?? path.slice(1)}.ts`;
}

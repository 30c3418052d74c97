/** An error that ends the build and that the owner can fix. The build prints its message without a stack. */
export class OwnerError extends Error {
  override stack = this.message;
}

/** Collects the warnings of this build. The stamp keeps them for the start of the site. */
export const warnings: string[] = [];

/** Prints a warning. The build goes on. */
export function warn(text: string): void {
  warnings.push(text);
  console.warn(`Warning: ${text}`);
}

/** Returns the name of the content file of a page. */
export function contentFile(path: string): string {
  const pages: Readonly<Record<string, string>> = { '/': 'home', '/404': 'not-found' };
  const name = pages[path] ?? path.slice(1);
  return `client/src/content/${name.startsWith('services/') ? name : `${name}-page`}.ts`;
}

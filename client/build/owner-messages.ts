/** An error that ends the build and that the owner can fix. It has no stack, so the build prints its message alone. */
export class OwnerError extends Error {
  override stack = this.message;
}

/** Collects the warnings of this build. The stamp keeps them for the start of the site. */
export const warnings = new Set<string>();

/** Prints a warning once. The build goes on. */
export function warn(text: string): void {
  if (!warnings.has(text)) console.warn(`Warning: ${text}`);
  warnings.add(text);
}

import { inspect } from 'node:util';

/** An error that ends the build and that the owner can fix. Vite prints its message without a stack. */
export class OwnerError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** Ends the build if there are faults. @throws OwnerError with a line for each fault */
export function endBuildOn(faults: readonly string[]): void {
  if (faults.length > 0) throw new OwnerError(faults.join('\n'));
}

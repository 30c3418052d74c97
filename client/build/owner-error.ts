import { inspect } from 'node:util';

/** An error that ends the build and that the owner can fix. Vite prints its message without a stack. */
export class OwnerError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

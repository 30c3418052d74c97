/** An error that ends the build and that the owner can fix. It has no stack, so the build prints its message alone. */
export class OwnerError extends Error {
  override stack = this.message;
}

/** An answer other than success. The message goes out to the client: no internals in it. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A path that is known, asked for with a method that it does not take. */
export function methodNotAllowed(allow: string): HttpError {
  return new HttpError(405, `Only ${allow} is possible here.`, { Allow: allow });
}

interface HttpErrorDetails extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** One message for each field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** An answer other than success; its message goes out to the client. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly details: HttpErrorDetails = {},
  ) {
    super(message, details);
  }
}

/** Last on a known path, after the methods that it takes: all others are 405. */
export const allowOnly = (methods: string) => (): never => {
  throw new HttpError(405, `Only ${methods} is allowed here.`, { headers: { Allow: methods } });
};

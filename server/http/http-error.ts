interface HttpErrorDetails extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** One message for each field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Describes a response other than success. Its message is sent to the client. */
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

/** Refuses all other methods with 405. It is the last handler of a known path. */
export const allowOnly = (methods: string) => (): never => {
  throw new HttpError(405, `Only ${methods} is allowed here.`, { headers: { Allow: methods } });
};

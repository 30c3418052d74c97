import type { ContactField } from '#shared/contact.ts';
import { DatabaseUnavailableError } from './transaction.ts';

/** What is wrong with a request: one message per field (spec section 5). */
export type FieldErrors = Partial<Record<ContactField, string>>;

interface HttpErrorOptions extends ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: FieldErrors;
}

/** An answer other than success. What it says goes out to the client: no internals in it. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: FieldErrors | undefined;

  constructor(
    readonly status: number,
    message: string,
    { headers = {}, errors, ...options }: HttpErrorOptions = {},
  ) {
    super(message, options);
    this.headers = headers;
    this.errors = errors;
  }
}

/** Last on a known path, after the methods that it takes: all others are 405. */
export const allowOnly = (methods: string) => (): never => {
  throw new HttpError(405, `Only ${methods} is allowed here.`, { headers: { Allow: methods } });
};

const notStored = 'The request could not be stored. Please try again.';
const perhapsStored =
  'The request may have been stored. Please send it again: it will not be stored twice.';

/** The one translation of errors into answers: what is neither known nor the database's is 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailableError) {
    const message = error.mayBeDone ? perhapsStored : notStored;
    return new HttpError(503, message, { headers: { 'Retry-After': '5' }, cause: error });
  }
  const message = 'Something went wrong on our side. Please try again.';
  return new HttpError(500, message, { cause: error });
}

/** What `pg` says of a connection in an error without a code. */
const connectionTroubles = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
]);

/**
 * Why, for logs and staff, without a word of the visitor's: an error's message may repeat them, so
 * only our own and a few known ones count; else the codes that lie deepest, else the kind of error.
 *
 * @returns such as "53100", "EAUTH 535", "ESOCKET ECONNREFUSED", "HTTP 500" or "TimeoutError"
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { cause, code, message } = error as Error & { code?: unknown };
  if (cause !== undefined) return reasonOf(cause);
  if (typeof code === 'string') {
    // Of a mail: what the network said, and the server.
    const { originalCode, responseCode } = error as {
      originalCode?: string;
      responseCode?: number;
    };
    return [...new Set([code, originalCode, responseCode])].filter(Boolean).join(' ');
  }
  const isHarmless = error instanceof HttpError || connectionTroubles.has(message);
  return isHarmless ? message : error.name;
}

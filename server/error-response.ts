import { DatabaseUnavailableError } from '#server/database/pool.ts';
import { HttpError } from '#server/http/http-error.ts';
import { InvalidRequestError } from '#server/leads/accept.ts';
import { RateLimitedError } from '#server/leads/rate-limit.ts';

const notStored = 'The request could not be stored. Please try again.';
const perhapsStored =
  'The request may have been stored. With the same Idempotency-Key it can be sent again safely.';

/** Returns the response for any error. An error that is not known here becomes 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidRequestError) {
    return new HttpError(400, error.message, { errors: error.errors });
  }
  if (error instanceof RateLimitedError) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return new HttpError(429, 'Too many requests. Please try again later.', { headers });
  }
  // The address has a % that begins no escape.
  if (error instanceof URIError) return new HttpError(400, 'The address is not valid.');
  if (error instanceof DatabaseUnavailableError) {
    const message = error.mayBeDone ? perhapsStored : notStored;
    return new HttpError(503, message, { headers: { 'Retry-After': '5' }, cause: error });
  }
  const message = 'Something went wrong on our side. Please try again.';
  return new HttpError(500, message, { cause: error });
}

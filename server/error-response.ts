import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { DatabaseUnavailableError, mayBeDone } from '#server/base/database-unavailable.ts';
import { type Logger, toReason } from '#server/base/logger.ts';
import { HttpError } from '#server/http/http-error.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import { maxBodyKb } from '#server/http/read-body.ts';
import { sendRefusal } from '#server/leads/routes.ts';

/** Words a fault of the database for programs that send leads, and for staff who opened the link of a notice. */
const databaseFault = {
  notDone: 'The database does not answer, so nothing was stored. Please try again in a minute.',
  perhapsDone:
    'The database broke off, so this may be stored or not. Please look before you repeat it.',
};

/** Words the errors of Express's body parsers. Their own messages repeat parts of the body. */
const bodyFaults: Readonly<Record<string, string>> = {
  'entity.too.large': `The request body is larger than ${maxBodyKb} kB.`,
  'entity.parse.failed': 'The request body is not valid JSON.',
  'encoding.unsupported': 'The request body must not be compressed.',
  'charset.unsupported': 'The character set of the request body is not supported. Use UTF-8.',
};

/** Returns the response for any error. An error that is not known here becomes 500. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailableError) {
    const message = error.mayBeDone ? databaseFault.perhapsDone : databaseFault.notDone;
    return new HttpError(503, message, { headers: { 'Retry-After': '5' }, cause: error });
  }
  // Express refuses a wrong body, and an address with a % that begins no escape.
  const { status, type } = Object(error);
  if (status >= 400 && status < 500) {
    return new HttpError(status, bodyFaults[type] ?? 'The request is not valid.');
  }
  const message = 'Something went wrong on our side. Please try again.';
  return new HttpError(500, message, { cause: error });
}

/** Answers every error without internals. The log gets the reason, and for a bug also the stack. */
export function sendErrors(logger: Logger): ErrorRequestHandler {
  return (error, { errored, method, path }, response, _next) => {
    // The sender has gone before its body was whole.
    if (errored || response.headersSent) {
      response.destroy();
      return;
    }
    const httpError = toHttpError(error);
    const { status, message, cause } = httpError;
    const { headers = {}, errors } = httpError.details;
    if (status === 500)
      logger.error({ id: response.get('X-Request-Id'), err: error }, 'request failed');
    const reason = cause === undefined ? message : toReason(cause);
    response.locals.refusal = { reason, fields: errors && Object.keys(errors) };
    response.status(status).set(headers);
    if (path.startsWith('/api')) response.json({ message, errors });
    else if (/^\/contact\/?$/.test(path)) sendRefusal(response, httpError);
    else {
      const outcome = mayBeDone(cause) ? 'Perhaps done' : 'Not done';
      sendPlainPage(response, method === 'POST' ? outcome : `${STATUS_CODES[status]}`, [message]);
    }
  };
}

import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { HttpError, reasonOf, toHttpError } from './http-error.ts';
import type { Logger } from './logger.ts';
import { RequestAbortedError } from './request-body.ts';
import { logWhenDone } from './request-log.ts';
import { bareSecurityHeaders, strictTransport } from './security-headers.ts';

/** First on every request that is not for a page: an id, headers, and the line in the log. */
export function prologue(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    const entry = { id };
    Object.assign(response.locals, { id, entry });
    response.set(bareSecurityHeaders).set(request.secure ? strictTransport : {});
    response.set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
    logWhenDone(logger, request, response, () => {
      const route = (request.route?.path as string | undefined) ?? 'unmatched';
      const isCheck = route === '/api/health' || route === '/api/ready';
      return { ...entry, route, level: isCheck ? 'debug' : 'info' };
    });
    next();
  };
}

/** Any path that no route takes. */
export const nothingHere: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing here.');
};

/**
 * Answers every error without internals, and leaves its reason for the log: what `toHttpError` makes
 * of it goes out; a fault of ours is logged with its trace.
 */
export function answerErrors(
  logger: Logger,
  answer: (response: Response, error: HttpError) => Promise<void> | void,
): ErrorRequestHandler {
  return async (error, _request, response, _next) => {
    if (error instanceof RequestAbortedError || response.headersSent) {
      response.destroy();
      return;
    }
    const known = toHttpError(error);
    const { id } = response.locals;
    if (known.status === 500) logger.error({ id, err: error }, 'request failed');
    const fields = known.errors && Object.keys(known.errors);
    Object.assign(response.locals.entry, { reason: reasonOf(known), fields });
    response.status(known.status).set(known.headers);
    await answer(response, known);
  };
}

/** `{ message }`, for the API; with `errors` where fields are not valid. */
export function answerAsJson(response: Response, { message, errors }: HttpError): void {
  response.json({ message, errors });
}

import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { HttpError } from './http-error.ts';
import type { Logger } from './logger.ts';
import { RequestAbortedError } from './request-body.ts';
import { logWhenDone } from './request-log.ts';
import { bareSecurityHeaders, toRecord } from './security-headers.ts';

const bareHeaders = {
  plain: toRecord(bareSecurityHeaders.plain),
  secure: toRecord(bareSecurityHeaders.secure),
};

/** First on every request that is not for a page: an id, headers, and the line in the log. */
export function prologue(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    response.locals.requestId = id;
    response.set(bareHeaders[request.secure ? 'secure' : 'plain']);
    response.set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
    logWhenDone(logger, request, response, () => {
      const route = (request.route?.path as string | undefined) ?? 'unmatched';
      const isCheck = route === '/api/health' || route === '/api/ready';
      return { id, route, level: isCheck ? 'debug' : 'info' };
    });
    next();
  };
}

/** Any path that no route takes. */
export const nothingHere: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing here.');
};

/**
 * Turns every error into an answer without internals. An `HttpError` is answered as it says;
 * anything else is a fault of ours: logged, and answered as 500.
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
    let known = error;
    if (!(error instanceof HttpError)) {
      logger.error({ id: response.locals.requestId, err: error }, 'request failed');
      known = new HttpError(500, 'Something went wrong on our side. Please try again.');
    }
    response.status(known.status).set(known.headers);
    await answer(response, known);
  };
}

/** `{ message }`, for the API. */
export function answerAsJson(response: Response, { message }: HttpError): void {
  response.json({ message });
}

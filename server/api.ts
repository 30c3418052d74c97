import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { HttpError } from './http-error.ts';
import type { Logger } from './logger.ts';
import { RequestAbortedError } from './request-body.ts';
import { logWhenDone } from './request-log.ts';
import { bareSecurityHeaders, type HeaderList } from './security-headers.ts';

const toRecord = (list: HeaderList): Record<string, string> =>
  Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? '']] : [])));

const headers = {
  plain: toRecord([...bareSecurityHeaders.plain, 'Cache-Control', 'no-store']),
  secure: toRecord([...bareSecurityHeaders.secure, 'Cache-Control', 'no-store']),
};

/** First on every API request: an id, the headers of every answer, and the line in the log. */
export function apiPrologue(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    response.locals.requestId = id;
    response.set(headers[request.secure ? 'secure' : 'plain']).set('X-Request-Id', id);
    logWhenDone(logger, request, response, () => {
      const path: unknown = request.route?.path;
      const route = typeof path === 'string' ? `/api${path}` : 'unmatched';
      const level = path === '/health' || path === '/ready' ? 'debug' : 'info';
      return { id, route, level };
    });
    next();
  };
}

/** Any path under /api that no route takes. */
export const apiNotFound: RequestHandler = () => {
  throw new HttpError(404, 'There is nothing here.');
};

/** Answers every error as JSON `{ message }`, without internals; unknown ones as 500, and logged. */
export function apiErrors(logger: Logger): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    if (error instanceof RequestAbortedError || response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof HttpError) {
      response.status(error.status).set(error.headers).json({ message: error.message });
      return;
    }
    logger.error({ id: response.locals.requestId, err: error }, 'request failed');
    response.status(500).json({ message: 'Something went wrong on our side. Please try again.' });
  };
}

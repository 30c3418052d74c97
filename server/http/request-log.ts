import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '#server/base/logger.ts';
import { bareSecurityHeaders } from './security-headers.ts';

/** Why a request was refused, for its line in the log. */
interface Refusal {
  readonly reason: string;
  /** The names of the fields whose values are not valid. */
  readonly fields: readonly string[] | undefined;
}

interface RequestRecord {
  id?: string;
  refusal?: Refusal;
}

const recordOf = (response: Response) => response.locals as RequestRecord;

/** Returns the id of the request that gets this response. Requests for pages have none. */
export const requestIdOf = (response: Response) => recordOf(response).id;

/** Adds the reason of a refusal to the request's line in the log. */
export function setRefusal(response: Response, refusal: Refusal): void {
  recordOf(response).refusal = refusal;
}

/** Gives a request its id and headers, and logs it at its end. It logs the route, because a URL may hold personal data. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const id = randomUUID();
    const record = recordOf(response);
    record.id = id;
    response.set(bareSecurityHeaders).set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
    response.once('close', () => {
      const { statusCode, headersSent, writableFinished } = response;
      const status = headersSent ? statusCode : undefined;
      const path: unknown = request.route?.path;
      const route = typeof path === 'string' ? path : 'unmatched';
      // Health checks are too frequent for `info`.
      const normalLevel = /^\/api\/(health|ready)$/.test(route) ? 'debug' : 'info';
      const { method } = request;
      const ms = Math.round(performance.now() - began);
      const aborted = !writableFinished && { aborted: true };
      const entry = { id, route, ...record.refusal, method, status, ms, ...aborted };
      logger[status && status >= 500 ? 'error' : normalLevel](entry);
    });
    next();
  };
}

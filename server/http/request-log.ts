import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '#server/base/logger.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Why a request was refused, for its line in the log. `fields` names those whose values are not valid. */
      refusal?: { readonly reason: string; readonly fields: readonly string[] | undefined };
    }
  }
}

/** Gives a request its id, and logs its route at its end. A URL may hold personal data. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    response.set('X-Request-Id', id);
    response.once('close', () => {
      const { statusCode, headersSent, writableFinished } = response;
      const status = headersSent ? statusCode : undefined;
      const path: unknown = request.route?.path;
      const route = typeof path === 'string' ? path : 'unmatched';
      // Health checks are frequent. readiness.ts logs when their answer changes, and why.
      const isProbe = /^\/api\/(health|ready)$/.test(route);
      const level = isProbe ? 'debug' : status && status >= 500 ? 'error' : 'info';
      const { method } = request;
      const ms = Math.round(performance.now() - startedAt);
      const aborted = !writableFinished && { aborted: true };
      const entry = { id, route, ...response.locals.refusal, method, status, ms, ...aborted };
      logger[level](entry);
    });
    next();
  };
}

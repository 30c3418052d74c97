import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';

/** What an entry of the request log says beside status and duration. */
export interface RequestEntry {
  /** Also answered as `X-Request-Id`; absent for pages. */
  readonly id?: string;
  /** The route's pattern, never the URL: a query may hold personal data. */
  readonly route: string;
  /** Why it was refused, in words that hold no personal data, and which fields were not valid. */
  readonly reason?: string;
  readonly fields?: readonly string[];
  /** Health checks and pages are too frequent for `info`. */
  readonly level: 'info' | 'debug';
}

/**
 * Logs a request once its answer is out, or the client has gone: id, method, route, status and
 * duration in milliseconds. `entry` is called at the end, when the route is known.
 */
export function logWhenDone(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  entry: () => RequestEntry,
): void {
  const started = performance.now();
  response.once('close', () => {
    const { level, ...fields } = entry();
    logger[response.statusCode >= 500 ? 'error' : level]({
      ...fields,
      method: request.method,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
}

import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a client may take, in milliseconds. */
export interface HttpTimeouts {
  /** To send all headers of a request. */
  readonly headers?: number;
  /** To send a whole request, body included. */
  readonly request?: number;
  /** To send or take the next byte while a request is under way. */
  readonly idle?: number;
  /** How often the first two are checked. */
  readonly check?: number;
}

/** A server with its way to an end. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Refuses new connections, lets requests under way finish, and resolves when the last connection
   * is closed; after `graceMs` milliseconds the rest are cut off.
   */
  drain(graceMs: number): Promise<void>;
}

/**
 * Creates the HTTP server, not yet listening, with limits that cut slow senders off. Whoever answers
 * requests is added with `server.on('request', ...)`.
 */
export function createHttpServer(timeouts: HttpTimeouts = {}): HttpServer {
  let underWay = 0;
  let isDraining = false;

  const server = createServer(
    {
      headersTimeout: timeouts.headers ?? 10_000,
      // The form gives up after 20 s, so nobody waits for what comes later.
      requestTimeout: timeouts.request ?? 20_000,
      connectionsCheckingInterval: timeouts.check ?? 1000,
      // Longer than a load balancer keeps idle connections (60 s is usual), so that it is never the
      // server that closes one while a request is on its way.
      keepAliveTimeout: 65_000,
    },
    (_request, response) => {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
      });
      if (isDraining) response.setHeader('Connection', 'close');
    },
  );
  // A client that stops reading its answer.
  server.timeout = timeouts.idle ?? 30_000;
  server.maxConnections = 5000;

  const drain = async (graceMs: number) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const deadline = Date.now() + graceMs;
    while (underWay > 0 && Date.now() < deadline) {
      await sleep(20);
      server.closeIdleConnections();
    }
    server.closeAllConnections();
    await closed;
  };
  return { server, drain };
}

import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Creates the HTTP server, not yet listening, with Node's own bounds. A proxy in front guards against floods.
 * `drain` refuses new connections, cuts off requests after `graceMs`, and resolves when the last one is closed.
 */
export function createHttpServer(listener: RequestListener) {
  let open = 0;
  let isDraining = false;
  const server = createServer(
    {
      headersTimeout: 10_000,
      // The form gives up after 20 s, so nobody waits for a later response.
      requestTimeout: 20_000,
      connectionsCheckingInterval: 1000,
      // Load balancers usually keep idle connections for 60 s. If the site closed one first, it might do so
      // while a request is on its way.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
      if (isDraining) response.setHeader('Connection', 'close');
      listener(request, response);
    },
  );
  // By default Node drops header lines beyond 2,000, which may be the proxy's. Node limits their bytes anyway.
  server.maxHeadersCount = 0;
  server.maxConnections = 5000;
  // Answers the rest of a long pipeline without working on it. nginx has the same default.
  server.maxRequestsPerSocket = 1000;
  // How long a client may take to send or take the next byte, in milliseconds.
  server.timeout = 30_000;

  const drain = async (graceMs: number) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const deadline = Date.now() + graceMs;
    while (open > 0 && Date.now() < deadline) {
      await sleep(20);
      server.closeIdleConnections();
    }
    server.closeAllConnections();
    await closed;
  };
  return { server, drain };
}

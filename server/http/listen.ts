import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '#server/base/config.ts';
import { OperatorError } from '#server/base/operator-error.ts';

/** Creates the HTTP server, not yet listening, with Node's own bounds. A proxy in front guards against floods. */
export function createHttpServer(listener: RequestListener) {
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
    listener,
  );
  // Without a listener, a connection that the system could not accept would end the process.
  server.on('error', () => {});
  server.maxConnections = 5000;
  // Answers the rest of a long pipeline without working on it. nginx has the same default.
  server.maxRequestsPerSocket = 1000;
  // How long a client may take to send or take the next byte, in milliseconds.
  server.timeout = 30_000;

  /** Refuses new connections, and cuts off requests at the signal. Resolves when the last connection is closed. */
  const drain = async (cutOff: AbortSignal) => {
    const closed = once(server, 'close');
    server.close();
    // A connection becomes idle when its last request is answered.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 20);
    cutOff.addEventListener('abort', () => server.closeAllConnections());
    await closed;
    clearInterval(idleTimer);
  };
  return { server, drain };
}

/** Listens, and returns the address for a browser on this machine. @throws OperatorError when the port is taken */
export async function listen(
  listener: RequestListener,
  { HOST: host, PORT: port }: Pick<Config, 'HOST' | 'PORT'>,
) {
  const { server, drain } = createHttpServer(listener);
  // If the queue is full, a connection tries again only after a second.
  server.listen({ port, host, backlog: 4096 });
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const cure = code === 'EADDRINUSE' ? 'Stop the program that uses it, or set' : 'Set';
    const advice = `${cure} another PORT or HOST: PORT=3001 npm start`;
    throw new OperatorError(`Cannot listen on port ${port}: ${message}. ${advice}`);
  });
  const address = server.address();
  // A process manager may hand over a socket instead of a port.
  if (typeof address === 'string') return { url: address, drain };
  const isNamed = host !== undefined && !['127.0.0.1', '0.0.0.0', '::'].includes(host);
  const name = isNamed ? host : 'localhost';
  return { url: `http://${isIPv6(name) ? `[${name}]` : name}:${address?.port}`, drain };
}

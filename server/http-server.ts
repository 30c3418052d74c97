import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from './client-address.ts';

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

export interface HttpServerOptions {
  readonly timeouts?: HttpTimeouts | undefined;
  /** Is this address a proxy, through which many visitors come? Default: none is. */
  readonly isProxy?: (address: string) => boolean;
}

/** A server that can be shut down in good order. */
export interface HttpServer {
  readonly server: Server;
  /** Sets what answers; requests that come before it wait and time out. */
  answerWith(listener: RequestListener): void;
  /**
   * Refuses new connections, lets requests under way finish, and resolves when the last connection
   * is closed; after `graceMs` milliseconds the rest are cut off.
   */
  drain(graceMs: number): Promise<void>;
}

/** Browsers and proxies send one request at a time; who sends more has no use for the answers. */
const mostUnanswered = 8;
/** A whole office behind one address has fewer; proxies, which have more, are named by TRUST_PROXY. */
const mostConnectionsOfOneClient = 256;
const mostConnections = 5000;
const pieceBytes = 2048;

/** Two hosts in one request (RFC 9112, section 3.2): a proxy may have believed the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && /^host$/i.test(rawHeaders[i] ?? '')) hosts += 1;
  }
  return hosts > 1;
}

/**
 * Hands what arrives on to Node's parser in pieces of about one request. Node reads 64 kB at once and
 * works on every request in it, some two thousand, before it minds that the connection was cut off.
 */
function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (!parse) return;
  socket.off('data', parse).on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length && !socket.destroyed; start += pieceBytes) {
      // Node pauses a connection that does not take its answers; the rest comes when it goes on.
      if (socket.isPaused()) return void socket.unshift(chunk.subarray(start));
      parse(chunk.subarray(start, start + pieceBytes));
    }
  });
}

/**
 * Creates the HTTP server, not yet listening, with bounds on what one client may take: slow senders
 * are cut off, so are clients that pile up requests without waiting for answers, and one address gets
 * so many connections and no more.
 */
export function createHttpServer({
  timeouts = {},
  isProxy = () => false,
}: HttpServerOptions = {}): HttpServer {
  /** Requests that each connection waits for; a connection that waits for none is not in it. */
  const unanswered = new Map<Socket, number>();
  const connectionsOf = new Map<string, number>();
  let listener: RequestListener = () => {};
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
    (request, response) => {
      const { socket } = request;
      // What arrived together with the one request too many still comes here.
      if (socket.destroyed) return;
      const waiting = (unanswered.get(socket) ?? 0) + 1;
      if (waiting > mostUnanswered) {
        socket.destroy();
        return;
      }
      unanswered.set(socket, waiting);
      response.once('close', () => count(unanswered, socket, -1));
      if (isDraining) response.setHeader('Connection', 'close');
      if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
      else listener(request, response);
    },
  );
  // A client that stops reading its answer.
  server.timeout = timeouts.idle ?? 30_000;
  server.maxConnections = mostConnections;
  server.on('connection', (socket) => {
    readInPieces(socket);
    const { remoteAddress } = socket;
    const client = clientOf(remoteAddress);
    // Answers that wait behind another one of their connection never close by themselves.
    socket.once('close', () => unanswered.delete(socket));
    if (remoteAddress === undefined || client === undefined || isProxy(remoteAddress)) return;
    if (count(connectionsOf, client, 1) > mostConnectionsOfOneClient) socket.destroy();
    socket.once('close', () => count(connectionsOf, client, -1));
  });

  const drain = async (graceMs: number) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const deadline = Date.now() + graceMs;
    while (unanswered.size > 0 && Date.now() < deadline) {
      await sleep(20);
      server.closeIdleConnections();
    }
    server.closeAllConnections();
    await closed;
  };
  const answerWith = (answerer: RequestListener) => {
    listener = answerer;
  };
  return { server, answerWith, drain };
}

/** Adds to a count and forgets it at zero. */
function count<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): number {
  const sum = (counts.get(key) ?? 0) + change;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
  return sum;
}

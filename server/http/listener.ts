import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOpenCount, toClient } from './clients.ts';
import { bareSecurityHeaders } from './security-headers.ts';

export interface HttpServerOptions extends ServerOptions {
  /** Is this address a proxy, through which many visitors come? Default: none is. */
  readonly isProxy?: (address: string) => boolean;
}

/** On one connection; browsers and proxies send one request at a time. */
const maxUnanswered = 8;
/** A whole office behind one address has fewer; proxies, which have more, are named by TRUST_PROXY. */
const maxConnectionsPerClient = 256;
const maxConnections = 5000;
const pieceBytes = 2048;

/**
 * The status for what is refused unread: not exactly one host (RFC 9112, section 3.2), and bodies in chunks, which cost
 * the parser far more than their sender. Browsers send a length.
 */
function toRefusal({ headers, rawHeaders, httpVersion }: IncomingMessage): number | undefined {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  return headers['transfer-encoding'] === undefined ? undefined : 411;
}

/** By the code of the error; else 400. */
const parseErrors: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Hands what arrives on to Node's parser in pieces. Node reads 64 kB at once and works on every request in
 * it, some two thousand, before it minds that the connection was cut off.
 */
function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (!parse) return;
  socket.off('data', parse).on('data', (chunk: Buffer) => {
    // Once its last answer is out, nothing more is read.
    for (let start = 0; start < chunk.length && socket.writable; start += pieceBytes) {
      // Node pauses a connection that does not take its answers; the rest comes when it goes on.
      if (socket.isPaused()) return void socket.unshift(chunk.subarray(start));
      parse(chunk.subarray(start, start + pieceBytes));
    }
  });
}

/**
 * The HTTP server, not yet listening, with bounds on what one client may take (docs/operating.md), and `drain`, which
 * refuses new connections, cuts off what is under way after `graceMs`, and resolves when the last one is closed.
 */
export function createHttpServer(
  listener: RequestListener,
  { isProxy = () => false, ...options }: HttpServerOptions = {},
) {
  /** The answers that each connection waits for. */
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  const countOpen = createOpenCount();
  let isDraining = false;

  /** Answers without a body and closes the connection; where another answer has begun, it only closes. */
  const refuse = (socket: Socket, status: number) => {
    const hasBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (hasBegun || !socket.writable) return void socket.destroy();
    const headers = { ...bareSecurityHeaders, Connection: 'close', 'Content-Length': '0' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    socket.destroySoon();
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // What arrived together with a request too many still comes here.
    if (!socket.writable) return;
    const refused = toRefusal(request);
    if (refused !== undefined) return refuse(socket, refused);
    const waiting = unanswered.get(socket) ?? new Set();
    if (waiting.size >= maxUnanswered) return void socket.destroy();
    unanswered.set(socket, waiting.add(response));
    response.once('close', () => {
      waiting.delete(response);
      if (waiting.size === 0) unanswered.delete(socket);
    });
    if (isDraining) response.setHeader('Connection', 'close');
    if (/^100-continue$/i.test(request.headers.expect ?? '')) response.writeContinue();
    listener(request, response);
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      // The form gives up after 20 s, so nobody waits for what comes later.
      requestTimeout: 20_000,
      connectionsCheckingInterval: 1000,
      // Longer than load balancers keep idle connections (60 s is usual): else the server might close one
      // while a request is on its way.
      keepAliveTimeout: 65_000,
      // Node would answer these by itself, past the bound on unanswered requests.
      requireHostHeader: false,
      ...options,
    },
    handle,
  );
  server.on('checkContinue', handle).on('checkExpectation', handle);
  // What is no HTTP, or too slow. Node would answer without our headers.
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, parseErrors[code] ?? 400),
  );
  // By default lines beyond 2,000 are dropped, and with them a proxy's own; their bytes are bounded anyway.
  server.maxHeadersCount = 0;
  // How long a client may take to send or take the next byte, in milliseconds.
  server.timeout = 30_000;
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    readInPieces(socket);
    const { remoteAddress } = socket;
    const client = toClient(remoteAddress);
    socket.once('close', () => {
      for (const response of unanswered.get(socket) ?? []) {
        // Of an answer that waits behind another one of its connection, Node does not say that it is over.
        if (response.socket === null) response.emit('close');
      }
    });
    if (remoteAddress === undefined || client === undefined || isProxy(remoteAddress)) return;
    if (countOpen(client, socket) > maxConnectionsPerClient) socket.destroy();
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
  return { server, drain };
}

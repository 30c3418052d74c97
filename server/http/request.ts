import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { type Queue, type QueueBounds, waitIn } from '#server/queue.ts';
import { HttpError } from './http-error.ts';

/**
 * The client that every limit counts: an IPv4 address as it is, an IPv6 address by its /64 network,
 * because one household or phone owns all of it. Some proxies name the port as well; it does not count.
 *
 * @param address as Express's `request.ip` gives it, which honours TRUST_PROXY.
 */
export function toClient(address: string | undefined): string | undefined {
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (bare === undefined || !ipaddr.isValid(bare)) return bare;
  // An IPv4 address within an IPv6 one comes out as itself.
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Does the browser say that a page of another site sends this? */
export function isForeign({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const { host, origin, 'sec-fetch-site': site, 'x-forwarded-host': forwarded } = headers;
  // Browsers send it where the site has TLS.
  if (site) return site === 'cross-site' || site === 'same-site';
  if (!origin) return false;
  // A proxy may have rewritten Host.
  const own = [host, forwarded, new URL(siteOrigin).host];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

/** The client went away before its body was whole; there is nobody left to answer. */
export class RequestAbortedError extends Error {
  override name = 'RequestAbortedError';
}

/**
 * Reads a body of one media type as UTF-8 text.
 *
 * A body that is refused is answered at once; Node discards what still arrives of it, until the
 * server's request timeout. Reading it to the end first, as Express's own parsers do, would let a
 * slow sender hold the answer back.
 *
 * @throws HttpError 415 for another type, charset or content encoding; 413 above `maxBytes`;
 * 400 for bytes that are not UTF-8. RequestAbortedError when the client hangs up.
 */
export async function readText(
  request: IncomingMessage,
  mediaType: string,
  maxBytes: number,
): Promise<string> {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]*)/i.exec(given) ?? [];
  const isType = given.split(';')[0]?.trim().toLowerCase() === mediaType;
  if (!isType || !/^utf-?8$/i.test(charset)) {
    throw new HttpError(415, `The request body must be ${mediaType} in UTF-8.`);
  }
  if (encoding.toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The request body must not be compressed.');
  }
  // The listener lets no body pass without its length, which Node holds it to.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new HttpError(413, `The request body is larger than ${maxBytes / 1000} kB.`);
  }
  const body = await buffer(request).catch(() => {
    throw new RequestAbortedError();
  });
  if (!isUtf8(body)) throw new HttpError(400, 'The request body is not valid UTF-8.');
  return body.toString('utf8');
}

/** As many requests as one client may have connections: more only come through a proxy. */
const maxOpen = 256;
/** How many of a client's requests are worked on at once: two thirds of the database's connections. */
const maxAtWork = 8;
const bounds: QueueBounds = {
  most: 64,
  ms: 4800,
  refusal: () =>
    new HttpError(429, 'Too many requests at once. Please try again.', {
      headers: { 'Retry-After': '1' },
    }),
};

/** One client's requests: all that are open, those that are worked on, and those that wait. */
interface Line {
  open: number;
  atWork: number;
  readonly waiting: Queue<void>;
}

/** Does the work when it is the client's turn. */
export type InTurn = <T>(client: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Has the requests of one client take turns, over all its connections and however a proxy bundles them:
 * nobody keeps the database from others, and a crowd behind one address waits instead of being refused.
 * A request waits once its body is there; what does not arrive holds no turn.
 *
 * @returns `bound`, which refuses what one client has open beyond any use, and `inTurn`; both refuse
 * with HttpError 429
 */
export function createTurns(): { readonly bound: RequestHandler; readonly inTurn: InTurn } {
  const lines = new Map<string, Line>();
  const find = (client: string) => {
    const line = lines.get(client) ?? { open: 0, atWork: 0, waiting: [] };
    lines.set(client, line);
    return line;
  };
  const forgetEmpty = (client: string, { open, atWork }: Line) => {
    if (open + atWork === 0) lines.delete(client);
  };
  return {
    bound({ ip }, response, next) {
      const client = toClient(ip) ?? '';
      const line = find(client);
      line.open += 1;
      response.once('close', () => {
        line.open -= 1;
        forgetEmpty(client, line);
      });
      next(line.open > maxOpen ? bounds.refusal() : undefined);
    },
    async inTurn(client = '', work) {
      const line = find(client);
      if (line.atWork < maxAtWork) line.atWork += 1;
      else await waitIn(line.waiting, bounds);
      try {
        return await work();
      } finally {
        // Whoever waits takes the turn over.
        const next = line.waiting.shift();
        if (next) next();
        else line.atWork -= 1;
        forgetEmpty(client, line);
      }
    },
  };
}

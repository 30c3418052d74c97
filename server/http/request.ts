import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import ipaddr from 'ipaddr.js';
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

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
export function clientOf(address: string | undefined): string | undefined {
  const bare = address?.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (bare === undefined || !ipaddr.isValid(bare)) return bare;
  // An IPv4 address within an IPv6 one comes out as itself.
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** The host of a URL without a default port or "www."; undefined where there is none. */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') || undefined : undefined;
}

/** Did the page that sends this belong to this site, as far as the browser says? */
function isSameOrigin({ headers }: IncomingMessage, siteOrigin: string): boolean {
  // No script can forge this one.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin';

  const { origin } = headers;
  if (origin === undefined) return true;
  const sender = hostOf(origin);
  if (sender === undefined) return false;
  // A proxy may have rewritten Host and taken TLS off, so any of these names the site. Whoever the
  // proxy is: a page of another site can make a browser send none of them.
  const scheme = new URL(origin).protocol;
  const [forwarded = ''] = String(headers['x-forwarded-host'] ?? '').split(',');
  const hosts = [headers.host ?? '', forwarded.trim()].map((host) => hostOf(`${scheme}//${host}`));
  return [hostOf(siteOrigin), ...hosts].includes(sender);
}

/**
 * Refuses a request that another site's page makes a visitor's browser send, a sibling subdomain's
 * included. Clients that send neither `Sec-Fetch-Site` nor `Origin` are no browsers, or old ones,
 * and pass.
 *
 * @throws HttpError 403.
 */
export function refuseCrossSite(request: IncomingMessage, siteOrigin: string): void {
  if (!isSameOrigin(request, siteOrigin)) {
    throw new HttpError(403, 'Requests from other sites are not accepted.');
  }
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

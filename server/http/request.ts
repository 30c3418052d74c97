import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import { HttpError } from './http-error.ts';

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

/** The longest answers, in any script and encoding, are 110 kB. */
const maxBytes = 200_000;

/**
 * Reads a body of one media type as UTF-8 text.
 *
 * A body that is refused is answered at once; Node discards what still arrives of it, until the
 * server's request timeout. Reading it to the end first, as Express's own parsers do, would let a
 * slow sender hold the answer back.
 *
 * @throws HttpError 415 for another type or a content encoding; 413 above 200 kB; 400 for bytes that are
 * not UTF-8. RequestAbortedError when the client hangs up.
 */
export async function readText(request: Request, mediaType: string): Promise<string> {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (!request.is(mediaType) || encoding) {
    throw new HttpError(415, `The request body must be ${mediaType}, not compressed.`);
  }
  // The listener lets no body pass without its length, which Node holds it to.
  if (Number(length) > maxBytes) {
    throw new HttpError(413, `The request body is larger than ${maxBytes / 1000} kB.`);
  }
  const body = await buffer(request).catch(() => {
    throw new RequestAbortedError();
  });
  if (!isUtf8(body)) throw new HttpError(400, 'The request body is not valid UTF-8.');
  return body.toString();
}

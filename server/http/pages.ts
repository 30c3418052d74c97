import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareSecurityHeaders, strictTransport } from './security-headers.ts';
import type { Site, SiteFile, Variant } from './site-files.ts';

/** Matches an Accept-Encoding that lists the coding, without a weight of zero (RFC 9110, section 12.5.3). */
const listing = (coding: string) =>
  new RegExp(String.raw`(?:^|,)\s*${coding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, 'i');
const [br, gzip] = [listing('br'), listing('gzip')];

function chooseVariant(file: SiteFile, { headers }: IncomingMessage): Variant {
  const accepted = headers['accept-encoding'] ?? '';
  if (file.br && br.test(accepted)) return file.br;
  if (file.gzip && gzip.test(accepted)) return file.gzip;
  return file.identity;
}

/** Returns true if the client has this tag. A proxy that compresses makes tags weak, so the comparison is weak. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/**
 * Serves a page, a file, or the not-found page.
 * @param secure true if the request came over TLS
 */
export type ServePages = (
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
) => void;

const bare = Object.entries(bareSecurityHeaders).flat();
const overTls = Object.entries(strictTransport).flat();

/**
 * Serves the built site from memory (spec section 2). It looks up the path exactly as sent, so `%2e` and `..` find
 * nothing. A page's address with a slash at its end redirects to the address without it.
 */
export function servePages(
  { files, notFound, sent }: Site,
  isSentLink = (_url: string) => false,
): ServePages {
  return (request, response, secure) => {
    const { method, url = '/', headers } = request;
    const respond = (status: number, fields: readonly string[], body?: Buffer | string) =>
      response.writeHead(status, secure ? [...overTls, ...fields] : (fields as string[])).end(body);
    const isReading = method === 'GET' || method === 'HEAD';
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const file = (isSentLink(url) ? sent : undefined) ?? files.get(path);

    if (file === undefined) {
      if (isReading && path.endsWith('/') && files.get(path.slice(0, -1))?.isPage) {
        // Only a known page is redirected to, so the target is always on this site.
        const location = path.slice(0, -1) + (query === -1 ? '' : url.slice(query));
        const caching = ['Cache-Control', 'no-cache', 'Content-Length', '0'];
        respond(308, ['Location', location, ...caching, ...bare]);
        return;
      }
      const variant = chooseVariant(notFound, request);
      respond(404, variant.whole, variant.body);
      return;
    }
    if (!isReading) {
      const plain = ['Allow', 'GET, HEAD', 'Content-Type', 'text/plain; charset=utf-8'];
      respond(405, [...plain, ...bare], 'Only GET, HEAD is allowed here.');
      return;
    }
    const variant = chooseVariant(file, request);
    if (isUnchanged(headers['if-none-match'], variant.etag)) respond(304, variant.unchanged);
    else respond(200, variant.whole, variant.body);
  };
}

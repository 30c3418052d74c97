import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

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

import type { Request } from 'express';
import { HttpError } from './http-error.ts';

/** `Host` as a browser would write it in an `Origin` of this scheme: without a default port. */
function hostOf(scheme: string, authority: string): string | undefined {
  const url = `${scheme}//${authority}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Did the page that sends this belong to this site, as far as the browser says? */
function isSameOrigin(request: Request, siteOrigin: string): boolean {
  // No script can forge this one. It comes first because Host may have been rewritten by a proxy.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin';

  const origin = request.headers.origin;
  if (origin === undefined || origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // `request.host` believes X-Forwarded-Host when TRUST_PROXY says so. The scheme is not compared:
  // a proxy may have taken TLS off.
  return host !== '' && host === hostOf(protocol, request.host);
}

/**
 * Refuses a request that another site's page makes a visitor's browser send, a sibling subdomain's
 * included. Clients that send neither `Sec-Fetch-Site` nor `Origin` are no browsers, or old ones,
 * and pass.
 *
 * @throws HttpError 403.
 */
export function refuseCrossSite(request: Request, siteOrigin: string): void {
  if (!isSameOrigin(request, siteOrigin)) {
    throw new HttpError(403, 'Requests from other sites are not accepted.');
  }
}

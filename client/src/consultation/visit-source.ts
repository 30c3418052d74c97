import { visitMemory } from '#client/api/visit-memory.ts';
import type { VisitSource } from '#shared/visit-source.ts';

/** What the document knows of where its visitor came from; it goes along with the form. */
export function visitSource(): VisitSource {
  const { first = location.href, lastLeft } = visitMemory;
  const opened = new URL(first);
  const from = document.referrer ? new URL(document.referrer) : undefined;
  // A page of this site that led here, by a page load, was there before.
  const isOwn = from?.origin === opened.origin;
  const { pathname, searchParams } = from && isOwn ? from : opened;
  return {
    landingPage: pathname,
    referringHost: from && !isOwn ? from.hostname.replace(/^www\./, '') : null,
    utmSource: searchParams.get('utm_source'),
    utmMedium: searchParams.get('utm_medium'),
    utmCampaign: searchParams.get('utm_campaign'),
    formPage: lastLeft ?? pathname,
  };
}

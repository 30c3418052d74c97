import { visitMemory } from '#client/api/visit-memory.ts';
import type { VisitSource } from '#shared/visit-source.ts';

/** The most characters that the header with a visit's source may have. */
const headerLimit = 2000;

/** What the document knows of where its visitor came from. */
function knownSource(): VisitSource {
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

/**
 * The same as a header's value: JSON, percent-encoded because a campaign may be named in Hindi and
 * `fetch` refuses such a header otherwise. What is too long for it is cut.
 */
export function visitSource(): string {
  const encode = (most: number) =>
    encodeURIComponent(
      JSON.stringify(knownSource(), (_, value) =>
        typeof value === 'string' ? value.slice(0, most) : value,
      ),
    );
  const whole = encode(300);
  // A character takes at most nine when it is encoded.
  return whole.length <= headerLimit ? whole : encode(30);
}

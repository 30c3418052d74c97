import { clickIdParameters, sourceParameters, type VisitSource } from '#shared/visit-source.ts';
import { visitMemory } from './visit-memory.ts';

/** The most characters that the header with a visit's source may have. Proxies take 8,000. */
const headerLimit = 6000;

/** Ad systems make click ids of at most 500 characters. */
const clickIdLimit = 500;

/** Returns the facts that the document knows about the visit's source. */
function knownSource(): Partial<VisitSource> {
  const { first = location.href, referrer = document.referrer, lastLeft } = visitMemory;
  const opened = new URL(first);
  const from = referrer ? new URL(referrer) : undefined;
  // If a page load within this site led here, the visit began on the page before.
  const isOwn = from?.origin === opened.origin;
  const { pathname, searchParams } = from && isOwn ? from : opened;
  const parameters = Object.entries(sourceParameters).map(([field, parameter]) => [
    field,
    searchParams.get(parameter),
  ]);
  return {
    landingPage: pathname,
    referringHost: from && !isOwn ? from.hostname.replace(/^www\./, '') : null,
    ...Object.fromEntries(parameters),
    formPage: lastLeft ?? pathname,
  };
}

/** Returns a value of at most this length. Part of a click id is useless, so a longer id is left out. */
function shorten(field: string, value: string, most: number): string | undefined {
  if (!(field in clickIdParameters)) return value.slice(0, most);
  return value.length <= clickIdLimit ? value : undefined;
}

/**
 * Returns the visit's source as a header's value. It is percent-encoded JSON, because `fetch` refuses a header with
 * a campaign's name in Hindi. Long names are cut.
 */
export function visitSource(): string {
  const encode = (most: number) =>
    encodeURIComponent(
      JSON.stringify(knownSource(), (field, value) =>
        typeof value === 'string' ? shorten(field, value, most) : (value ?? undefined),
      ),
    );
  const whole = encode(300);
  // An encoded character takes at most nine characters.
  return whole.length <= headerLimit ? whole : encode(30);
}

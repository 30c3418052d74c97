import {
  clickIdParameters,
  clickIdShape,
  sourceLimit,
  sourceParameters,
  type VisitSource,
} from '#shared/visit-source.ts';
import { visitMemory } from './visit-memory.ts';

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

/** Returns a value of at most this length. A click id is left out unless it is whole. */
function shorten(field: string, value: string, most: number): string | undefined {
  if (!(field in clickIdParameters)) return value.slice(0, most);
  return clickIdShape.test(value) ? value : undefined;
}

/**
 * Returns the visit's source as a header's value. It is percent-encoded JSON, because `fetch` refuses a header with
 * a campaign's name in Hindi. Long names are cut. If the header is still too long, because of escapes in click ids, it
 * is empty, so that the request is not refused.
 */
export function visitSource(): string {
  const encode = (most: number) =>
    encodeURIComponent(
      JSON.stringify(knownSource(), (field, value) =>
        typeof value === 'string' ? shorten(field, value, most) : (value ?? undefined),
      ),
    );
  // An encoded character takes at most nine characters.
  return [300, 30].map(encode).find(({ length }) => length <= sourceLimit) ?? '';
}

import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { toOneLine } from '#server/database/sanitize.ts';
import { type ContactField, honeypotField } from '#shared/contact.ts';
import { insertContactSchema } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import type { LeadStore, SavedLead } from './store.ts';

/** One message for each field (spec section 5). */
export type FieldErrors = Partial<Record<ContactField, string>>;

export class InvalidRequestError extends Error {
  override name = 'InvalidRequestError';

  constructor(readonly errors: FieldErrors) {
    super('Some fields are not valid.');
  }
}

export interface Sender {
  readonly headers: IncomingHttpHeaders;
  /** As `toClient` spells it; without it the request is not counted. */
  readonly client: string | undefined;
  /** Where the site is published: what its own pages send is not foreign. */
  readonly siteOrigin: string;
}

/**
 * Checks a request, marks it where it looks like spam, and stores it. @throws InvalidRequestError, what the store throws
 * @param answers whatever was sent: what is no object has no fields
 */
export async function takeRequest(
  leads: LeadStore,
  answers: unknown,
  sender: Sender,
): Promise<SavedLead> {
  const given = Object.fromEntries(
    Object.entries(Object(answers)).map(([field, value]) => [field, withoutNul(value)]),
  );
  const checked = insertContactSchema.safeParse(given);
  if (!checked.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues) {
      errors[path[0] as ContactField] ??= message;
    }
    throw new InvalidRequestError(errors);
  }
  const { 'idempotency-key': key, 'x-visit-source': source } = sender.headers;
  return leads.saveLead(checked.data, {
    client: sender.client,
    key: key?.toString(),
    possibleSpam: findSpamSign(sender, given[honeypotField]),
    source: readSource(source?.toString()),
  });
}

/** Postgres stores no NUL. Of half a surrogate pair, which it does not store either, UTF-8 makes "�". */
const withoutNul = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** How programs name themselves, and no browser does. */
const programs =
  /^(curl|wget|python|go-http|java|okhttp|node|axios|php|ruby|libwww)|headless|scrapy|bot\/|crawler|spider/i;

/** Why a request looks like spam, for staff to read; it is stored all the same, as it may be a visitor's. */
function findSpamSign({ headers, siteOrigin }: Sender, honeypot: unknown): string | null {
  if (honeypot) return 'the hidden field is filled in';
  const { 'user-agent': userAgent = '', 'accept-language': languages } = headers;
  // Every browser names itself and its user's languages.
  const isBrowser = userAgent !== '' && languages !== undefined && !programs.test(userAgent);
  if (!isBrowser) return 'not sent by a browser';
  return isForeign(headers, siteOrigin) ? 'sent from another site' : null;
}

/** Does the browser say that a page of another site sends this? */
export function isForeign(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { host, origin, 'sec-fetch-site': site, 'x-forwarded-host': forwarded } = headers;
  // Browsers send it where the site has TLS.
  if (site) return site === 'cross-site' || site === 'same-site';
  if (!origin) return false;
  // A proxy may have rewritten Host.
  const own = [host, forwarded, new URL(siteOrigin).host];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

/** One harmless line; null where it has not this shape. */
const line = (most: number, shape: RegExp) =>
  z
    .string()
    .transform((text) => toOneLine(text.slice(0, most)).trim())
    .pipe(z.string().regex(shape))
    .nullable()
    .catch(null);

/** Without query and fragment, which may hold what a visitor typed. */
const path = line(300, /^\/[^?#\s]*$/);
const label = line(100, /./);

const sourceSchema = z.object({
  landingPage: path,
  referringHost: line(253, /^[a-z0-9][a-z0-9.-]*$/i),
  utmSource: label,
  utmMedium: label,
  utmCampaign: label,
  formPage: path,
});

/** Of the header, in characters. */
const maxLength = 2000;

/** Where a visit came from, cleaned, as far as the browser said. No lead is refused for it. */
export function readSource(header: string | undefined): VisitSource | undefined {
  if (!header || header.length > maxLength) return undefined;
  try {
    const { data } = sourceSchema.safeParse(JSON.parse(decodeURIComponent(header)));
    return data && Object.values(data).some(Boolean) ? data : undefined;
  } catch {
    return undefined;
  }
}

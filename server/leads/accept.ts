import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { toOneLine } from '#server/base/safe-text.ts';
import { HttpError } from '#server/http/http-error.ts';
import { honeypotField } from '#shared/contact.ts';
import { insertContactSchema } from '#shared/schema.ts';
import {
  campaignParameters,
  clickIdParameters,
  clickIdShape,
  sourceLimit,
  type VisitSource,
} from '#shared/visit-source.ts';
import type { RequestContext, SaveLead } from './store.ts';

/**
 * Checks a request, marks it if it looks like spam, and stores it.
 * @throws HttpError 400 with one message for each field that is not valid (spec section 5), and the store's errors
 * @param values the values of the form's fields, if the sender sent an object
 */
export async function acceptRequest(
  saveLead: SaveLead,
  values: unknown,
  headers: IncomingHttpHeaders,
  sender: Pick<RequestContext, 'clientKey' | 'key'>,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(Object(values)).map(([field, value]) => [field, withoutNul(value)]),
  );
  const checked = insertContactSchema.safeParse(fields);
  if (!checked.success) {
    const { fieldErrors } = z.flattenError(checked.error);
    const errors = Object.fromEntries(
      Object.entries(fieldErrors).map(([field, [message = '']]) => [field, message]),
    );
    throw new HttpError(400, 'Some fields are not valid.', { errors });
  }
  const source = headers['x-visit-source'];
  await saveLead(checked.data, {
    ...sender,
    possibleSpam: findSpamSign(headers, fields[honeypotField]),
    source: readSource(source?.toString()),
  });
}

/** Removes NUL, which PostgreSQL cannot store. Half a surrogate pair becomes "�" in UTF-8. */
const withoutNul = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** Matches the names of programs that are not browsers. */
const programs =
  /^(curl|wget|python|go-http|java|okhttp|node|axios|php|ruby|libwww)|headless|scrapy|bot\/|crawler|spider/i;

/** Returns why a request looks like spam, for staff. It is stored in any case, because it may be a visitor's. */
function findSpamSign(headers: IncomingHttpHeaders, honeypot: unknown): string | null {
  if (honeypot) return 'the hidden field is filled in';
  const { 'user-agent': userAgent = '', 'accept-language': languages } = headers;
  // Every browser sends its name and its user's languages.
  const isBrowser = userAgent !== '' && languages !== undefined && !programs.test(userAgent);
  if (!isBrowser) return 'not sent by a browser';
  // Every browser that the README names sends this header, unless the site has no TLS.
  const isForeign = /^(cross|same)-site$/.test(`${headers['sec-fetch-site']}`);
  return isForeign ? 'sent from another site' : null;
}

/** Returns a rule that makes one harmless line of a text, or null if the text does not match `shape`. */
const oneLineText = (most: number, shape: RegExp) =>
  z
    .string()
    .transform((text) => toOneLine(text.slice(0, most)).trim())
    .pipe(z.string().regex(shape))
    .nullable()
    .catch(null);

/** Accepts a path without query and fragment, because these may hold a visitor's text. */
const path = oneLineText(300, /^\/[^?#\s]*$/);
const label = oneLineText(100, /./);
const clickId = z.string().regex(clickIdShape).nullable().catch(null);

/** Returns one rule for the value of each of these parameters. */
const rulesFor = <Field extends string, Rule>(parameters: Record<Field, string>, rule: Rule) =>
  Object.fromEntries(Object.keys(parameters).map((field) => [field, rule])) as Record<Field, Rule>;

const sourceSchema = z.object({
  landingPage: path,
  referringHost: oneLineText(253, /^[a-z0-9][a-z0-9.-]*$/i),
  formPage: path,
  ...rulesFor(campaignParameters, label),
  ...rulesFor(clickIdParameters, clickId),
});

/** Returns the cleaned source of a visit as the browser sent it. A wrong source never refuses a lead. */
export function readSource(header: string | undefined): VisitSource | undefined {
  if (!header || header.length > sourceLimit) return undefined;
  try {
    const { data } = sourceSchema.safeParse(JSON.parse(decodeURIComponent(header)));
    return data && Object.values(data).some(Boolean) ? data : undefined;
  } catch {
    return undefined;
  }
}

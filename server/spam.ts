import type { IncomingHttpHeaders } from 'node:http';
import { honeypotField } from '#shared/contact.ts';

/** Programs that say who they are; no browser on a phone or computer does it like this. */
const programs =
  /^(curl|wget|python|go-http|java|okhttp|node|axios|php|ruby|libwww)|headless|scrapy|bot\/|crawler|spider/i;

/**
 * Why a request looks like spam, for staff to read; null when it does not. The lead is stored and
 * staff are notified all the same, with a mark: a real visitor may be among them.
 *
 * @param fields the body as it arrived, before the contact schema drops what it does not know
 */
export function findSpamSign(headers: IncomingHttpHeaders, fields: unknown): string | null {
  const { [honeypotField]: honeypot } = (fields ?? {}) as Record<string, unknown>;
  if (honeypot) return 'the hidden field is filled in';
  const { 'user-agent': userAgent = '', 'accept-language': languages } = headers;
  // Every browser names itself and its user's languages.
  const isBrowser = userAgent !== '' && languages !== undefined && !programs.test(userAgent);
  return isBrowser ? null : 'not sent by a browser';
}

import { type Request, Router } from 'express';
import { takeEnquiry } from '#server/leads/contact.ts';
import type { LeadStore } from '#server/leads/store.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { contactNotices } from '#shared/contact.ts';
import type { createContactPage } from './contact-page.ts';
import { allowOnly, HttpError } from './http-error.ts';
import { clientOf, readText, refuseCrossSite } from './request.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/** Where a visitor without JavaScript lands once the request is stored: reloading sends nothing. */
export const sentPath = '/contact?sent';

export interface ContactParts {
  readonly leads: LeadStore;
  /** Where the site is published; its own pages may always post. */
  readonly siteOrigin: string;
  /** The contact page with its answers; without it the form needs JavaScript. */
  readonly contactPage?: ReturnType<typeof createContactPage> | undefined;
}

const failed = contactNotices.failed.description;
const mayBeSent = `${failed} It may have reached us. You can safely send it again; we will not count it twice.`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
}

/**
 * The two ways in for a lead, by the same rules.
 *
 * `POST /api/contact` (spec section 7): a JSON body of the six fields, 201 `{ id }` once the lead is
 * stored; the same answers within 24 hours get the first answer again. Refusals are `{ message }`, and
 * for invalid fields `{ message, errors }`: 400, 403 from another site, 413 above 200 kB, 415, 429.
 *
 * `POST /contact`, the form without JavaScript, of at most 64 kB. Refusals are the contact page with
 * messages and values; success redirects (303) to the page with its confirmation.
 */
export function contactRouter({ leads, siteOrigin, contactPage }: ContactParts): Router {
  async function receive(request: Request, answers: unknown): Promise<number> {
    const { headers, ip } = request;
    const result = await takeEnquiry(leads, answers, { headers, client: clientOf(ip) });
    if (result.outcome === 'invalid') {
      throw new HttpError(400, 'Some fields are not valid.', { errors: result.errors });
    }
    if (result.outcome === 'limited') {
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      throw new HttpError(429, 'Too many requests. Please try again later.', { headers });
    }
    return result.id;
  }

  const router = Router();
  router.post('/api/contact', async (request, response) => {
    refuseCrossSite(request, siteOrigin);
    const answers = parseJson(await readText(request, 'application/json', 200_000));
    response.status(201).json({ id: await receive(request, answers) });
  });
  router.all('/api/contact', allowOnly('POST'));
  if (!contactPage) return router;

  const headers = pageSecurityHeaders(contactPage({}));
  router.post('/contact', async (request, response) => {
    let values: Record<string, string> = {};
    response.locals.answerError = ({ errors, cause }: HttpError) => {
      const isUnknown = cause instanceof DatabaseUnavailableError && cause.mayBeDone;
      const failure = isUnknown ? mayBeSent : failed;
      const answer = errors ? { values, errors } : { values, failure };
      response.set(headers).type('html').send(contactPage(answer));
    };
    refuseCrossSite(request, siteOrigin);
    const body = await readText(request, 'application/x-www-form-urlencoded', 64_000);
    values = Object.fromEntries(new URLSearchParams(body));
    await receive(request, values);
    response.redirect(303, sentPath);
  });
  return router;
}

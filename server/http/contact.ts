import { type Request, Router } from 'express';
import { takeRequest } from '#server/leads/contact.ts';
import type { LeadStore } from '#server/leads/store.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { contactNotices } from '#shared/contact.ts';
import type { createContactPage } from './contact-page.ts';
import { allowOnly, HttpError } from './http-error.ts';
import { clientOf, isForeign, readText } from './request.ts';
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
const mayBeSent = `${failed} It may have reached us; if you send it again, we may get it twice.`;

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
 * stored. With the header `Idempotency-Key` the same request within 24 hours gets the first answer again,
 * and another one 422; without it every request is a lead. `X-Visit-Source` says where the visit came
 * from (`VisitSource` as URI-encoded JSON). Refusals are `{ message }`, and for invalid fields
 * `{ message, errors }`: 400, 413 above 200 kB, 415, 422, 429.
 *
 * `POST /contact`, the form without JavaScript, of at most 64 kB. Refusals are the contact page with
 * messages and values; success redirects (303) to the page with its confirmation.
 */
export function contactRouter({ leads, siteOrigin, contactPage }: ContactParts): Router {
  const receive = (request: Request, answers: unknown) =>
    takeRequest(leads, answers, {
      headers: request.headers,
      client: clientOf(request.ip),
      isForeign: isForeign(request, siteOrigin),
    });

  const router = Router();
  router.post('/api/contact', async (request, response) => {
    const answers = parseJson(await readText(request, 'application/json', 200_000));
    const { id } = await receive(request, answers);
    response.status(201).json({ id });
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
    const body = await readText(request, 'application/x-www-form-urlencoded', 64_000);
    values = Object.fromEntries(new URLSearchParams(body));
    await receive(request, values);
    response.redirect(303, sentPath);
  });
  return router;
}

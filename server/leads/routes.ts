import type { Express, Request, Response } from 'express';
import { toClientKey } from '#server/http/client-address.ts';
import { allowOnly, type HttpError } from '#server/http/http-error.ts';
import { sentUrl } from '#server/http/pages.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import { readForm, readJson } from '#server/http/read-body.ts';
import type { InTurn } from '#server/http/turns.ts';
import { contactNotices } from '#shared/contact.ts';
import { acceptRequest } from './accept.ts';
import type { SaveLead } from './store.ts';

const { failed } = contactNotices;
const backAdvice = 'Use your browser’s Back button: what you typed should still be there.';

/** Sends the page for a visitor without JavaScript whose request was not stored. */
export function sendRefusal(response: Response, { details }: HttpError): Response {
  const messages = details.errors && Object.values(details.errors);
  if (messages) return sendPlainPage(response, 'Please check the form', [...messages, backAdvice]);
  return sendPlainPage(response, failed.title, [failed.description, backAdvice]);
}

/** The key of all forms without JavaScript. The same values are then the same lead for 24 hours. */
const plainFormKey = 'form without JavaScript';

/**
 * Adds the routes of the form. `POST /api/contact` (spec section 7) takes the six fields as JSON and sends 201 once the
 * lead is stored. The response has no body, because a lead's number would tell strangers how many the company gets.
 * `X-Visit-Source` is a `VisitSource` as URI-encoded JSON. `POST /contact` is the form without JavaScript.
 */
export function addContactRoutes(app: Express, saveLead: SaveLead, inTurn: InTurn): void {
  const receive = (request: Request, key: string | undefined) => {
    const clientKey = toClientKey(request.ip);
    const { body, headers } = request;
    return inTurn(clientKey, () => acceptRequest(saveLead, body, headers, { clientKey, key }));
  };
  app.post('/api/contact', readJson, async (request, response) => {
    await receive(request, request.get('Idempotency-Key'));
    response.status(201).end();
  });
  app.all('/api/contact', allowOnly('POST'));
  app.post('/contact', readForm, async (request, response) => {
    await receive(request, plainFormKey);
    // Reloading the page sends nothing.
    response.redirect(303, `${sentUrl}#confirmation`);
  });
  // GET and HEAD get the page before they come here.
  app.all('/contact', allowOnly('GET, HEAD, POST'));
}

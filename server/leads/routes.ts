import { type Request, type Response, Router } from 'express';
import { DatabaseUnavailableError } from '#server/database/pool.ts';
import { type InTurn, toClient } from '#server/http/clients.ts';
import { allowOnly, HttpError } from '#server/http/http-error.ts';
import { sendPlainPage } from '#server/http/plain-page.ts';
import { contactNotices } from '#shared/contact.ts';
import { takeRequest } from './accept.ts';
import type { SentLinks } from './sent-links.ts';
import type { LeadStore } from './store.ts';

export interface ContactParts {
  readonly leads: LeadStore;
  readonly sentLinks: SentLinks;
  /** The site's published origin. A request of one of its pages is not foreign. */
  readonly siteOrigin: string;
}

/** The longest values of the form in any script are 110 kB. */
const maxBytes = 200_000;

const tooLarge = () => new HttpError(413, `The request body is larger than ${maxBytes / 1000} kB.`);

/**
 * Reads a body as UTF-8 text, without a byte order mark. It refuses a large body immediately, while Express's parsers
 * would read it to its end. A body in chunks has no stated length, so it is counted while it arrives.
 */
async function readText(request: Request, mediaType: string): Promise<string> {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (!request.is(mediaType) || !/^(identity)?$/i.test(encoding ?? '')) {
    throw new HttpError(415, `The request body must be ${mediaType}, not compressed.`);
  }
  if (Number(length) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Iterating over the request would close the connection instead of answering 413.
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.once('end', resolve).once('error', reject);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HttpError(400, 'The request body is not valid UTF-8.');
  }
}

/** Reads the body that a form without JavaScript sends. @throws HttpError */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await readText(request, 'application/x-www-form-urlencoded'));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
}

const { failed } = contactNotices;
const mayBeSent = 'It may have reached us. If you send it again, we may get it twice.';
const back = 'Use your browser’s Back button: what you typed should still be there.';

/** Sends the page for a visitor without JavaScript whose request was not stored. */
export function sendRefusal(response: Response, { details, cause }: HttpError): Response {
  const messages = details.errors && Object.values(details.errors);
  if (messages) return sendPlainPage(response, 'Please check the form', [...messages, back]);
  const isUnknown = cause instanceof DatabaseUnavailableError && cause.mayBeDone;
  const reason = isUnknown ? [failed.description, mayBeSent] : [failed.description];
  return sendPlainPage(response, failed.title, [...reason, back]);
}

/**
 * Makes the routes of the form. `POST /api/contact` (spec section 7) takes the six fields as JSON and sends 201 `{ id }`
 * once the lead is stored. `X-Visit-Source` is a `VisitSource` as URI-encoded JSON. `POST /contact` is the form without
 * JavaScript.
 */
export function createContactRouter(parts: ContactParts, inTurn: InTurn): Router {
  const { leads, sentLinks, siteOrigin } = parts;
  const receive = (request: Request, values: unknown) => {
    const client = toClient(request.ip);
    const sender = { headers: request.headers, client, siteOrigin };
    return inTurn(client, () => takeRequest(leads, values, sender));
  };
  const router = Router();
  router.post('/api/contact', async (request, response) => {
    const { id } = await receive(request, parseJson(await readText(request, 'application/json')));
    response.status(201).json({ id });
  });
  router.all('/api/contact', allowOnly('POST'));
  router.post('/contact', async (request, response) => {
    await receive(request, Object.fromEntries(await readForm(request)));
    // Reloading the page sends nothing.
    response.redirect(303, sentLinks.create());
  });
  return router;
}

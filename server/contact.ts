import { type Request, type Response, Router } from 'express';
import { clientOf } from './client-address.ts';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { readText } from './request-body.ts';
import { refuseCrossSite } from './same-origin.ts';
import type { SubmitContact } from './submit-contact.ts';

/** A UUID of any version, as Postgres reads it. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !uuid.test(key)) {
    throw new HttpError(400, 'The header Idempotency-Key must be a UUID.');
  }
  return key?.toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
}

/**
 * `POST /api/contact` (spec section 7): a JSON body of the six fields, 201 `{ id }` once the lead is
 * stored. A repeat with the same `Idempotency-Key` header (a UUID) gets the first answer again.
 *
 * Refusals are `{ message }`, and for invalid fields 400 with `{ message, errors }`, where `errors`
 * has the message of each field. 403 from another site, 405, 413 above 200 kB, 415 for anything but
 * JSON, 429 and 503 with `Retry-After`.
 */
export function contactRouter(submit: SubmitContact, siteOrigin: string): Router {
  const router = Router();

  router.post('/api/contact', async (request: Request, response: Response) => {
    refuseCrossSite(request, siteOrigin);
    const idempotencyKey = readIdempotencyKey(request);
    const fields = parseJson(await readText(request, 'application/json'));
    const submission = await submit(fields, { idempotencyKey, client: clientOf(request.ip) });

    if (submission.outcome === 'saved') {
      response.status(201).json({ id: submission.id });
    } else {
      const message = 'Some fields are not valid.';
      response.status(400).json({ message, errors: submission.errors });
    }
  });

  router.all('/api/contact', () => {
    throw methodNotAllowed('POST');
  });

  return router;
}

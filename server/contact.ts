import { type Request, Router } from 'express';
import { type ContactField, type ContactRequest, contactSchema } from '#shared/contact.ts';
import { clientOf } from './client-address.ts';
import { allowOnly, type FieldErrors, HttpError } from './http-error.ts';
import type { LeadStore } from './leads.ts';
import { readText } from './request-body.ts';
import { refuseCrossSite } from './same-origin.ts';
import { findSpamSign } from './spam.ts';

/** Reads a request's body, checks it and has it stored; resolves to the lead's id. */
export type Receive = (
  request: Request,
  mediaType: string,
  parse: (body: string) => unknown,
) => Promise<number>;

/**
 * A lead's path from a request to the store, the same for the API and for the form without
 * JavaScript. An `Idempotency-Key` header has up to 255 characters, in quotes or not.
 *
 * @returns a function that throws HttpError 400 (with `errors` where fields are not valid), 403 from
 * another site, 413 above 200 kB, 415 for another type of body, 422 for a key used before with
 * different answers, 429; and what the store throws.
 */
export function createReceive(leads: LeadStore, siteOrigin: string): Receive {
  return async (request, mediaType, parse) => {
    refuseCrossSite(request, siteOrigin);
    const idempotencyKey = readIdempotencyKey(request);
    const sent = parse(await readText(request, mediaType));
    const fields = validateContact(sent);
    const possibleSpam = findSpamSign(request.headers, sent);
    const client = clientOf(request.ip);
    const result = await leads.saveLead(fields, { idempotencyKey, client, possibleSpam });
    if (result.outcome === 'limited') {
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      throw new HttpError(429, 'Too many requests. Please try again later.', { headers });
    }
    if (result.outcome === 'key reused') {
      throw new HttpError(422, 'This Idempotency-Key was used before with different answers.');
    }
    return result.id;
  };
}

function readIdempotencyKey(request: Request): string | undefined {
  const header = request.get('Idempotency-Key');
  const key = header?.replace(/^"(.*)"$/, '$1');
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new HttpError(400, 'The Idempotency-Key header must be 1 to 255 ASCII characters long.');
  }
  return key;
}

const unstorable = 'Please remove characters that cannot be stored';

/**
 * Applies the contact schema, and the one rule that only a server needs: Postgres stores neither
 * NUL nor a lone half of a surrogate pair. Anything that is not an object counts as an empty one.
 *
 * @throws HttpError 400 with the message of each invalid field.
 */
function validateContact(fields: unknown): ContactRequest {
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  const candidate = isObject ? (fields as Record<string, unknown>) : {};
  const errors: FieldErrors = {};
  for (const field of Object.keys(contactSchema.shape) as ContactField[]) {
    const value = Object.hasOwn(candidate, field) ? candidate[field] : undefined;
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) {
      errors[field] = unstorable;
    }
  }
  const result = contactSchema.safeParse(candidate);
  for (const issue of result.error?.issues ?? []) {
    errors[issue.path[0] as ContactField] ??= issue.message;
  }
  if (result.success && Object.keys(errors).length === 0) return result.data;
  throw new HttpError(400, 'Some fields are not valid.', { errors });
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
 * stored; the same answers within 24 hours, or the same `Idempotency-Key`, get the first answer again.
 * Refusals are `{ message }`, and for invalid fields `{ message, errors }`.
 */
export function contactRouter(receive: Receive): Router {
  const router = Router();
  router.post('/api/contact', async (request, response) => {
    const id = await receive(request, 'application/json', parseJson);
    response.status(201).json({ id });
  });
  router.all('/api/contact', allowOnly('POST'));
  return router;
}

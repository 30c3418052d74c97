import { type ContactField, type ContactRequest, contactSchema } from '#shared/contact.ts';
import { HttpError } from './http-error.ts';
import { DatabaseUnavailableError, type LeadStore } from './leads.ts';

/** What is wrong with a request: one message per field (spec section 5). */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** How a submission ended. `saved` covers a repeat, which answers the first answer. */
export type Submission =
  | { readonly outcome: 'saved'; readonly id: number }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors };

/**
 * Validates and stores one request; `fields` is whatever the client sent.
 *
 * @throws HttpError 429 or 503, with `Retry-After`.
 */
export type SubmitContact = (
  fields: unknown,
  context: {
    /** Computes the key from the valid request where the client has none. */
    readonly idempotencyKey: string | undefined | ((request: ContactRequest) => string);
    readonly client: string | undefined;
  },
) => Promise<Submission>;

const unstorable = 'Please remove characters that cannot be stored';

/**
 * Applies the contact schema, and the one rule that only a server needs: Postgres stores neither
 * NUL nor a lone half of a surrogate pair. Anything that is not an object counts as an empty one.
 */
export function validateContact(
  fields: unknown,
): { readonly request: ContactRequest } | { readonly errors: FieldErrors } {
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
  return result.success && Object.keys(errors).length === 0 ? { request: result.data } : { errors };
}

/**
 * Builds the way of a lead from what a client sent to the database, the same for the API and for
 * the form without JavaScript. An unknown error of the store is passed on.
 */
export function createSubmitContact(leads: LeadStore): SubmitContact {
  return async (fields, { idempotencyKey, client }) => {
    const checked = validateContact(fields);
    if ('errors' in checked) return { outcome: 'invalid', errors: checked.errors };
    const { request } = checked;
    const key = typeof idempotencyKey === 'function' ? idempotencyKey(request) : idempotencyKey;
    try {
      const result = await leads.saveLead(request, { idempotencyKey: key, client });
      if (result.outcome !== 'limited') return { outcome: 'saved', id: result.id };
      const retry = { 'Retry-After': String(result.retryAfterSeconds) };
      throw new HttpError(429, 'Too many requests. Please try again later.', retry);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const retry = { 'Retry-After': '5' };
      throw new HttpError(503, 'The request could not be stored. Please try again.', retry);
    }
  };
}

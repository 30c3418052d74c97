import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { ContactRequest } from '#shared/contact.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError, isDatabaseFault } from './database-fault.ts';
import { contactRateLimits, contactSubmissions } from './schema-internal.ts';
import { storeLead } from './store-lead.ts';

export { DatabaseUnavailableError };

/** What has become of a request to store a lead. */
export type SaveLeadResult =
  | { outcome: 'saved'; id: number }
  /** The same idempotency key had been saved before, as this lead. */
  | { outcome: 'repeated'; id: number }
  /** The client has sent too many: nothing is stored. Whole seconds, at least 1. */
  | { outcome: 'limited'; retryAfterSeconds: number };

export interface LeadContext {
  /** The request's `Idempotency-Key`, a UUID: the same for every try of the same request. */
  readonly idempotencyKey?: string | undefined;
  /** The client's network address, spelt one way only; without it the request is not counted. */
  readonly client?: string | undefined;
}

export interface LeadStore {
  /**
   * Stores a valid request as a row of `contact_forms` (spec section 3), exactly once for its key.
   * When it resolves as saved, the lead is on disk.
   *
   * @throws DatabaseUnavailableError within 5 s when the database cannot store it now.
   */
  saveLead(request: ContactRequest, context: LeadContext): Promise<SaveLeadResult>;
}

export interface LeadStoreOptions {
  /** How many requests a client may make in a window that begins with its first; 0: no limit. */
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number };
  /** Leave a notice in `lead_outbox` for each of these channels, such as "email"; default: none. */
  readonly notify?: readonly string[];
}

const deadlineMs = 4800;
/** Requests that may wait for a connection; more could not be served before their deadline. */
const longestQueue = 1000;

/** The one place that writes leads. The rate limit counts in the database, for all replicas. */
export function createLeadStore(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  { rateLimit, notify = [] }: LeadStoreOptions,
): LeadStore {
  const isLimited = rateLimit.max > 0 && Number.isFinite(rateLimit.max);
  let nextCleaning = 0;

  async function save(request: ContactRequest, context: LeadContext): Promise<SaveLeadResult> {
    if (pool.waitingCount >= longestQueue) throw new Error('too many requests wait for it');
    const key = context.idempotencyKey ?? null;
    const answer = await storeLead(pool, {
      ...request,
      key,
      client: isLimited && context.client !== undefined ? hash(context.client) : null,
      max: isLimited ? rateLimit.max : 0,
      windowSeconds: rateLimit.windowSeconds,
      city: request.city ?? null,
      message: request.message ?? null,
      channels: notify,
    });
    if (answer.saved !== null) return { outcome: 'saved', id: answer.saved };
    if (answer.repeated !== null) return { outcome: 'repeated', id: answer.repeated };
    // The same request may have been stored a moment ago, unseen by the statement's snapshot.
    const stored = key === null ? undefined : await findByKey(key);
    if (stored !== undefined) return { outcome: 'repeated', id: stored };
    if (answer.retryAfterSeconds === null) throw new Error('the key was taken and given back');
    return { outcome: 'limited', retryAfterSeconds: answer.retryAfterSeconds };
  }

  async function findByKey(key: string): Promise<number | undefined> {
    const id = contactSubmissions.contactFormId;
    const rows = await db
      .select({ id })
      .from(contactSubmissions)
      .where(eq(contactSubmissions.key, key));
    return rows[0]?.id;
  }

  /** Windows that have ended count nothing; they are forgotten once a window and not per request. */
  function forgetOldWindows(): void {
    if (!isLimited || Date.now() < nextCleaning) return;
    nextCleaning = Date.now() + rateLimit.windowSeconds * 1000;
    db.delete(contactRateLimits)
      .where(lt(contactRateLimits.windowEndsAt, sql`now()`))
      .catch(() => {}); // The next one does it.
  }

  return {
    async saveLead(request, context) {
      try {
        const result = await within(deadlineMs, save(request, context));
        forgetOldWindows();
        return result;
      } catch (error) {
        if (!isDatabaseFault(error)) throw error;
        throw new DatabaseUnavailableError('The database cannot store a lead now.', {
          cause: error,
        });
      }
    },
  };
}

/** The address itself is not kept. */
function hash(client: string): Buffer {
  return createHash('sha256').update(client).digest().subarray(0, 16);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

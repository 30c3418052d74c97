import { createHash } from 'node:crypto';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { ContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { Database } from './database.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { leadOutbox, contactSubmissions as submissions } from './schema-internal.ts';
import { DatabaseUnavailableError, type Transaction, transactWithin } from './transaction.ts';

export { DatabaseUnavailableError };

/** What has become of a request to store a lead. */
export type SaveLeadResult =
  | { outcome: 'saved'; id: number }
  /** It had been stored before, as this lead. */
  | { outcome: 'repeated'; id: number }
  /** Its key had come with other answers before: nothing is stored. */
  | { outcome: 'key reused' }
  /** The client has sent too many: nothing is stored. Whole seconds, at least 1. */
  | { outcome: 'limited'; retryAfterSeconds: number };

export interface LeadContext {
  /** The request's `Idempotency-Key`: the same for every try of the same request. */
  readonly idempotencyKey?: string | undefined;
  /** The client's network address, spelt one way only; without it the request is not counted. */
  readonly client?: string | undefined;
}

export interface LeadStore {
  /**
   * Stores a valid request as a row of `contact_forms` (spec section 3). The same answers within 24
   * hours are one lead, and so are requests with the same key. When it resolves as saved, the lead is
   * on disk.
   *
   * @throws DatabaseUnavailableError within 5 s when the database cannot store it now.
   */
  saveLead(request: ContactRequest, context: LeadContext): Promise<SaveLeadResult>;
}

export interface LeadStoreOptions {
  readonly rateLimit: RateLimit;
  /** Leave a notice in `lead_outbox` for each of these channels, such as "email"; default: none. */
  readonly notify?: readonly string[];
  /** Called when a lead has been stored, for whoever delivers the notices. */
  readonly onSaved?: () => void;
}

/** The answer is out within 5 s. */
const deadlineMs = 4800;

/** The one place that writes leads. All that it knows is in the database, for all replicas. */
export function createLeadStore(
  { pool }: Pick<Database, 'pool'>,
  { rateLimit, notify = [], onSaved = () => {} }: LeadStoreOptions,
): LeadStore {
  const admit = createRateLimit(rateLimit);
  return {
    async saveLead(request, { idempotencyKey, client }) {
      const result = await transactWithin<SaveLeadResult>(pool, deadlineMs, async (tx) => {
        const { name, email, phone, city, projectType, message } = request;
        const content = hash(JSON.stringify([name, email, phone, city, projectType, message]));
        const key = idempotencyKey === undefined ? undefined : hash(`key:${idempotencyKey}`);

        // The same enquiry again? One after the other, so that two at once see each other.
        await lock(tx, content);
        if (key !== undefined) await lock(tx, key);
        const known = await findSubmissions(tx, content, key);
        const sameKey = known.find((row) => row.key === key);
        if (sameKey?.content && sameKey.content !== content) return { outcome: 'key reused' };
        const first = sameKey ?? known[0];
        if (first && (sameKey || key === undefined)) return { outcome: 'repeated', id: first.id };

        // Over the limit? Then nothing is written, not even a new key for the same answers.
        const retryAfterSeconds = await admit(tx, client);
        if (retryAfterSeconds !== undefined) {
          if (first) return { outcome: 'repeated', id: first.id };
          return { outcome: 'limited', retryAfterSeconds };
        }

        // Store the lead, leave the notice, and know the request again.
        const id = first?.id ?? (await insertLead(tx, request, notify));
        const keys = first ? [] : [content];
        if (key !== undefined) keys.push(key);
        await remember(tx, id, content, keys);
        return { outcome: first ? 'repeated' : 'saved', id };
      });
      if (result.outcome === 'saved') onSaved();
      return result;
    },
  };
}

/** 128 bits of SHA-256, as a UUID is written. */
function hash(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Holds everybody else with the same hash back until the transaction ends, here and in other replicas.
 * One whose process or network is gone ends after 5 s. As SQL, because drizzle has no words for it.
 */
async function lock(tx: Transaction, hashed: string): Promise<void> {
  await tx.execute(sql`
    select set_config('idle_in_transaction_session_timeout', '5s', true),
      pg_advisory_xact_lock(hashtextextended(${hashed}, 0))`);
}

/** What is known of these answers within 24 hours, and of this key. */
function findSubmissions(tx: Transaction, content: string, key: string | undefined) {
  const isRecent = gt(submissions.createdAt, sql`now() - interval '24 hours'`);
  return tx
    .select({ key: submissions.key, content: submissions.content, id: submissions.contactFormId })
    .from(submissions)
    .where(
      or(
        and(eq(submissions.key, content), isRecent),
        key === undefined ? undefined : eq(submissions.key, key),
      ),
    );
}

async function remember(tx: Transaction, id: number, content: string, keys: readonly string[]) {
  const isNow = { contactFormId: id, createdAt: sql`now()` };
  await tx
    .insert(submissions)
    .values(keys.map((key) => ({ key, content, contactFormId: id })))
    // The same answers, more than 24 hours later.
    .onConflictDoUpdate({ target: submissions.key, set: isNow });
}

async function insertLead(
  tx: Transaction,
  request: ContactRequest,
  channels: readonly string[],
): Promise<number> {
  const [lead] = await tx.insert(contactForms).values(request).returning({ id: contactForms.id });
  const { id } = lead as { id: number };
  if (channels.length > 0) {
    await tx.insert(leadOutbox).values(channels.map((channel) => ({ contactFormId: id, channel })));
  }
  return id;
}

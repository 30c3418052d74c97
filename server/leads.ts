import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { Database } from './database.ts';
import {
  leadOutbox,
  siteSecrets,
  contactSubmissions as submissions,
  contactRateLimits as windows,
} from './schema-internal.ts';
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
  /** How many requests a client may make in a window that begins with its first; 0: no limit. */
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number };
  /** Leave a notice in `lead_outbox` for each of these channels, such as "email"; default: none. */
  readonly notify?: readonly string[];
}

/** The answer is out within 5 s. */
const deadlineMs = 4800;

/** The one place that writes leads. All that it knows is in the database, for all replicas. */
export function createLeadStore(
  { pool }: Pick<Database, 'pool'>,
  { rateLimit, notify = [] }: LeadStoreOptions,
): LeadStore {
  const isLimited = rateLimit.max > 0 && Number.isFinite(rateLimit.max);
  let secret: Buffer | undefined;

  /** Seconds that the client has to wait; undefined: its request is admitted, and counted. */
  async function admit(tx: Transaction, client: string | undefined): Promise<number | undefined> {
    if (!isLimited || client === undefined) return undefined;
    secret ??= await findSecret(tx);
    const hashed = createHmac('sha256', secret).update(client).digest().subarray(0, 16);
    return countRequest(tx, hashed, rateLimit);
  }

  return {
    saveLead: (request, { idempotencyKey, client }) =>
      transactWithin(pool, deadlineMs, async (tx) => {
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
      }),
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
    .select({
      key: submissions.key,
      content: submissions.content,
      id: submissions.contactFormId,
    })
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

async function findSecret(tx: Transaction): Promise<Buffer> {
  const [row] = await tx
    .select({ value: siteSecrets.value })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, 'client-addresses'));
  // A limit of this process alone is better than a lead refused.
  return row?.value ?? randomBytes(32);
}

/** Counts one more request of the client, unless its window is full: then the seconds left of it. */
async function countRequest(
  tx: Transaction,
  client: Buffer,
  { max, windowSeconds }: LeadStoreOptions['rateLimit'],
): Promise<number | undefined> {
  const { requests, windowEndsAt } = windows;
  const isOpen = gt(windowEndsAt, sql`now()`);
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${windowEndsAt} - now())))::int`;
  for (;;) {
    const [full] = await tx
      .select({ seconds })
      .from(windows)
      .where(and(eq(windows.client, client), isOpen, gte(requests, max)));
    if (full) return full.seconds;
    const counted = await tx
      .insert(windows)
      .values({
        client,
        requests: 1,
        windowEndsAt: sql`now() + make_interval(secs => ${windowSeconds})`,
      })
      .onConflictDoUpdate({
        target: windows.client,
        set: {
          requests: sql`case when ${isOpen} then ${requests} + 1 else 1 end`,
          windowEndsAt: sql`case when ${isOpen} then ${windowEndsAt} else excluded.window_ends_at end`,
        },
        // Another request may have filled it in this moment: look again.
        setWhere: not(and(isOpen, gte(requests, max)) as SQL),
      })
      .returning({ client: windows.client });
    if (counted.length > 0) return undefined;
  }
}

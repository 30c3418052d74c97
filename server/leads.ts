import { createHash } from 'node:crypto';
import { and, eq, gt, or, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { Database } from './database.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { leadOutbox, spamMarks, contactSubmissions as submissions } from './schema-internal.ts';
import { DatabaseUnavailableError, transact } from './transaction.ts';

export { DatabaseUnavailableError };

/** The outcome of storing a lead. */
export type SaveLeadResult =
  | { outcome: 'saved'; id: number }
  /** It had been stored before, as this lead. */
  | { outcome: 'repeated'; id: number }
  /** Its key was used before with different answers: nothing is stored. */
  | { outcome: 'key reused' }
  /** The client has sent too many: nothing is stored. Whole seconds, at least 1. */
  | { outcome: 'limited'; retryAfterSeconds: number };

export interface LeadContext {
  /** The request's `Idempotency-Key`: the same for every try of the same request. */
  readonly idempotencyKey?: string | undefined;
  /** The client's network address, spelt one way only; without it the request is not counted. */
  readonly client?: string | undefined;
  /** Why it looks like spam, in words for staff: the lead is marked with it. */
  readonly possibleSpam?: string | null;
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
  /** Called when a lead has been stored, so that notices can be delivered. */
  readonly onSaved?: () => void;
}

/** The answer is out within 5 s. */
const withinMs = 4800;

/** The one place that writes leads. All that it knows is in the database, for all replicas. */
export function createLeadStore(
  { pool }: Pick<Database, 'pool'>,
  { rateLimit, notify = [], onSaved = () => {} }: LeadStoreOptions,
): LeadStore {
  const admit = createRateLimit(rateLimit);
  return {
    async saveLead(request, { idempotencyKey, client, possibleSpam }) {
      const { name, email, phone, city, projectType, message } = request;
      const content = hash(JSON.stringify([name, email, phone, city, projectType, message]));
      const key = idempotencyKey === undefined ? undefined : hash(`key:${idempotencyKey}`);

      // One after the other with the same answers or key, so that two at once see each other.
      const locks = [content, key].flatMap((hashed) => (hashed ? [lockOf(hashed)] : []));
      const result = await transact<SaveLeadResult>(pool, { withinMs, locks }, async (tx) => {
        // The same enquiry again?
        const known = await findSubmissions(tx, content, key);
        const sameKey = known.find((row) => row.key === key);
        if (sameKey?.content && sameKey.content !== content) return { outcome: 'key reused' };
        const first = sameKey ?? known[0];
        if (first && (sameKey || key === undefined)) return { outcome: 'repeated', id: first.id };

        // Over the limit? Then nothing is written, not even a new key for the same answers.
        const retryAfterSeconds = await admit(tx, client);
        if (first) {
          if (key && retryAfterSeconds === undefined) await remember(tx, first.id, content, [key]);
          return { outcome: 'repeated', id: first.id };
        }
        if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds };

        // Store the lead, leave the notices, and know the request again: in one statement.
        const lead = tx.$with('lead').as(tx.insert(contactForms).values(request).returning());
        const id = sql<number>`(select ${lead.id} from ${lead})`;
        const notices = notify.map((channel) => ({ contactFormId: id, channel }));
        const parts: WithSubquery[] = [lead];
        if (notices.length > 0) {
          parts.push(tx.$with('notices').as(tx.insert(leadOutbox).values(notices).returning()));
        }
        if (possibleSpam) {
          const mark = { contactFormId: id, reason: possibleSpam };
          parts.push(tx.$with('mark').as(tx.insert(spamMarks).values(mark).returning()));
        }
        const [stored] = await remember(
          tx.with(...parts),
          id,
          content,
          key ? [content, key] : [content],
        );
        return { outcome: 'saved', id: (stored as { id: number }).id };
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

/** The number by which the database locks a hash: 64 bits of it, with a sign. */
const lockOf = (hashed: string) =>
  BigInt.asIntN(64, BigInt(`0x${hashed.replaceAll('-', '').slice(0, 16)}`));

/** What is known of these answers within 24 hours, and of this key. */
function findSubmissions(tx: NodePgDatabase, content: string, key: string | undefined) {
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

/** From now on, who sends one of these hashes has sent this lead. */
function remember(
  tx: Pick<NodePgDatabase, 'insert'>,
  contactFormId: number | SQL,
  content: string,
  keys: readonly string[],
) {
  return tx
    .insert(submissions)
    .values(keys.map((key) => ({ key, content, contactFormId })))
    .onConflictDoUpdate({
      target: submissions.key,
      // The same answers, more than 24 hours later.
      set: { contactFormId: sql`excluded.contact_form_id`, createdAt: sql`now()` },
    })
    .returning({ id: submissions.contactFormId });
}

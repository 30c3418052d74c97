import { createHash } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { passImportedIds } from '#server/database/imported-ids.ts';
import { transact, transactionMs } from '#server/database/pool.ts';
import { idempotencyKeys, leadOutbox, leadSources, spamMarks } from '#server/database/schema.ts';
import { innermostCause, uniqueViolation } from '#server/error-cause.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { type ContactField, type ContactRequest, contactRules } from '#shared/contact.ts';
import { type ContactForm, contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { createRequestCounter, type RateLimit } from './rate-limit.ts';

/** Names the lead of a request. It may be older, if the key was sent before. */
export interface SavedLead {
  readonly outcome: 'saved' | 'repeated';
  readonly id: number;
}

export interface RequestContext {
  readonly client?: string | undefined;
  /** The same key and values within 24 hours are the same lead. */
  readonly key?: string | undefined;
  readonly possibleSpam?: string | null;
  readonly source?: VisitSource | undefined;
}

interface LeadStoreOptions {
  readonly rateLimit: RateLimit;
  /** The channels that get a notice in `lead_outbox`. A lead that is not possible spam also gets reminders. */
  readonly notify?: readonly string[];
  readonly onSaved?: () => void;
}

/** Makes the store, which writes the leads of visitors and of other programs. */
export function createLeadStore(
  { pool }: Pick<Database, 'pool'>,
  { rateLimit, notify = [], onSaved = () => {} }: LeadStoreOptions,
) {
  const countRequest = createRequestCounter(rateLimit);

  /** Stores all rows of a lead, or finds the lead that an earlier request with the same key has stored. */
  async function insertLead(
    tx: NodePgDatabase,
    request: ContactRequest,
    { client, key, possibleSpam, source }: RequestContext,
  ): Promise<SavedLead> {
    const earlierLead = key ? await findLead(tx, key) : undefined;
    if (earlierLead) return earlierLead;
    const isAboveLimit = await countRequest(tx, client);
    const reason = possibleSpam ?? (isAboveLimit ? 'many from one address' : null);

    const [lead] = await tx.insert(contactForms).values(request).returning();
    const { id: contactFormId } = lead as ContactForm;
    const notices = createNotices(notify, contactFormId, request, reason);
    if (notices.length > 0) await tx.insert(leadOutbox).values(notices);
    if (reason) await tx.insert(spamMarks).values({ contactFormId, reason });
    if (source) await tx.insert(leadSources).values({ contactFormId, ...source });
    if (key) await tx.insert(idempotencyKeys).values({ key, contactFormId });
    return { outcome: 'saved', id: contactFormId };
  }

  return {
    /**
     * Stores a valid request as a row of `contact_forms` (spec section 3). Once it resolves, the lead is on disk.
     * @throws DatabaseUnavailableError within 12 s
     * @throws RateLimitedError if the client sends far too many requests
     */
    async saveLead(request: ContactRequest, context: RequestContext): Promise<SavedLead> {
      const values = fields.map((name) => request[name]);
      const key = context.key && toRequestKey(context.key, ...values);
      const save = (tx: NodePgDatabase) => insertLead(tx, request, { ...context, key });

      // All tries share one deadline. After it, the sender has been told that the request failed.
      const until = performance.now() + transactionMs;
      const inTime = <T>(work: (tx: NodePgDatabase) => Promise<T>) =>
        transact(pool, work, until - performance.now());
      const result = await inTime(save).catch(async (error) => {
        const { code, table } = innermostCause(error);
        if (code !== uniqueViolation) throw error;
        // The sequence is behind rows that were imported with their own ids.
        if (table === getTableName(contactForms)) await inTime(passImportedIds);
        // Otherwise the same request was stored at the same moment. The second try finds it.
        return inTime(save);
      });
      if (result.outcome === 'saved') onSaved();
      return result;
    },
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

/** Finds the lead of an earlier request with this key. The purge deletes a key after 24 hours. */
async function findLead(tx: NodePgDatabase, key: string): Promise<SavedLead | undefined> {
  const { contactFormId: id } = idempotencyKeys;
  const [earlierLead] = await tx
    .select({ id })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  return earlierLead && { outcome: 'repeated', ...earlierLead };
}

/** The next full ten minutes. Then the notices of possible spam become due together. */
const nextTenMinutes = sql`to_timestamp(ceil(extract(epoch from now()) / 600) * 600)`;

/** Returns the rows of the outbox for a new lead: for each channel a notice, and two reminders if it is not possible spam. */
function createNotices(
  channels: readonly string[],
  contactFormId: number,
  request: ContactRequest,
  spamReason: string | null,
): PgInsertValue<typeof leadOutbox>[] {
  return channels.flatMap((channel): PgInsertValue<typeof leadOutbox>[] => {
    const row = { contactFormId, channel };
    if (spamReason) return [{ ...row, kind: 'spam', nextAttemptAt: nextTenMinutes }];
    const reminders = reminderTimes(request).map(
      (due) => ({ ...row, kind: 'reminder', createdAt: due, nextAttemptAt: due }) as const,
    );
    return [row, ...reminders];
  });
}

/** Returns the times of the reminders: when three quarters of the promised time are over, and at its end. */
const reminderTimes = ({ projectType }: ContactRequest) =>
  [0.75, 1].map((share) => {
    const seconds = replyHoursOf(company, projectType) * 3600 * share;
    return sql`now() + make_interval(secs => ${seconds})`;
  });

const fields = Object.keys(contactRules) as ContactField[];

/** Returns the key of a request with this content: 128 bits of SHA-256, which Postgres takes as a UUID. */
export const toRequestKey = (...content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

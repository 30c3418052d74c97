import { createHash } from 'node:crypto';
import { eq, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { innermostCause, uniqueViolation } from '#server/base/database-faults.ts';
import type { Database } from '#server/database/database.ts';
import { passImportedIds } from '#server/database/imported-ids.ts';
import { transact, transactionMs, type Work } from '#server/database/pool.ts';
import {
  contactSubmissions,
  fromNow,
  leadOutbox,
  leadSources,
  spamMarks,
} from '#server/database/schema.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { type ContactRequest, contactFields } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { countRequest } from './rate-limit.ts';

/** Names the lead of a request. It may be older, if the key was sent before. */
export interface SavedLead {
  readonly outcome: 'saved' | 'repeated';
  readonly id: number;
}

export interface RequestContext {
  /** Without it, the rate limit does not count the request. */
  readonly clientKey?: string | undefined;
  /** The same key and values are the same lead for 24 hours. */
  readonly key?: string | undefined;
  readonly possibleSpam?: string | null;
  readonly source?: Partial<VisitSource> | undefined;
}

/**
 * Stores a valid request as a row of `contact_forms` (spec section 3). Once it resolves, the lead is on disk.
 * @throws DatabaseUnavailableError within 12 s
 * @throws HttpError 429 if the client sends far too many requests
 */
export type SaveLead = (request: ContactRequest, context: RequestContext) => Promise<SavedLead>;

interface StoreOptions {
  /** The requests of a client in ten minutes. By default there is no limit. */
  readonly rateLimit?: number;
  /** The channels that get a notice in `lead_outbox`. A lead that is not possible spam also gets reminders. */
  readonly channels?: readonly string[];
  readonly onSaved?: () => void;
}

/** Matches the keys of requests that were sent more than 24 hours ago. */
export const isExpiredKey = lt(contactSubmissions.createdAt, fromNow('-24 hours'));

/** The most tries of one request. Each may meet another request with its key, or a row that was imported. */
const maxTries = 5;

export function createSaveLead(
  { pool }: Pick<Database, 'pool'>,
  options: StoreOptions = {},
): SaveLead {
  return async (request, context) => {
    // All tries share one deadline. After it, the sender has been told that the request failed.
    const until = performance.now() + transactionMs;
    const inTime = <T>(work: Work<T>) => transact(pool, work, until - performance.now());
    for (let tries = 1; ; tries++) {
      try {
        const lead = await inTime((tx) => insertLead(tx, options, request, context));
        if (lead.outcome === 'saved') options.onSaved?.();
        return lead;
      } catch (error) {
        const { code, table, detail = '' } = innermostCause(error);
        if (code !== uniqueViolation || tries === maxTries) throw error;
        // The same request was stored at the same moment, and the next try finds it.
        if (table !== getTableName(contactForms)) continue;
        // A former site may allow one lead for each address. PostgreSQL names the columns in every language.
        if (!detail.includes('(id)=')) throw error;
        // The sequence is behind rows that were imported with their own ids.
        await inTime(passImportedIds);
      }
    }
  };
}

/**
 * Stores all rows of a lead, or finds the lead that an earlier request with the same key has stored.
 * @param ownId a number instead of the next one, for `readiness.ts`
 */
export async function insertLead(
  tx: NodePgDatabase,
  { rateLimit = 0, channels = [] }: StoreOptions,
  request: ContactRequest,
  { clientKey, key, possibleSpam, source }: RequestContext,
  ownId?: SQL<number>,
): Promise<SavedLead> {
  const hash = key && hashOf(key, request);
  if (hash) {
    const isSame = eq(contactSubmissions.key, hash);
    const [earlier] = await tx
      .select({ id: contactSubmissions.contactFormId, isExpired: sql<boolean>`${isExpiredKey}` })
      .from(contactSubmissions)
      .where(isSame);
    if (earlier && !earlier.isExpired) return { outcome: 'repeated', id: earlier.id };
    // The purge comes only once an hour.
    if (earlier) await tx.delete(contactSubmissions).where(isSame);
  }
  const isAboveLimit = await countRequest(tx, rateLimit, clientKey);
  const reason = possibleSpam ?? (isAboveLimit ? 'many from one address' : null);

  const [lead] = await tx
    .insert(contactForms)
    // The ids of a former site's table may be GENERATED ALWAYS. Without this, such a table refuses `ownId`.
    .overridingSystemValue()
    .values({ id: ownId, ...request })
    .returning({ id: contactForms.id });
  const { id: contactFormId } = lead as { id: number };
  const notices = createNotices(channels, contactFormId, request, reason);
  if (notices.length > 0) await tx.insert(leadOutbox).values(notices);
  if (reason) await tx.insert(spamMarks).values({ contactFormId, reason });
  if (source) await tx.insert(leadSources).values({ contactFormId, ...source });
  if (hash) await tx.insert(contactSubmissions).values({ key: hash, contactFormId });
  return { outcome: 'saved', id: contactFormId };
}

/** The next full ten minutes, when the notices of possible spam become due together. */
const nextTenMinutes = sql`to_timestamp(ceil(extract(epoch from now()) / 600) * 600)`;

/** Returns a new lead's rows of the outbox: for each channel a notice, and two reminders unless it may be spam. */
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
      (due) => ({ ...row, kind: 'reminder', nextAttemptAt: due }) as const,
    );
    return [row, ...reminders];
  });
}

/** Returns the times of the reminders: when three quarters of the promised time are over, and at its end. */
const reminderTimes = ({ projectType }: ContactRequest) =>
  [0.75, 1].map((share) => fromNow(`${replyHoursOf(company, projectType) * share} hours`));

/** Returns what makes a repeated form the same: 128 bits of SHA-256, which PostgreSQL takes as a UUID. */
function hashOf(key: string, request: ContactRequest): string {
  const content = [key, ...contactFields.map((name) => request[name])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

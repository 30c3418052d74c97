import { createHash } from 'node:crypto';
import { and, eq, gt, sql, type WithSubquery } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import {
  leadOutbox,
  leadSources,
  reminderChannel,
  spamMarks,
  contactSubmissions as submissions,
} from '#server/database/own-tables.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import type { ContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { transact } from './transaction.ts';

/** The outcome of storing a lead. */
export type SaveLeadResult =
  | { outcome: 'saved'; id: number }
  /** It had been stored before, as this lead. */
  | { outcome: 'repeated'; id: number }
  /** The client has sent too many: nothing is stored. Whole seconds, at least 1. */
  | { outcome: 'limited'; retryAfterSeconds: number };

export interface LeadContext {
  /** The client's network address, spelt one way only; without it the request is not counted. */
  readonly client?: string | undefined;
  /** Why it looks like spam, in words for staff: the lead is marked with it. */
  readonly possibleSpam?: string | null;
  /** Where the visit came from, cleaned. */
  readonly source?: VisitSource | undefined;
}

export interface LeadStore {
  /**
   * Stores a valid request as a row of `contact_forms` (spec section 3). The same answers within 24
   * hours are one lead. When it resolves as saved, the lead is on disk.
   *
   * @throws DatabaseUnavailableError within 5 s when the database cannot store it now.
   */
  saveLead(request: ContactRequest, context: LeadContext): Promise<SaveLeadResult>;
}

export interface LeadStoreOptions {
  readonly rateLimit: RateLimit;
  /**
   * Leave a notice in `lead_outbox` for each of these channels, such as "email", and a reminder for all
   * of them where the lead does not look like spam; default: none.
   */
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
    async saveLead(request, { client, possibleSpam, source }) {
      const { name, email, phone, city, projectType, message } = request;
      const answers = [name, email, phone, city, projectType, message];
      // Marked, it is another lead: else whoever sends somebody's enquiry first could mark it.
      const hashed = hash(JSON.stringify(possibleSpam ? [...answers, 'marked'] : answers));

      // One after the other with the same answers, so that two at once see each other.
      const options = { withinMs, lock: lockOf(hashed) };
      const result = await transact<SaveLeadResult>(pool, options, async (tx) => {
        const retryAfterSeconds = await admit(tx, client);
        if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds };

        const isRecent = gt(submissions.createdAt, sql`now() - interval '24 hours'`);
        const [known] = await tx
          .select({ id: submissions.contactFormId })
          .from(submissions)
          .where(and(eq(submissions.key, hashed), isRecent));
        if (known) return { outcome: 'repeated', id: known.id };

        // Store the lead, leave the notices, and know the request again: in one statement.
        const lead = tx.$with('lead').as(tx.insert(contactForms).values(request).returning());
        const id = sql<number>`(select ${lead.id} from ${lead})`;
        const notices: PgInsertValue<typeof leadOutbox>[] = notify.map((channel) => ({
          contactFormId: id,
          channel,
        }));
        if (notices.length > 0 && !possibleSpam) {
          const minutes = replyHoursOf(company, projectType) * 60;
          notices.push({
            contactFormId: id,
            channel: reminderChannel,
            createdAt: minutesFromNow(minutes),
            nextAttemptAt: minutesFromNow((minutes * 3) / 4),
          });
        }
        const parts: WithSubquery[] = [lead];
        if (notices.length > 0) {
          parts.push(tx.$with('notices').as(tx.insert(leadOutbox).values(notices).returning()));
        }
        if (possibleSpam) {
          const mark = { contactFormId: id, reason: possibleSpam };
          parts.push(tx.$with('mark').as(tx.insert(spamMarks).values(mark).returning()));
        }
        if (source) {
          const from = { contactFormId: id, ...source };
          parts.push(tx.$with('source').as(tx.insert(leadSources).values(from).returning()));
        }
        const [stored] = await tx
          .with(...parts)
          .insert(submissions)
          .values({ key: hashed, contactFormId: id })
          .onConflictDoUpdate({
            target: submissions.key,
            // The same answers, more than 24 hours later.
            set: { contactFormId: sql`excluded.contact_form_id`, createdAt: sql`now()` },
          })
          .returning({ id: submissions.contactFormId });
        return { outcome: 'saved', id: (stored as { id: number }).id };
      });
      if (result.outcome === 'saved') onSaved();
      return result;
    },
  };
}

const minutesFromNow = (minutes: number) => sql`now() + make_interval(secs => ${minutes * 60})`;

/** 128 bits of SHA-256, as a UUID is written. */
function hash(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The number by which the database locks a hash: 64 bits of it, with a sign. */
const lockOf = (hashed: string) =>
  BigInt.asIntN(64, BigInt(`0x${hashed.replaceAll('-', '').slice(0, 16)}`));

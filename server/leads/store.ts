import { createHash } from 'node:crypto';
import { and, eq, gt, sql, type WithSubquery } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
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
import { type ContactField, type ContactRequest, contactRules } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { createRateLimit, type Limited, type RateLimit } from './rate-limit.ts';
import { transact } from './transaction.ts';

/** The outcome of storing a lead. */
export type SaveLeadResult =
  | { outcome: 'saved'; id: number }
  /** It had been stored before, as this lead. */
  | { outcome: 'repeated'; id: number }
  | Limited;

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

/** The one place that writes leads. All that it knows is in the database, for all replicas. */
export function createLeadStore(
  { pool }: Pick<Database, 'pool'>,
  { rateLimit, notify = [], onSaved = () => {} }: LeadStoreOptions,
): LeadStore {
  const admit = createRateLimit(rateLimit);
  return {
    async saveLead(request, { client, possibleSpam, source }) {
      const answers = fields.map((field) => request[field]);
      // Marked, it is another lead: else whoever sends somebody's enquiry first could mark it.
      const key = hash(JSON.stringify(possibleSpam ? [...answers, 'marked'] : answers));

      const save = async (tx: NodePgDatabase): Promise<SaveLeadResult> => {
        const limited = await admit(tx, client);
        if (limited) return limited;

        const isRecent = gt(submissions.createdAt, sql`now() - interval '24 hours'`);
        const [known] = await tx
          .select({ id: submissions.contactFormId })
          .from(submissions)
          .where(and(eq(submissions.key, key), isRecent));
        if (known) return { outcome: 'repeated', id: known.id };

        // Store the lead, leave the notices, and know the request again: in one statement.
        const lead = tx.$with('lead').as(tx.insert(contactForms).values(request).returning());
        const parts: WithSubquery[] = [lead];
        const contactFormId = sql<number>`(select ${lead.id} from ${lead})`;
        const add = <Table extends PgTable>(table: Table, rows: PgInsertValue<Table>[]) => {
          const name = `part_${parts.length}`;
          if (rows.length > 0)
            parts.push(tx.$with(name).as(tx.insert(table).values(rows).returning()));
        };
        const notices: PgInsertValue<typeof leadOutbox>[] = notify.map((channel) => ({
          contactFormId,
          channel,
        }));
        if (notices.length > 0 && !possibleSpam) {
          const seconds = replyHoursOf(company, request.projectType) * 3600;
          notices.push({
            contactFormId,
            channel: reminderChannel,
            createdAt: secondsFromNow(seconds),
            nextAttemptAt: secondsFromNow((seconds * 3) / 4),
          });
        }
        add(leadOutbox, notices);
        add(spamMarks, possibleSpam ? [{ contactFormId, reason: possibleSpam }] : []);
        add(leadSources, source ? [{ contactFormId, ...source }] : []);
        const [stored] = await tx
          .with(...parts)
          .insert(submissions)
          .values({ key, contactFormId })
          .onConflictDoUpdate({
            target: submissions.key,
            // The same answers, more than 24 hours later.
            set: { contactFormId: sql`excluded.contact_form_id`, createdAt: sql`now()` },
          })
          .returning({ id: submissions.contactFormId });
        return { outcome: 'saved', id: (stored as { id: number }).id };
      };

      // One after the other with the same answers, so that two at once see each other.
      const result = await transact(pool, save, lockOf(key));
      if (result.outcome === 'saved') onSaved();
      return result;
    },
  };
}

const fields = Object.keys(contactRules) as ContactField[];

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** 128 bits of SHA-256, which Postgres takes as a UUID. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The number by which the database locks a hash: 64 bits of it, with a sign. */
const lockOf = (hashed: string) => BigInt.asIntN(64, BigInt(`0x${hashed.slice(0, 16)}`));

import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers, leadOutbox, reminderChannel } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import type { Channel } from './channels.ts';

/** A notice that this process has taken. Nobody else takes it until the lease ends. */
export type ClaimedNotice = Awaited<ReturnType<typeof claimNotices>>[number];

/** Nothing is sent about a lead of more than seven days ago: a mail today would mislead. */
const isWaiting = and(
  isNull(leadOutbox.deliveredAt),
  sql`exists (select from ${contactForms} where ${contactForms.id} = ${leadOutbox.contactFormId}
    and ${contactForms.createdAt} > now() - interval '7 days')`,
);

const isDue = and(isWaiting, sql`${leadOutbox.nextAttemptAt} <= now()`);

const isUnanswered = sql`not exists
  (select from ${leadAnswers} where ${leadAnswers.contactFormId} = ${leadOutbox.contactFormId})`;

/** Reminders end when the lead is answered. When that is taken back, those that are due go on. */
const isWanted = or(ne(leadOutbox.kind, 'reminder'), isUnanswered);

// Written as the indexes write them, so that each claim reads its own index and no notice of the other kind.
const isSpam = sql`${leadOutbox.kind} = 'spam'`;
const isNoSpam = sql`${leadOutbox.kind} <> 'spam'`;

/** Takes what is due for a channel: one notice, or, if there is none, those of possible spam together. */
export async function claimNotices(
  db: NodePgDatabase,
  { name, maxBundle }: Pick<Channel, 'name' | 'maxBundle'>,
  leaseSeconds: number,
) {
  const isMeant = and(eq(leadOutbox.channel, name), isDue, isWanted);
  const claimed = await claim(db, and(isMeant, isNoSpam), 1, leaseSeconds);
  return claimed.length > 0 ? claimed : claim(db, and(isMeant, isSpam), maxBundle, leaseSeconds);
}

/**
 * Takes notices for a time. The lease is a commit of its own: whatever happens to this process, the notices are due again
 * when it ends, with the attempt counted.
 */
async function claim(
  db: NodePgDatabase,
  isMeant: SQL | undefined,
  limit: number,
  leaseSeconds: number,
) {
  const { id, contactFormId, kind, createdAt, attempts, nextAttemptAt } = leadOutbox;
  const due = db
    .select({ id })
    .from(leadOutbox)
    .where(isMeant)
    .orderBy(nextAttemptAt)
    .limit(limit)
    // Replicas pass over each other's notices instead of waiting for them.
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(leadOutbox)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: secondsFromNow(leaseSeconds) })
    // As an array it is found once, before any row is changed.
    .where(sql`${id} = any(array(${due}))`)
    .returning({ id, contactFormId, kind, createdAt, attempts });
  return claimed.sort((a, b) => a.id - b.id);
}

/**
 * Makes a reminder by every channel for each lead that is not answered a quarter before the time promised, and once more
 * when that is over. After a time without a running site it makes one for both. Resolves to their number.
 */
export async function makeReminders(
  db: NodePgDatabase,
  channels: readonly string[],
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with due as (
      update ${leadOutbox} set next_attempt_at = created_at,
        delivered_at = case when created_at <= now() then now() end
      where ${isDue} and ${isUnanswered} and ${leadOutbox.channel} = ${reminderChannel} and ${isNoSpam}
      returning contact_form_id as lead
    )
    insert into ${leadOutbox} (contact_form_id, channel, kind)
    select lead, name, 'reminder' from due, unnest(${sql.param(channels)}::text[]) as name
    where not exists (
      select from ${leadOutbox}
      where contact_form_id = lead and channel = name and kind = 'reminder' and delivered_at is null
    )`);
  return rowCount ?? 0;
}

/** Notes that these were delivered, or why not (codes alone, no personal data), and when to try again. */
export async function markTried(
  db: NodePgDatabase,
  ids: number[],
  failure?: { readonly reason: string; readonly retrySeconds: number },
): Promise<void> {
  const changes = failure
    ? { lastError: failure.reason, nextAttemptAt: secondsFromNow(failure.retrySeconds) }
    : { lastError: null, deliveredAt: sql`now()` };
  await db.update(leadOutbox).set(changes).where(inArray(leadOutbox.id, ids));
}

/** Finds the notices that could not be delivered so far, by channel. */
export function findFailing(db: NodePgDatabase) {
  return db
    .select({
      channel: leadOutbox.channel,
      notices: sql<number>`count(*)::int`,
      reason: sql<string>`(array_agg(${leadOutbox.lastError} order by ${leadOutbox.id} desc))[1]`,
    })
    .from(leadOutbox)
    .where(and(isWaiting, isWanted, isNotNull(leadOutbox.lastError)))
    .groupBy(leadOutbox.channel);
}

/** By the database's clock, the one that all replicas share. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

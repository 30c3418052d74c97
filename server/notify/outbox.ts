import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  leadAnswers,
  leadOutbox,
  reminderChannel,
  spamMarks,
} from '#server/database/own-tables.ts';

/** A notice that this process has taken; nobody else takes it until the lease ends. */
export type ClaimedNotice = NonNullable<Awaited<ReturnType<typeof claimNotice>>>;

/** A notice that has waited this long is not sent any more: a mail today would mislead. */
const maxNoticeAgeDays = 7;

const isWaiting = and(
  isNull(leadOutbox.deliveredAt),
  sql`${leadOutbox.createdAt} > now() - make_interval(days => ${maxNoticeAgeDays})`,
);

/** Reminders end with the answer; when that is taken back, those that are due go on. */
const isWanted = sql`(not starts_with(${leadOutbox.channel}, ${reminderChannel}) or not exists
  (select from ${leadAnswers} where ${leadAnswers.contactFormId} = ${leadOutbox.contactFormId}))`;

const isDue = and(isWaiting, isWanted, sql`${leadOutbox.nextAttemptAt} <= now()`);

/** A reminder and a week's summary by one channel; no former version knows the names. */
const reminderTo = (channel: string) => `${reminderChannel} to ${channel}`;
const summaryTo = (channel: string) => `summary to ${channel}`;

const ofSpam = sql<boolean>`exists (select from ${spamMarks} where ${spamMarks.contactFormId} = ${leadOutbox.contactFormId})`;

/**
 * Takes what has been due the longest for a channel, if anything is. Notices of possible spam come last
 * and at most one a minute, so that a flood of them exhausts no mail account.
 *
 * The lease is a commit of its own and no open transaction: whatever happens to this process, the
 * notice is due again when it ends, and the attempt has been counted.
 *
 * @returns one notice or none; `id` and `createdAt` name it in every database, and `attempts` counts this
 * one
 */
export async function claimNotice(db: NodePgDatabase, name: string, leaseSeconds: number) {
  const { id, contactFormId, createdAt, attempts, channel } = leadOutbox;
  const ofChannel = inArray(channel, [name, reminderTo(name), summaryTo(name)]);
  const isRecent = sql`${leadOutbox.deliveredAt} > now() - interval '1 minute'`;
  const recent = db
    .select()
    .from(leadOutbox)
    .where(and(ofChannel, isRecent, ofSpam));
  const due = db
    .select({ id })
    .from(leadOutbox)
    .where(and(ofChannel, isDue, or(not(ofSpam), notExists(recent))))
    .orderBy(ofSpam, leadOutbox.nextAttemptAt)
    .limit(1)
    // Replicas pass over each other's notices instead of waiting for them.
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(leadOutbox)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: secondsFromNow(leaseSeconds) })
    // As an array it is found once, before any row is changed.
    .where(sql`${id} = any(array(${due}))`)
    .returning({
      id,
      contactFormId,
      createdAt,
      attempts,
      isReminder: sql<boolean>`starts_with(${channel}, ${reminderChannel})`,
    });
  return claimed;
}

/**
 * Makes a reminder by every channel for each lead that has not been answered a quarter before the time
 * promised, and once more when that is over; after a time without a running site, once for both.
 *
 * @param channels those of today
 * @returns how many reminders were made
 */
export async function makeReminders(
  db: NodePgDatabase,
  channels: readonly string[],
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with due as (
      update ${leadOutbox} set next_attempt_at = created_at,
        delivered_at = case when created_at <= now() then now() end
      where ${isDue} and ${leadOutbox.channel} = ${reminderChannel}
      returning contact_form_id as lead
    )
    insert into ${leadOutbox} (contact_form_id, channel)
    select lead, name from due, unnest(${sql.param(channels.map(reminderTo))}::text[]) as name
    where not exists (
      select from ${leadOutbox}
      where contact_form_id = lead and channel = name and delivered_at is null
    )`);
  return rowCount ?? 0;
}

/**
 * Leaves the summary of the last week for these channels, from Monday at eight in India until Tuesday at
 * eight; once, however many replicas do.
 */
export async function makeSummaries(
  db: NodePgDatabase,
  channels: readonly string[],
  now: SQL = sql`now()`,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${leadOutbox} (channel, created_at)
    select name, monday
    from unnest(${sql.param(channels.map(summaryTo))}::text[]) as name,
      (select (date_trunc('week', ${now} at time zone 'Asia/Kolkata') + interval '8 hours')
        at time zone 'Asia/Kolkata' as monday) as week
    where ${now} between monday and monday + interval '1 day'
    on conflict (channel, created_at) where contact_form_id is null do nothing`);
  return rowCount ?? 0;
}

export async function markDelivered(db: NodePgDatabase, id: number): Promise<void> {
  const delivered = { deliveredAt: sql`now()`, lastError: null };
  await db.update(leadOutbox).set(delivered).where(eq(leadOutbox.id, id));
}

/** @param reason codes alone, no personal data */
export async function markFailed(
  db: NodePgDatabase,
  id: number,
  reason: string,
  retrySeconds: number,
): Promise<void> {
  const failed = { lastError: reason, nextAttemptAt: secondsFromNow(retrySeconds) };
  await db.update(leadOutbox).set(failed).where(eq(leadOutbox.id, id));
}

/** Notices that could not be delivered so far, by channel. */
export function findFailing(db: NodePgDatabase) {
  return db
    .select({
      channel: leadOutbox.channel,
      notices: sql<number>`count(*)::int`,
      /** Of the latest one. */
      reason: sql<string>`(array_agg(${leadOutbox.lastError} order by ${leadOutbox.id} desc))[1]`,
    })
    .from(leadOutbox)
    .where(and(isWaiting, isWanted, isNotNull(leadOutbox.lastError)))
    .groupBy(leadOutbox.channel);
}

/** By the database's clock, the one that all replicas share. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

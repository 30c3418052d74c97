// More than 150 lines: each statement on the outbox, side by side.
import {
  and,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import {
  leadAnswers,
  leadOutbox,
  reminderChannel,
  spamMarks,
} from '#server/database/own-tables.ts';
import { type Channel, mailPrefix } from './channel.ts';

/** A notice that this process has taken; nobody else takes it until the lease ends. */
export type ClaimedNotice = Awaited<ReturnType<typeof claimNotices>>[number];

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

/** At most so many leads that look like spam come in one notice. */
const maxBundle = 100;

/**
 * Takes what has been due the longest for a channel, if anything is, and notices of possible spam last.
 * A channel that bundles them gets all of those at once, a minute after the former ones.
 *
 * @returns one notice, none, or a bundle; `id` and `createdAt` name it in every database, and `attempts`
 * counts this one
 */
export async function claimNotices(
  db: NodePgDatabase,
  { name, bundles = false }: Pick<Channel, 'name' | 'bundles'>,
  leaseSeconds: number,
) {
  const ofChannel = inArray(leadOutbox.channel, [name, reminderTo(name), summaryTo(name)]);
  const isMeant = and(ofChannel, isDue);
  if (!bundles) return claim(db, isMeant, 1, leaseSeconds);
  const claimed = await claim(db, and(isMeant, not(ofSpam)), 1, leaseSeconds);
  if (claimed.length > 0) return claimed;
  const isRecent = sql`${leadOutbox.deliveredAt} > now() - interval '1 minute'`;
  const recent = db
    .select()
    .from(leadOutbox)
    .where(and(ofChannel, isRecent, ofSpam));
  return claim(db, and(isMeant, ofSpam, notExists(recent)), maxBundle, leaseSeconds);
}

/**
 * The lease is a commit of its own and no open transaction: whatever happens to this process, the
 * notices are due again when it ends, and the attempt has been counted.
 */
async function claim(
  db: NodePgDatabase,
  isMeant: SQL | undefined,
  limit: number,
  leaseSeconds: number,
) {
  const { id, contactFormId, createdAt, attempts, channel } = leadOutbox;
  const due = db
    .select({ id })
    .from(leadOutbox)
    .where(isMeant)
    .orderBy(ofSpam, leadOutbox.nextAttemptAt)
    .limit(limit)
    // Replicas pass over each other's notices instead of waiting for them.
    .for('update', { skipLocked: true });
  const claimed = await db
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
  return claimed.sort((a, b) => a.id - b.id);
}

/**
 * Mails wait in vain for a recipient who has been replaced in the settings, and for all recipients at
 * once as a former version had it. Those of today who have had no mail of the lead get one instead.
 *
 * @param channels those of today, of any kind
 * @returns how many notices were made
 */
export async function readdressMails(
  db: NodePgDatabase,
  channels: readonly string[],
): Promise<number> {
  const mails = channels.filter((channel) => channel.startsWith(mailPrefix));
  if (mails.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    with abandoned as (
      delete from ${leadOutbox} where ${isDue}
        and starts_with(channel, ${mailPrefix}) and ${notInArray(leadOutbox.channel, mails)}
      returning contact_form_id as lead, created_at
    )
    insert into ${leadOutbox} (contact_form_id, channel, created_at)
    select lead, mail, min(abandoned.created_at)
    from abandoned, unnest(${sql.param(mails)}::text[]) as mail
    where not exists (select from ${leadOutbox} where contact_form_id = lead and channel = mail)
    group by lead, mail`);
  return rowCount ?? 0;
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

const record = async (
  db: NodePgDatabase,
  ids: number[],
  changes: PgUpdateSetSource<typeof leadOutbox>,
) => void (await db.update(leadOutbox).set(changes).where(inArray(leadOutbox.id, ids)));

export const markDelivered = (db: NodePgDatabase, ids: number[]) =>
  record(db, ids, { deliveredAt: sql`now()`, lastError: null });

/** @param reason codes alone, no personal data */
export const markFailed = (
  db: NodePgDatabase,
  ids: number[],
  reason: string,
  retrySeconds: number,
) => record(db, ids, { lastError: reason, nextAttemptAt: secondsFromNow(retrySeconds) });

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

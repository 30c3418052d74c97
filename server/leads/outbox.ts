import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers, leadOutbox } from '#server/database/schema.ts';
import { company } from '#shared/company.ts';
import type { Company } from '#shared/company-shape.ts';
import { contactForms } from '#shared/schema.ts';
import type { Channel } from './notice.ts';

/** Returns the age at which nothing more is sent about a lead: seven days, or a day after the latest promised time. */
export const maxHoursOf = ({
  replyHours,
  replyHoursByType,
}: Pick<Company, 'replyHours' | 'replyHoursByType'>): number =>
  Math.max(7 * 24, 24 + Math.max(replyHours, ...Object.values(replyHoursByType)));

const oldest = sql`now() - make_interval(hours => ${maxHoursOf(company)})`;

const isUndelivered = isNull(leadOutbox.deliveredAt);

/** Matches notices that are not delivered, unless their lead is so old that an email would mislead staff. */
const isWaiting = and(
  isUndelivered,
  sql`exists (select from ${contactForms} where ${contactForms.id} = ${leadOutbox.contactFormId}
    and ${contactForms.createdAt} > ${oldest})`,
);

const isUnanswered = sql`not exists
  (select from ${leadAnswers} where ${leadAnswers.contactFormId} = ${leadOutbox.contactFormId})`;

const isLatest = sql`not exists (
  select from ${leadOutbox} later
  where later.contact_form_id = ${leadOutbox.contactFormId} and later.channel = ${leadOutbox.channel}
    and later.kind = 'reminder' and later.created_at > ${leadOutbox.createdAt} and later.created_at <= now())`;

/**
 * Matches all notices but reminders of answered leads, and those that a later reminder has replaced while the site was
 * down. After `reopen`, the reminders are due again.
 */
const isWanted = or(ne(leadOutbox.kind, 'reminder'), and(isUnanswered, isLatest));

/** Matches the notices of a channel that are still to be sent. No attempt is older than its lead. */
const isToSend = (channel: string) =>
  and(eq(leadOutbox.channel, channel), isWaiting, isWanted, gte(leadOutbox.nextAttemptAt, oldest));

// The condition is written as in the index.
const isSpam = sql`(${leadOutbox.kind} = 'spam')`;

/**
 * Claims a channel's next due notice until the lease ends, and possible spam only if nothing else is due. The first
 * attempts of possible spam are claimed together. Later ones are alone, because a receiver that refuses one text refuses
 * the whole bundle. The lease is committed first. If this process dies, the notices are due again when the lease ends,
 * and the attempt is counted.
 */
export async function claimNotices(
  db: NodePgDatabase,
  { name, maxBundle }: Pick<Channel, 'name' | 'maxBundle'>,
  leaseSeconds: number,
) {
  const { id, contactFormId, kind, createdAt, attempts, nextAttemptAt } = leadOutbox;
  const claim = (limit: number, condition?: SQL) => {
    const due = db
      .select({ id })
      .from(leadOutbox)
      .where(and(isToSend(name), condition, lte(nextAttemptAt, sql`now()`)))
      .orderBy(isSpam, nextAttemptAt)
      .limit(limit)
      // Replicas skip each other's notices instead of waiting for them.
      .for('update', { skipLocked: true });
    return (
      db
        .update(leadOutbox)
        .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: secondsFromNow(leaseSeconds) })
        // An array is evaluated once, before any row is changed.
        .where(sql`${id} = any(array(${due}))`)
        .returning({ id, contactFormId, kind, createdAt, attempts })
    );
  };
  const [notice] = await claim(1);
  if (!notice) return [];
  const isFirstOfSpam = notice.kind === 'spam' && notice.attempts === 1;
  const others = isFirstOfSpam ? await claim(maxBundle - 1, and(isSpam, eq(attempts, 0))) : [];
  return [notice, ...others].sort((a, b) => a.id - b.id);
}

type ClaimedNotice = Awaited<ReturnType<typeof claimNotices>>[number];

/** The notices of one claim. No other process claims them until the lease ends. */
export type Claim = readonly [ClaimedNotice, ...ClaimedNotice[]];

/** Returns the milliseconds until a channel's next notice is due, or null if none waits. */
export async function msToNext(db: NodePgDatabase, channel: string): Promise<number | null> {
  const { nextAttemptAt } = leadOutbox;
  const ms = sql<number | null>`extract(epoch from min(${nextAttemptAt}) - now())::float * 1000`;
  const [next] = await db.select({ ms }).from(leadOutbox).where(isToSend(channel));
  return next?.ms ?? null;
}

/**
 * Records that notices were delivered, or why they were not and when to try again. The reason has only codes and no
 * personal data.
 */
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

/** Counts the leads of which a waiting notice has failed, by channel, with the newest reason. */
export function countFailedLeads(db: NodePgDatabase) {
  return db
    .select({
      channel: leadOutbox.channel,
      leads: sql<number>`count(distinct ${leadOutbox.contactFormId})::int`,
      reason: sql<string>`(array_agg(${leadOutbox.lastError} order by ${leadOutbox.id} desc))[1]`,
    })
    .from(leadOutbox)
    .where(and(isWaiting, isWanted, isNotNull(leadOutbox.lastError)))
    .groupBy(leadOutbox.channel);
}

/**
 * Returns true if a channel has delivered nothing since a notice failed, two hours ago or more. If it has delivered
 * later notices, it works and its receiver refuses the older one. Notices that are too old to be sent count, too.
 */
export async function isChannelFailing(db: NodePgDatabase, channel: string): Promise<boolean> {
  const isOfChannel = eq(leadOutbox.channel, channel);
  const lastDelivery = db
    .select({ at: max(leadOutbox.deliveredAt) })
    .from(leadOutbox)
    .where(isOfChannel);
  const sinceThen = sql`${leadOutbox.createdAt}
    between coalesce(${lastDelivery}, '-infinity') and now() - interval '2 hours'`;
  const failures = db
    .select({ id: leadOutbox.id })
    .from(leadOutbox)
    .where(and(isOfChannel, isUndelivered, isNotNull(leadOutbox.lastError), isWanted, sinceThen));
  return (await failures.limit(1)).length > 0;
}

/** Returns a time by the database's clock, which all replicas share. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

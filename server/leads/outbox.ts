import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromNow, leadAnswers, leadOutbox, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { isAnyOf } from './lead.ts';
import type { Channel } from './notice.ts';

/** When the oldest leads came of which anything is sent. A notice about an older one would mislead staff. */
const oldest = fromNow('-7 days');

const {
  id,
  contactFormId,
  channel,
  kind,
  createdAt,
  nextAttemptAt,
  attempts,
  deliveredAt,
  lastError,
} = leadOutbox;

/** Matches the notices that the site will send, now or later. Staff make an answered lead open again with `reopen`. */
const isToSend = sql`
  ${deliveredAt} is null
  and exists (select from ${contactForms}
    where ${contactForms.id} = ${contactFormId} and ${contactForms.createdAt} > ${oldest})
  -- An answered lead needs no reminder.
  and (${kind} <> 'reminder'
    or not exists (select from ${leadAnswers} where ${leadAnswers.contactFormId} = ${contactFormId}))
  -- This excludes nothing more, because no notice is due before its lead came. The index needs it to skip old notices.
  and ${nextAttemptAt} >= ${oldest}`;

const isSpam = sql`${kind} = 'spam'`;
const isDue = lte(nextAttemptAt, sql`now()`);

/** A row of the outbox that no other process claims until its lease ends. */
type ClaimedRow = Awaited<ReturnType<typeof claim>>[number];

/** The rows of one notice: one, or several about possible spam. */
export type ClaimedRows = readonly [ClaimedRow, ...ClaimedRow[]];

/**
 * Claims a channel's next due notice until the lease ends, and possible spam only if nothing else is due. The first
 * attempts of possible spam are claimed together. Later ones are alone, because a receiver that refuses one text
 * refuses the whole bundle. The lease is committed first. If this process dies, the notices are due again when the
 * lease ends, and the attempt is counted.
 */
export async function claimNotices(
  db: NodePgDatabase,
  { name, maxBundle }: Pick<Channel, 'name' | 'maxBundle'>,
  leaseSeconds: number,
): Promise<ClaimedRow[]> {
  const isOfChannel = eq(channel, name);
  const [notice] = await claim(db, 1, leaseSeconds, isOfChannel);
  if (!notice) return [];
  const isBundled = notice.kind === 'spam' && notice.attempts === 1 && maxBundle > 1;
  if (!isBundled) return [notice];
  const isFirstOfSpam = and(isOfChannel, isSpam, eq(attempts, 0));
  const others = await claim(db, maxBundle - 1, leaseSeconds, isFirstOfSpam);
  return [notice, ...others].sort((a, b) => a.id - b.id);
}

/** Claims at most `limit` due notices that match. */
function claim(
  db: NodePgDatabase,
  limit: number,
  leaseSeconds: number,
  condition: SQL | undefined,
) {
  const next = db
    .select({ id })
    .from(leadOutbox)
    .where(and(condition, isDue, isToSend))
    .orderBy(isSpam, nextAttemptAt)
    .limit(limit)
    // Replicas skip each other's notices instead of waiting for them.
    .for('update', { skipLocked: true });
  return (
    db
      .update(leadOutbox)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: fromNow(`${leaseSeconds} seconds`) })
      // The array is evaluated once, before any row is changed.
      .where(sql`${id} = any(array(${next}))`)
      .returning({ id, contactFormId, kind, createdAt: utc(createdAt), attempts })
  );
}

/** Returns the milliseconds until the next notice of a channel is due, or Infinity if none waits. */
export async function msUntilNext(db: NodePgDatabase, name: string): Promise<number> {
  const ms = sql<number | null>`extract(epoch from min(${nextAttemptAt}) - now())::float * 1000`;
  const [next] = await db
    .select({ ms })
    .from(leadOutbox)
    .where(and(eq(channel, name), isToSend));
  return next?.ms ?? Infinity;
}

/**
 * Records that the notices of a claim were delivered. A reminder replaces the others of its lead that are due: after a
 * mail server was away, or a lead was opened again late, staff get one.
 */
export async function markDelivered(
  db: NodePgDatabase,
  claimed: ClaimedRows,
  name: string,
): Promise<void> {
  const ids = claimed.map((notice) => notice.id);
  const delivery = { deliveredAt: sql`now()`, lastError: null };
  await db.update(leadOutbox).set(delivery).where(isAnyOf(id, ids));
  const [first] = claimed;
  if (first.kind !== 'reminder') return;
  const isOfLead = and(eq(contactFormId, first.contactFormId), eq(channel, name));
  const isReplaced = and(eq(kind, 'reminder'), isNull(deliveredAt), or(gt(attempts, 0), isDue));
  await db.delete(leadOutbox).where(and(isOfLead, isReplaced));
}

/**
 * Records why notices were not delivered, and when to try again.
 * @param reason codes only, without personal data
 */
export async function markFailed(
  db: NodePgDatabase,
  ids: readonly number[],
  reason: string,
  retrySeconds: number,
): Promise<void> {
  const failure = { lastError: reason, nextAttemptAt: fromNow(`${retrySeconds} seconds`) };
  await db.update(leadOutbox).set(failure).where(isAnyOf(id, ids));
}

/** Counts the leads of which a waiting notice has failed, by channel, with the newest reason. */
export function countFailedLeads(db: NodePgDatabase) {
  return db
    .select({
      channel,
      leads: sql<number>`count(distinct ${contactFormId})::int`,
      reason: sql<string>`(array_agg(${lastError} order by ${id} desc))[1]`,
    })
    .from(leadOutbox)
    .where(and(isNotNull(lastError), isToSend))
    .groupBy(channel);
}

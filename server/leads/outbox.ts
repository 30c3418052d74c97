import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers, leadOutbox, utc } from '#server/database/schema.ts';
import { company } from '#shared/company.ts';
import type { Company } from '#shared/company-shape.ts';
import { contactForms } from '#shared/schema.ts';
import { isAnyOf } from './lead.ts';
import type { Channel } from './notice.ts';

/** Returns the age at which nothing more is sent about a lead: seven days, or a day after the latest promised time. */
export const maxHoursOf = ({
  replyHours,
  replyHoursByType,
}: Pick<Company, 'replyHours' | 'replyHoursByType'>): number =>
  Math.max(7 * 24, 24 + Math.max(replyHours, ...Object.values(replyHoursByType)));

const oldest = sql`now() - make_interval(hours => ${maxHoursOf(company)})`;

/** Returns a time by the database's clock, which all replicas share. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Matches the notices that the site will send, now or later. Staff make an answered lead open again with `reopen`. */
const isToSend = sql`
  delivered_at is null
  -- A notice about an older lead would mislead staff.
  and exists (select from ${contactForms} lead
    where lead.id = lead_outbox.contact_form_id and lead.created_at > ${oldest})
  -- An answered lead needs no reminder.
  and (kind <> 'reminder'
    or not exists (select from ${leadAnswers} answer where answer.contact_form_id = lead_outbox.contact_form_id))
  -- No notice is due before its lead came, so this excludes no other. With it, the index skips the old ones.
  and next_attempt_at >= ${oldest}`;

/** A notice that no other process claims until its lease ends. */
interface ClaimedNotice extends Record<string, unknown> {
  readonly id: number;
  readonly contactFormId: number;
  readonly kind: (typeof leadOutbox.$inferSelect)['kind'];
  /** As `utc` writes it. */
  readonly createdAt: string;
  readonly attempts: number;
}

/** The notices of one claim. */
export type Claim = readonly [ClaimedNotice, ...ClaimedNotice[]];

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
): Promise<ClaimedNotice[]> {
  const claim = async (limit: number, condition = sql`true`) => {
    const { rows } = await db.execute<ClaimedNotice>(sql`
      update ${leadOutbox}
      set attempts = attempts + 1, next_attempt_at = ${secondsFromNow(leaseSeconds)}
      -- The array is evaluated once, before any row is changed.
      where id = any(array(
        select id from ${leadOutbox}
        where channel = ${name} and next_attempt_at <= now() and ${isToSend} and ${condition}
        order by (kind = 'spam'), next_attempt_at
        limit ${limit}
        -- Replicas skip each other's notices instead of waiting for them.
        for update skip locked))
      returning id, contact_form_id as "contactFormId", kind, ${utc(leadOutbox.createdAt)} as "createdAt", attempts`);
    return rows;
  };
  const [notice] = await claim(1);
  if (!notice) return [];
  const isBundled = notice.kind === 'spam' && notice.attempts === 1 && maxBundle > 1;
  if (!isBundled) return [notice];
  const others = await claim(maxBundle - 1, sql`kind = 'spam' and attempts = 0`);
  return [notice, ...others].sort((a, b) => a.id - b.id);
}

/** Returns the milliseconds until a channel's next notice is due, or null if none waits. */
export async function msToNext(db: NodePgDatabase, channel: string): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select extract(epoch from min(next_attempt_at) - now())::float * 1000 as ms
    from ${leadOutbox} where channel = ${channel} and ${isToSend}`);
  return rows[0]?.ms ?? null;
}

/**
 * Records that the notices of a claim were delivered. A reminder replaces the others of its lead that are due: after a
 * mail server was away, or a lead was opened again late, staff get one.
 */
export async function markDelivered(
  db: NodePgDatabase,
  claimed: Claim,
  channel: string,
): Promise<void> {
  const { id, contactFormId, kind, deliveredAt, attempts, nextAttemptAt } = leadOutbox;
  await db
    .update(leadOutbox)
    .set({ deliveredAt: sql`now()`, lastError: null })
    .where(
      isAnyOf(
        id,
        claimed.map((notice) => notice.id),
      ),
    );
  const [first] = claimed;
  if (first.kind !== 'reminder') return;
  const isOfLead = and(eq(contactFormId, first.contactFormId), eq(leadOutbox.channel, channel));
  const isDue = or(gt(attempts, 0), lte(nextAttemptAt, sql`now()`));
  await db
    .delete(leadOutbox)
    .where(and(isOfLead, eq(kind, 'reminder'), isNull(deliveredAt), isDue));
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
  await db.execute(sql`
    update ${leadOutbox} set last_error = ${reason}, next_attempt_at = ${secondsFromNow(retrySeconds)}
    where ${isAnyOf(leadOutbox.id, ids)}`);
}

/** Counts the leads of which a waiting notice has failed, by channel, with the newest reason. */
export async function countFailedLeads(db: NodePgDatabase) {
  const { rows } = await db.execute<{ channel: string; leads: number; reason: string }>(sql`
    select channel, count(distinct contact_form_id)::int as leads,
      (array_agg(last_error order by id desc))[1] as reason
    from ${leadOutbox} where last_error is not null and ${isToSend}
    group by channel`);
  return rows;
}

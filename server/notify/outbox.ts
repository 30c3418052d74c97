import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { contactForms } from '#shared/schema.ts';
import { leadColumns } from '../lead-view.ts';
import { leadOutbox, leads } from '../schema-internal.ts';
import { mailChannel } from './mail.ts';

/** A notice that this process has taken; nobody else takes it until the lease ends. */
export type ClaimedNotice = NonNullable<Awaited<ReturnType<typeof claimNotice>>>;

/** A notice that has waited this long is not sent any more: a mail today would mislead. */
const worthTellingDays = 7;

const isWaiting = and(
  isNull(leadOutbox.deliveredAt),
  sql`${leadOutbox.createdAt} > now() - make_interval(days => ${worthTellingDays})`,
);

const isDue = and(isWaiting, sql`${leadOutbox.nextAttemptAt} <= now()`);

/**
 * Takes the notice that has been due the longest, if one is. The lease is a commit of its own and
 * no open transaction: whatever happens to this process, the notice is due again when it ends, and
 * the attempt has been counted.
 *
 * @returns the notice, which its `id` and `createdAt` name in every database; `attempts` counts this
 * one
 */
export async function claimNotice(db: NodePgDatabase, channel: string, leaseSeconds: number) {
  const due = db
    .select({ id: leadOutbox.id })
    .from(leadOutbox)
    .where(and(eq(leadOutbox.channel, channel), isDue))
    .orderBy(leadOutbox.nextAttemptAt)
    .limit(1)
    // Replicas pass over each other's notices instead of waiting for them.
    .for('update', { skipLocked: true });
  const claimed = db.$with('claimed').as(
    db
      .update(leadOutbox)
      .set({
        attempts: sql`${leadOutbox.attempts} + 1`,
        nextAttemptAt: secondsFromNow(leaseSeconds),
      })
      .where(sql`${leadOutbox.id} = (${due})`)
      .returning(),
  );
  const { id, contactFormId, createdAt, attempts } = claimed;
  const [notice] = await db
    .with(claimed)
    .select({ id, createdAt, attempts, lead: leadColumns })
    .from(claimed)
    .innerJoin(contactForms, eq(contactForms.id, contactFormId))
    .innerJoin(leads, eq(leads.id, contactForms.id));
  return notice;
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
  const mails = channels.filter((channel) => channel.startsWith(mailChannel));
  if (mails.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    with abandoned as (
      delete from ${leadOutbox} where ${isDue}
        and starts_with(channel, ${mailChannel}) and ${notInArray(leadOutbox.channel, mails)}
      returning contact_form_id as lead, created_at
    )
    insert into ${leadOutbox} (contact_form_id, channel, created_at)
    select lead, mail, min(abandoned.created_at)
    from abandoned, unnest(${sql.param(mails)}::text[]) as mail
    where not exists (select from ${leadOutbox} where contact_form_id = lead and channel = mail)
    group by lead, mail`);
  return rowCount ?? 0;
}

const record = async (
  db: NodePgDatabase,
  id: number,
  changes: PgUpdateSetSource<typeof leadOutbox>,
) => void (await db.update(leadOutbox).set(changes).where(eq(leadOutbox.id, id)));

export const markDelivered = (db: NodePgDatabase, id: number) =>
  record(db, id, { deliveredAt: sql`now()`, lastError: null });

/** @param reason codes alone, no personal data */
export const markFailed = (db: NodePgDatabase, id: number, reason: string, retrySeconds: number) =>
  record(db, id, { lastError: reason, nextAttemptAt: secondsFromNow(retrySeconds) });

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
    .where(and(isWaiting, isNotNull(leadOutbox.lastError)))
    .groupBy(leadOutbox.channel);
}

/** By the database's clock, the one that all replicas share. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

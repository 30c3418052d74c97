import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadOutbox, utc } from '#server/database/schema.ts';
import { isWaiting, isWanted } from './outbox.ts';

/** Describes a channel that has failed to deliver for two hours. */
export interface FailedChannel {
  readonly channel: string;
  /** The first lead that this channel did not deliver. */
  readonly leadId: number;
  readonly since: Date;
  /** The same codes that the log shows. They hold no text of a visitor or a mail server. */
  readonly reason: string;
}

/**
 * Finds the channels that have delivered nothing since a notice failed, two hours ago or more. A channel that has
 * delivered later notices works, and its receiver refuses the older one.
 */
export async function findFailedChannels(
  db: NodePgDatabase,
  channels: readonly string[],
): Promise<FailedChannel[]> {
  const { rows } = await db.execute<{ [F in keyof FailedChannel]: FailedChannel[F] }>(sql`
    select failed.* from unnest(${sql.param(channels)}::text[]) as name
    cross join lateral (
      select channel, contact_form_id as "leadId", ${utc(leadOutbox.createdAt)} as since, last_error as reason
      from ${leadOutbox}
      where channel = name and ${isWaiting} and ${isWanted} and last_error is not null
        and created_at < now() - interval '2 hours'
        and created_at >= coalesce((
          select max(delivered_at) from ${leadOutbox} delivered where delivered.channel = name), '-infinity')
      order by created_at limit 1
    ) failed`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

/** Stores a notice of each failure for the other channels, once. */
export async function reportFailures(
  db: NodePgDatabase,
  failed: readonly FailedChannel[],
  channels: readonly string[],
): Promise<void> {
  for (const { channel, leadId, since } of failed) {
    const others = channels.filter((name) => name !== channel);
    await db.execute(sql`
      insert into ${leadOutbox} (contact_form_id, channel, kind)
      select ${leadId}, name, 'failure' from unnest(${sql.param(others)}::text[]) as name
      where not exists (
        select from ${leadOutbox}
        where channel = name and kind = 'failure' and lead_outbox.created_at >= ${since.toISOString()}
      )
      on conflict do nothing`);
  }
}

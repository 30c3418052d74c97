import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished } from 'vitest';
import { createEmailChannels } from '#server/leads/email.ts';
import type { Channel } from '#server/leads/notice.ts';
import { defaultTiming, startNotifier, type Timing } from '#server/leads/notifier.ts';
import { createSaveLead, type SaveLead } from '#server/leads/store.ts';
import { createTestLogger } from './app.ts';
import { type MailServerOptions, openMailServer } from './smtp.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Times for tests. An attempt may take long on a busy machine, because an email that is accepted later is sent again.
 */
const quick: Timing = {
  ...defaultTiming,
  maxSleepMs: 50,
  attemptMs: 15_000,
  leaseSeconds: 20,
  retrySeconds: () => 0.2,
};

/** Returns the channel under a name that only one test's leads and workers use. */
export function alone(channel: Pick<Channel, 'send'> & Partial<Channel>): Channel {
  return { maxBundle: 1, ...channel, name: `test ${randomUUID()}` };
}

/** Returns a channel for each recipient, under names that only one test uses. */
export const emailTo = (url: string, ...recipients: string[]) =>
  createEmailChannels(url, recipients).map(alone) as [Channel, ...Channel[]];

/** Returns a store whose leads leave notices that nobody delivers. Repeated requests are separate leads. */
export const createNoticeStore = (database: TestDatabase, ...channels: Pick<Channel, 'name'>[]) =>
  createWatchedStore(database, channels, () => {});

function createWatchedStore(
  database: TestDatabase,
  channels: readonly Pick<Channel, 'name'>[],
  onSaved: () => void,
): { saveLead: SaveLead } {
  const save = createSaveLead(database, {
    channels: channels.map(({ name }) => name),
    onSaved,
  });
  return {
    async saveLead(request, context) {
      await database.pool.query('delete from contact_submissions');
      return save(request, context);
    },
  };
}

/** Starts a lead store with its notifier until the test ends. */
export async function startNotices(
  database: TestDatabase,
  channels: Channel[],
  timing: Partial<Timing> = {},
  origin?: string,
) {
  const { logger, entries } = createTestLogger();
  const notifier = startNotifier({
    db: database.db,
    channels,
    logger,
    timing: { ...quick, ...timing },
    origin,
  });
  onTestFinished(() => notifier.stop(AbortSignal.abort()));
  return { store: createWatchedStore(database, channels, notifier.wake), notifier, entries };
}

/** Returns a channel's notices in the outbox, in their order. Reminders count from the moment at which they are due. */
export async function outboxOf({ pool }: TestDatabase, { name }: Pick<Channel, 'name'>) {
  const { rows } = await pool.query(
    `select attempts, delivered_at is not null as delivered, last_error as "lastError"
     from lead_outbox where channel = $1 and (kind <> 'reminder' or attempts > 0 or next_attempt_at <= now()) order by id`,
    [name],
  );
  return rows as { attempts: number; delivered: boolean; lastError: string | null }[];
}

/** Does the work in a transaction. Resolves to the number of rows and index entries of the outbox that it has read. */
export async function countReads(db: NodePgDatabase, work: (tx: NodePgDatabase) => unknown) {
  const sum = `select (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where relname = 'lead_outbox'`;
  return db.transaction(async (tx) => {
    const before = (await tx.execute<{ read: number }>(sum)).rows[0]?.read ?? 0;
    await work(tx);
    const after = (await tx.execute<{ read: number }>(sum)).rows[0]?.read ?? 0;
    return after - before;
  });
}

/** Resolves when the worker has recorded `count` deliveries. */
export async function delivered(database: TestDatabase, channel: Channel, count = 1) {
  const notices = async () => (await outboxOf(database, channel)).filter((row) => row.delivered);
  await expect.poll(notices).toHaveLength(count);
}

/** Starts a real SMTP server on the loopback until the test ends. */
export async function startMailServer(options: MailServerOptions = {}) {
  const server = await openMailServer(options);
  onTestFinished(server.stop);
  return server;
}

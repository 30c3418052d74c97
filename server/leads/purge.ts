import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Logger, toReason } from '#server/base/logger.ts';
import {
  contactRateLimits,
  contactSubmissions,
  fromNow,
  leadOutbox,
} from '#server/database/schema.ts';
import { isExpiredKey } from './store.ts';

const hourMs = 3_600_000;

/** Deletes limits whose window has ended, keys of requests after 24 hours, and notices after 30 days. */
export async function purge(db: NodePgDatabase): Promise<void> {
  await db.delete(contactRateLimits).where(lt(contactRateLimits.windowEndsAt, sql`now()`));
  await db.delete(contactSubmissions).where(isExpiredKey);
  await db.delete(leadOutbox).where(lt(leadOutbox.nextAttemptAt, fromNow('-30 days')));
}

/** Purges now and then once an hour, so that a database may sleep between. Returns a function that stops it. */
export function startPurging(db: NodePgDatabase, logger: Logger): () => void {
  let isStopped = false;
  const run = () =>
    purge(db).catch((error) => {
      if (!isStopped) logger.warn({ reason: toReason(error) }, 'could not delete expired records');
    });
  void run();
  const timer = setInterval(run, hourMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

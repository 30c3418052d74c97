import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits, leadOutbox, requestKeys } from '#server/database/schema.ts';
import { type Logger, toReason } from '#server/logger.ts';

/** Deletes limits whose window has ended, keys of requests after 24 hours, and notices after 30 days. */
export async function purge(db: NodePgDatabase): Promise<void> {
  const ago = (age: string) => sql`now() - ${age}::interval`;
  await db.delete(contactRateLimits).where(lt(contactRateLimits.windowEndsAt, sql`now()`));
  await db.delete(requestKeys).where(lt(requestKeys.createdAt, ago('24 hours')));
  await db.delete(leadOutbox).where(lt(leadOutbox.createdAt, ago('30 days')));
}

/** Purges every hour, so that a database may sleep while nobody visits. @returns a function that ends it */
export function startPurging(db: NodePgDatabase, logger: Logger, everyMs = 3_600_000): () => void {
  const run = () =>
    purge(db).catch((error) =>
      logger.warn({ reason: toReason(error) }, 'could not delete expired records'),
    );
  const timer = setInterval(run, everyMs);
  return () => clearInterval(timer);
}

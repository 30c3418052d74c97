import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactRateLimits, leadOutbox, requestKeys } from '#server/database/schema.ts';
import { type Logger, toReason } from '#server/logger.ts';

const ago = (age: string) => sql`now() - ${age}::interval`;

/**
 * Deletes limits whose window has ended, keys of requests after 24 hours, and notices after 30 days. Resolves to the
 * milliseconds until the next of them expires, or to null if none is left.
 */
export async function purge(db: NodePgDatabase): Promise<number | null> {
  const { windowEndsAt } = contactRateLimits;
  await db.delete(contactRateLimits).where(lt(windowEndsAt, sql`now()`));
  await db.delete(requestKeys).where(lt(requestKeys.createdAt, ago('24 hours')));
  await db.delete(leadOutbox).where(lt(leadOutbox.createdAt, ago('30 days')));
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from least(
      (select min(${windowEndsAt}) from ${contactRateLimits}),
      (select min(${requestKeys.createdAt}) from ${requestKeys}) + interval '24 hours',
      (select min(${leadOutbox.createdAt}) from ${leadOutbox}) + interval '30 days'
    ) - now()) * 1000)::float as ms`);
  return rows[0]?.ms ?? null;
}

const hourMs = 3_600_000;
/** Bounds the work while leads come all the time. */
const leastMs = 10_000;

/**
 * Purges now, whenever a record expires, and otherwise once an hour, so that a database may sleep while nobody visits.
 * @param windowMs how soon a record of a new lead expires
 */
export function startPurging(db: NodePgDatabase, logger: Logger, windowMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  const purgeWithin = (ms: number) => {
    if (isStopped || Date.now() + ms >= dueAt) return;
    dueAt = Date.now() + ms;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const run = async () => {
    dueAt = Number.POSITIVE_INFINITY;
    const next = await purge(db).catch((error) => {
      if (!isStopped) logger.warn({ reason: toReason(error) }, 'could not delete expired records');
      return null;
    });
    purgeWithin(Math.min(Math.max(next ?? hourMs, leastMs), hourMs));
  };
  void run();
  return {
    /** Call it after a lead is stored. */
    wake: () => purgeWithin(windowMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

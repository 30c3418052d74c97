import { randomUUID } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { adviceOn, insufficientPrivilege } from '#server/base/database-faults.ts';
import { type Logger, toReason } from '#server/base/logger.ts';
import { transact } from '#server/database/pool.ts';
import { emptyContactRequest } from '#shared/contact.ts';
import { insertLead } from './store.ts';

const cacheMs = 1000;
/** A distant database takes a second for all statements of a lead, and longer if the connection is new. */
const limitMs = 4500;

const text = 'readiness';
const request = { ...emptyContactRequest, name: text, email: text, phone: text, projectType: text };
const options = { rateLimit: 1, channels: [text] };

/**
 * Stores a lead with all rows that a lead may have, and undoes it by an error. The lead has a negative number, so
 * that no number of a lead is used up. So a missing right to the numbers would not show itself, and a query asks for
 * it.
 */
async function tryToStore(tx: NodePgDatabase): Promise<never> {
  // Replicas that try simultaneously do not wait for each other.
  const key = randomUUID();
  const context = { clientKey: key, key, possibleSpam: text, source: {} };
  await insertLead(tx, options, request, context, sql<number>`-pg_backend_pid()`);
  const { rows } = await tx.execute<{ isAllowed: boolean }>(sql`
    select has_sequence_privilege(pg_get_serial_sequence('contact_forms', 'id'), 'usage') as "isAllowed"`);
  if (rows[0]?.isAllowed === false)
    throw Object.assign(new Error('no right to the next number'), { code: insufficientPrivilege });
  throw new TransactionRollbackError();
}

/** Resolves to the reason why a lead cannot be stored now, or to undefined if one can. */
const findObstacle = (pool: pg.Pool): Promise<unknown> =>
  transact(pool, tryToStore, limitMs).catch((error) =>
    error instanceof TransactionRollbackError ? undefined : error,
  );

/** Returns a function that resolves within 5 s to true if a lead can be stored. It tries one at most once a second. */
export function createReadiness(pool: pg.Pool, logger: Logger): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let wasReady = true;

  const ask = async () => {
    const fault = await findObstacle(pool);
    const isReady = fault === undefined;
    if (isReady && !wasReady) logger.info('Leads can be stored again.');
    if (!isReady && wasReady) {
      const advice = adviceOn(fault) ?? 'See docs/troubleshooting.md.';
      logger.error(`Cannot store leads (${toReason(fault)}). ${advice}`);
    }
    wasReady = isReady;
    setTimeout(() => {
      result = undefined;
    }, cacheMs).unref();
    return isReady;
  };
  return () => {
    result ??= ask();
    return result;
  };
}

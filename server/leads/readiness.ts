import { randomUUID } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { adviceOn } from '#server/base/error-cause.ts';
import { toReason } from '#server/base/logger.ts';
import type { Log } from '#server/database/connect.ts';
import { transact } from '#server/database/pool.ts';
import { countStatement } from './rate-limit.ts';
import { findLead, forgetOldKey, insertForm, insertsBeside } from './store.ts';

const cacheMs = 1000;
const limitMs = 1900;

/**
 * Tries every statement that stores a lead, in one round trip, and undoes it by an error. The rows have negative
 * numbers, so no number of a lead is used up. Instead, a division by zero shows a missing right to the next number.
 */
async function tryToStore(tx: NodePgDatabase): Promise<never> {
  const id = sql<number>`-pg_backend_pid()`;
  const text = 'readiness';
  // Replicas that try simultaneously do not wait for each other.
  const key = randomUUID();
  const statements = [
    // More rows than the memory holds go to a file, so that a full disk is found before a table has to grow.
    sql`set local work_mem = '64kB'`,
    sql`select count(*) from generate_series(1, 30000)`,
    forgetOldKey(tx, key, '1 minute'),
    findLead(tx, key),
    countStatement(1, key),
    insertForm(tx, { id, name: text, email: text, phone: text, projectType: text }),
    ...insertsBeside(tx, id, {
      notices: [{ id, contactFormId: id, channel: text }],
      reason: text,
      source: {},
      key,
    }),
    sql`select 1 / has_sequence_privilege(pg_get_serial_sequence(name, 'id'), 'usage')::int
      from unnest(array['contact_forms', 'lead_outbox']) as name`,
  ].map((statement) => statement.getSQL());
  // PostgreSQL takes several statements at a time only without parameters.
  await tx.execute(sql.join(statements, sql`;`).inlineParams());
  throw new TransactionRollbackError();
}

/** Returns a function that resolves within 2 s to true if a lead can be stored. It tries one at most once a second. */
export function createReadiness(pool: pg.Pool, log: Log): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let wasReady = true;

  const ask = async () => {
    const fault = await transact(pool, tryToStore, limitMs).catch((error) =>
      error instanceof TransactionRollbackError ? undefined : error,
    );
    const isReady = fault === undefined;
    if (isReady && !wasReady) log('Leads can be stored again.');
    if (!isReady && wasReady) {
      const advice = adviceOn(fault) ?? 'See docs/troubleshooting.md.';
      log(`Cannot store leads (${toReason(fault)}). ${advice}`, 'error');
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

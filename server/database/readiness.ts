import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { adviceOn } from '#server/base/error-cause.ts';
import { toReason } from '#server/base/logger.ts';
import { contactForms } from '#shared/schema.ts';
import type { Log } from './connect.ts';
import { transact } from './pool.ts';
import {
  contactRateLimits,
  contactSubmissions,
  leadOutbox,
  leadSources,
  siteSecrets,
  spamMarks,
} from './schema.ts';

const cacheMs = 1000;
const limitMs = 1900;

/**
 * Writes every kind of row that a lead needs, in one round trip, and undoes it by an error. The rows have negative
 * numbers, so no number of a lead is used up. Instead, a division by zero shows a missing right to the next number.
 */
async function tryToStore(tx: NodePgDatabase): Promise<never> {
  const id = sql<number>`-pg_backend_pid()`;
  const contactFormId = id;
  const text = 'readiness';
  const key = sql`gen_random_uuid()`;
  const client = sql`uuid_send(${key})`;
  const requests = { requests: 1, windowEndsAt: sql`now()` };
  const statements = [
    // More rows than the memory holds go to a file, so that a full disk is found before a table has to grow.
    sql`set local work_mem = '64kB'`,
    sql`select count(*) from generate_series(1, 30000)`,
    tx.select().from(siteSecrets),
    tx
      .insert(contactRateLimits)
      .values({ client, ...requests })
      .onConflictDoUpdate({ target: contactRateLimits.client, set: requests }),
    tx.insert(contactForms).values({ id, name: text, email: text, phone: text, projectType: text }),
    tx.insert(contactSubmissions).values({ key, contactFormId }),
    tx.insert(spamMarks).values({ contactFormId, reason: text }),
    tx.insert(leadSources).values({ contactFormId }),
    tx.insert(leadOutbox).values({ id, contactFormId, channel: text }),
    sql`select 1 / has_sequence_privilege(pg_get_serial_sequence(name, 'id'), 'usage')::int
      from unnest(array['contact_forms', 'lead_outbox']) as name`,
  ];
  const texts: SQL[] = statements.map((statement) => statement.getSQL());
  // PostgreSQL takes several statements at a time only without parameters.
  await tx.execute(sql.join(texts, sql`;`).inlineParams());
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

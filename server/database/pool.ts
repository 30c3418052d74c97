import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseFault, isLasting } from '#server/base/database-faults.ts';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import type { Log } from '#server/base/logger.ts';

/** The time for a transaction. A visitor's form waits 20 s, and a database that sleeps takes 3 to 5 s to wake. */
export const transactionMs = 12_000;

/**
 * Makes the site's pool. It opens a connection when one is needed, and closes it when it was idle for ten seconds.
 * Firewalls forget a connection after a minute or more, and a database with open connections may not sleep.
 * @param config with a `connectionString`, or the address of the embedded database
 * @param size the most connections, which the site shares with the others of its role
 */
export function createPool(config: pg.PoolConfig, size: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    application_name: 'website',
    connectionTimeoutMillis: transactionMs / 2,
    idleTimeoutMillis: 10_000,
    query_timeout: transactionMs,
  });
  // Without a listener, a connection that breaks during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log(`A connection to the database broke: ${error.message}.`));
  return pool;
}

/** Does something in a transaction. */
export type Work<T> = (tx: NodePgDatabase) => Promise<T>;

/**
 * Does `work` in one transaction of the site and commits it unless it throws.
 * @throws DatabaseUnavailableError when the database is the reason, else the error of `work`
 */
export async function transact<T>(
  pool: pg.Pool,
  work: Work<T>,
  withinMs = transactionMs,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  try {
    const { client, giveBack } = await begin(pool, deadline);
    return await commitAfter(client, work).finally(() => giveBack());
  } catch (error) {
    if (error instanceof DatabaseUnavailableError || !isDatabaseFault(error)) throw error;
    throw new DatabaseUnavailableError(false, { cause: error });
  }
}

/**
 * Does `work` in the transaction that has begun on a connection. Commits it, or undoes it if `work` throws.
 * @throws DatabaseUnavailableError if the commit fails, else the error of `work`
 */
export async function commitAfter<T>(client: pg.Client | pg.PoolClient, work: Work<T>): Promise<T> {
  const result = await work(drizzle(client)).catch(async (error) => {
    // On a broken connection the rollback fails too.
    await client.query('rollback').catch(() => {});
    throw error;
  });
  const { command } = await client.query('commit').catch((cause) => {
    // PostgreSQL may refuse a commit, as a deferred constraint does. Any other error leaves it open.
    throw new DatabaseUnavailableError(cause.severity !== 'ERROR', { cause });
  });
  if (command === 'COMMIT') return result;
  // After a failed statement PostgreSQL answers a commit with the tag ROLLBACK and no error.
  throw new DatabaseUnavailableError(false, { cause: new Error('one of the statements failed') });
}

/**
 * Begins a transaction on a connection of the pool. It tries again for half of the time: the pool or the role may have
 * no connection left, and the database may be starting or waking.
 */
async function begin(pool: pg.Pool, deadline: number) {
  const lastTry = (performance.now() + deadline) / 2;
  for (;;) {
    let lent: Awaited<ReturnType<typeof borrow>> | undefined;
    try {
      lent = await borrow(pool, deadline);
      // Nothing is set for the session, because a pooler may reuse the connection for others. With `synchronous_commit`
      // off, a lead would be acknowledged before it is on disk. Every other value waits for the disk, so it stays.
      await lent.client.query(`begin isolation level read committed;
        set local statement_timeout = ${msUntil(deadline)};
        set local idle_in_transaction_session_timeout = '5s';
        select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`);
      return lent;
    } catch (error) {
      // The transaction may have begun in spite of the error, so nobody else gets this connection.
      lent?.giveBack(true);
      // A provider may ban an address that sends a wrong password many times.
      if (!isDatabaseFault(error) || isLasting(error) || performance.now() > lastTry) throw error;
      await sleep(200);
    }
  }
}

/** Returns the whole milliseconds until a deadline. After it, they are 1, because PostgreSQL takes 0 for no limit. */
const msUntil = (deadline: number) => Math.max(1, Math.ceil(deadline - performance.now()));

/** Borrows a connection. The deadline cuts it, so that nothing is committed later. */
async function borrow(pool: pg.Pool, deadline: number) {
  const connecting = pool.connect();
  const timeUp = sleep(msUntil(deadline), undefined, { ref: false });
  const client = await Promise.race([connecting, timeUp]);
  if (!client) {
    connecting.then((late) => late.release()).catch(() => {});
    throw new Error('timeout exceeded when trying to connect');
  }
  // `end` does not wait for the statement that runs.
  const timer = setTimeout(() => void client.end(), msUntil(deadline));
  const giveBack = (isBroken = false) => {
    clearTimeout(timer);
    client.release(isBroken);
  };
  return { client, giveBack };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseFault } from '#server/base/error-cause.ts';
import { rejectAtAbort } from './reject-at-abort.ts';

/** The time for a transaction. A visitor's form waits 20 s, and a database that sleeps takes 3 to 5 s to wake. */
export const transactionMs = 12_000;

/**
 * Makes the site's pool. It opens a connection when one is needed, and closes it when it was idle for ten seconds. This
 * is before a firewall forgets it, and lets a database sleep.
 * @param config with a `connectionString`, or the address of the embedded database
 * @param size the most connections, which the site shares with the others of its role
 */
export function createPool(
  config: pg.PoolConfig,
  size: number,
  log: (message: string) => void,
): pg.Pool {
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

/** Reports that the database could not do its work now. The reason is in `cause`. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  /** @param mayBeDone true if the connection was lost after the commit was sent. The work may then be done or not. */
  constructor(
    readonly mayBeDone: boolean,
    options?: ErrorOptions,
  ) {
    super(`The work was ${mayBeDone ? 'perhaps ' : 'not '}done.`, options);
  }
}

/**
 * Does `work` in one transaction and commits it unless it throws. It waits while the pool or the role has no connection
 * left, and while the database starts or wakes. If the database is down, it gives up in half of the time.
 * @throws DatabaseUnavailableError when the database is the reason, else the error of `work`
 */
export async function transact<T>(
  pool: pg.Pool,
  work: (tx: NodePgDatabase) => Promise<T>,
  withinMs = transactionMs,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new Error('timeout exceeded')), withinMs);
  const aborted = rejectAtAbort(signal);
  let hasBegun = false;
  let isCommitting = false;
  const runTransaction = async (client: pg.PoolClient) => {
    try {
      // Nothing is set for the session, because a pooler may reuse the connection for others.
      await client.query(`begin isolation level read committed;
        set local statement_timeout = ${Math.max(1, Math.ceil(deadline - performance.now()))};
        set local idle_in_transaction_session_timeout = '5s'`);
      hasBegun = true;
      const result = await work(drizzle(client));
      isCommitting = true;
      await client.query('commit');
      return result;
    } catch (error) {
      // A failed `begin` may have begun as well. On a broken connection the rollback fails too.
      await client.query('rollback').catch(() => {});
      throw error;
    }
  };
  try {
    for (;;) {
      try {
        return await Promise.race([withConnection(pool, signal, runTransaction), aborted]);
      } catch (error) {
        if (!isCommitting && !signal.aborted && !isDatabaseFault(error)) throw error;
        if (hasBegun || signal.aborted || performance.now() > deadline - withinMs / 2)
          throw new DatabaseUnavailableError(isCommitting, { cause: error });
        await sleep(200);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Lends a connection to `work`. The signal cuts the connection, so that nothing is committed later. */
async function withConnection<T>(
  pool: pg.Pool,
  signal: AbortSignal,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // `end` does not wait for the statement under way.
  const cut = () => void client.end();
  signal.addEventListener('abort', cut);
  try {
    signal.throwIfAborted();
    return await work(client);
  } finally {
    signal.removeEventListener('abort', cut);
    client.release();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EmbeddedClient } from '#server/database/embedded/client.ts';

// Together under 5 s.
const connectMs = 2000;
const queryMs = 2500;
// The server cancels first: nothing is stored after its sender was told that it failed.
const statementMs = 2000;
/** Opened at the start and kept: whoever takes the database's others leaves these to leads. */
const size = 12;

/** Unheard, a connection that breaks would end the process. */
const ignore = () => {};

export async function openPool(config: pg.PoolConfig): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...config,
    ...(config.connectionString ? {} : { Client: EmbeddedClient }),
    min: size,
    max: size,
    application_name: 'website',
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    onConnect: (client) => {
      client.on('error', ignore);
      // Not among the connection's parameters, which poolers such as PgBouncer refuse.
      return client.query(`set statement_timeout = ${statementMs}`);
    },
  });
  pool.on('error', ignore);
  const opened: pg.PoolClient[] = [];
  try {
    // One by one: a slow database would be late with all twelve at once.
    while (opened.length < size) opened.push(await pool.connect());
  } catch {
    // The rest is opened when it is needed.
  }
  for (const client of opened) client.release();
  return pool;
}

/** Where the database has no connection left for a new one, the pool is full for a second with those that are there. */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const deadline = Date.now() + connectMs; ; await sleep(50)) {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: string }).code !== '53300' || Date.now() > deadline) throw error;
      pool.options.max = Math.max(1, pool.totalCount);
      setTimeout(() => {
        pool.options.max = size;
      }, 1000).unref();
    }
  }
}

export async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(3000, undefined, { ref: false })]);
}

/** The database could not do its work now, for the reason in `cause`. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  /** @param mayBeDone the connection was lost after the commit was sent: nobody knows. */
  constructor(
    readonly mayBeDone: boolean,
    options?: ErrorOptions,
  ) {
    super(`The work was ${mayBeDone ? 'perhaps ' : 'not '}done.`, options);
  }
}

/**
 * Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection, read-only
 * transaction, login, missing database, rollback, resources, locks, intervention, system and internal errors.
 */
const faultClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

/** Is this error of `pg` or drizzle, which keeps the former's in `cause`, the database's fault? */
function isDatabaseFault(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, constructor: kind } = Object(reason);
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return faultClasses.has(code.slice(0, 2));
  // The server has said nothing: a refused or broken connection (EPIPE), a timeout. Mistakes in this program
  // have types of their own.
  return kind === Error || kind === AggregateError;
}

const withinMs = 4800;

/** Does `work` in one transaction, which is cut off after 4.8 s. @throws DatabaseUnavailableError; the error of `work` */
export async function transact<T>(
  pool: pg.Pool,
  work: (transaction: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let isCommitting = false;
  try {
    const client = await takeConnection(pool);
    // `end` does not wait for the statement under way.
    const deadline = setTimeout(() => client.end(), withinMs - (performance.now() - began));
    try {
      // A transaction whose site is gone must not keep its locks.
      await client.query("begin; set local idle_in_transaction_session_timeout = '5s'");
      const result = await work(drizzle(client));
      isCommitting = true;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even undo is closed.
      const undone = await client.query('rollback').catch(() => undefined);
      client.release(undone === undefined);
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  } catch (error) {
    if (!isCommitting && !isDatabaseFault(error)) throw error;
    throw new DatabaseUnavailableError(isCommitting, { cause: error });
  }
}

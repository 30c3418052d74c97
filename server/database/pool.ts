import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EmbeddedClient } from '#server/database/embedded/client.ts';

// Together under 5 s.
const connectMs = 2000;
const queryMs = 2500;
// The server cancels first: nothing is stored after its sender was told that it failed.
const statementMs = 2000;
/** Opened at the start: whoever takes the database's others leaves these to leads. */
const size = 12;
const reopenMs = 250;

/** @param config with a `connectionString`, or the embedded database's address */
export async function openPool(
  config: pg.PoolConfig,
  log: (message: string) => void,
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...config,
    ...(config.connectionString ? {} : { Client: EmbeddedClient }),
    min: size,
    application_name: 'website',
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    // Not among the connection's parameters, which poolers such as PgBouncer refuse.
    onConnect: (client) => client.query(`set statement_timeout = ${statementMs}`),
  });
  let lastLog = 0;
  // All idle connections break at once: one line reports it.
  pool.on('error', (error) => {
    if (Date.now() - lastLog > 1000) log(`A connection to the database broke: ${error.message}.`);
    lastLog = Date.now();
  });
  const openOne = createOpener(pool);
  await openMissing(pool, openOne);
  keepOpen(pool, openOne);
  return pool;
}

/**
 * A pool opens a connection for whoever finds none idle. A database that has none left would refuse it, and
 * a lead with it: so this pool is full with those that are there, and leads wait for one of them.
 * @returns a function that opens one more
 */
function createOpener(pool: pg.Pool): () => Promise<void> {
  let isOpening = false;
  const max = () => Math.max(1, pool.totalCount + Number(isOpening));
  Object.defineProperty(pool.options, 'max', { get: max });
  return async () => {
    // Idle ones would be handed out first.
    const idle = await Promise.allSettled(
      Array.from({ length: pool.idleCount }, () => pool.connect()),
    );
    isOpening = true;
    const opened = pool.connect();
    isOpening = false;
    for (const taken of idle) if (taken.status === 'fulfilled') taken.value.release();
    (await opened).release();
  };
}

/** Opens what is missing, one by one: a slow database would be late with all twelve at once. */
async function openMissing(pool: pg.Pool, openOne: () => Promise<void>): Promise<void> {
  try {
    while (pool.totalCount < size && !pool.ending) await openOne();
  } catch {
    // Refused: the next look tries again.
  }
}

/** Opens in the background what could not be had at the start, or has broken since. */
async function keepOpen(pool: pg.Pool, openOne: () => Promise<void>): Promise<void> {
  while (!pool.ending) {
    await sleep(reopenMs, undefined, { ref: false });
    await openMissing(pool, openOne);
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

/**
 * Does `work` in one transaction and commits it unless it throws. After 4.8 s the connection is cut.
 * @throws DatabaseUnavailableError when the database is the reason; else the error of `work`
 */
export async function transact<T>(
  pool: pg.Pool,
  work: (transaction: NodePgDatabase) => Promise<T>,
  end: 'commit' | 'rollback' = 'commit',
): Promise<T> {
  const began = performance.now();
  let isCommitting = false;
  try {
    const client = await pool.connect();
    // Unheard, a connection that breaks would end the process.
    const ignore = () => {};
    client.on('error', ignore);
    // `end` does not wait for the statement under way.
    const deadline = setTimeout(() => client.end(), withinMs - (performance.now() - began));
    try {
      // A transaction whose site is gone must not keep its locks.
      await client.query("begin; set local idle_in_transaction_session_timeout = '5s'");
      const result = await work(drizzle(client));
      isCommitting = true;
      await client.query(end);
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even undo is closed.
      const undone = await client.query('rollback').catch(() => undefined);
      client.release(undone === undefined);
      throw error;
    } finally {
      clearTimeout(deadline);
      client.off('error', ignore);
    }
  } catch (error) {
    if (!isCommitting && !isDatabaseFault(error)) throw error;
    throw new DatabaseUnavailableError(isCommitting, { cause: error });
  }
}

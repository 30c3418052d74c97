import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { toPgError } from '#server/pg-error.ts';
import { rejectAtAbort } from './reject-at-abort.ts';

/** The time for a transaction. A visitor's form waits 20 s, and a database that sleeps takes 3 to 5 s to wake. */
export const transactionMs = 12_000;
/** If an idle connection does not respond for so long, a firewall has forgotten it. */
const idleAnswerMs = 1500;

/** Remembers which connections are new, because these may respond late. A shutdown can abort its running transactions. */
export class SitePool extends pg.Pool {
  /** The connections that no transaction has used yet. */
  readonly newConnections = new WeakSet<pg.ClientBase>();
  readonly running = new Set<AbortController>();

  /** Makes all running transactions fail, because the site is about to end. */
  abortTransactions(): void {
    for (const transaction of this.running) transaction.abort();
  }
}

/**
 * Makes the site's pool. It opens a connection when one is needed and closes it when it was idle for ten seconds.
 * @param config with a `connectionString`, or the address of the embedded database
 * @param size the most connections, which the site shares with the others of its role
 */
export function createPool(
  config: pg.PoolConfig,
  size: number,
  log: (message: string) => void,
): SitePool {
  const pool = new SitePool({
    ...config,
    max: size,
    application_name: 'website',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    query_timeout: transactionMs,
    keepAlive: true,
    // The system waits two hours before the first probe. Firewalls forget a connection after one to five minutes.
    keepAliveInitialDelayMillis: 30_000,
  });
  let lastLog = 0;
  pool.on('connect', (client) => {
    pool.newConnections.add(client);
    // Without a listener, a connection that breaks during a transaction would end the process.
    client.on('error', () => {});
  });
  // All idle connections break together, so only one line reports it.
  pool.on('error', (error) => {
    if (Date.now() - lastLog > 1000) log(`A connection to the database broke: ${error.message}.`);
    lastLog = Date.now();
  });
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
 * Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection, read-only
 * transaction, login, missing database, rollback, resources, locks, intervention, system and internal errors.
 */
const faultClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

/** Returns true if an error is the database's fault. */
function isDatabaseFault(error: unknown): boolean {
  const { code = '', constructor: kind } = toPgError(error);
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return faultClasses.has(code.slice(0, 2));
  // Without a SQLSTATE the connection was refused or has broken (EPIPE), or time is up. Bugs of this program have
  // other types.
  return kind === Error || kind === AggregateError;
}

/** Begins a transaction. It sets nothing of the session, because a pooler may reuse the connection for others. */
const begin = (ms: number) => `begin isolation level read committed;
  set local statement_timeout = ${Math.ceil(ms)};
  set local idle_in_transaction_session_timeout = '5s'`;

export interface TransactOptions {
  readonly end?: 'commit' | 'rollback';
  readonly withinMs?: number;
}

/**
 * Does `work` in one transaction and commits it unless it throws. When time is up, the connection is cut.
 * @throws DatabaseUnavailableError when the database is the reason, else the error of `work`
 */
export async function transact<T>(
  pool: SitePool,
  work: (transaction: NodePgDatabase) => Promise<T>,
  { end = 'commit', withinMs = transactionMs }: TransactOptions = {},
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const abortAtDeadline = () => controller.abort(new Error('timeout of the transaction'));
  const timer = setTimeout(abortAtDeadline, withinMs);
  pool.running.add(controller);
  let isCommitting = false;
  const workAndCommit = async (client: pg.PoolClient) => {
    const result = await work(drizzle(client));
    // A commit after the deadline would store a lead whose sender was told that it failed.
    signal.throwIfAborted();
    isCommitting = true;
    await client.query(end);
    return result;
  };
  try {
    const client = await openTransaction(pool, withinMs, signal);
    return await runOnConnection(client, signal, workAndCommit);
  } catch (error) {
    if (!isCommitting && !signal.aborted && !isDatabaseFault(error)) throw error;
    throw new DatabaseUnavailableError(isCommitting, { cause: error });
  } finally {
    clearTimeout(timer);
    pool.running.delete(controller);
  }
}

/**
 * Does `work` on a connection and gives the connection back to the pool. If the work fails, it rolls back. The signal
 * cuts the connection.
 */
async function runOnConnection<T>(
  client: pg.PoolClient,
  signal: AbortSignal,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  // `end` does not wait for the statement under way.
  const cut = () => void client.end();
  signal.addEventListener('abort', cut);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // If even the rollback fails, the connection is closed.
    const rollback = await client.query('rollback').catch(() => undefined);
    client.release(rollback === undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', cut);
  }
}

/** Begins a transaction on a connection that responds. It replaces idle connections that a firewall has forgotten. */
async function openTransaction(pool: SitePool, withinMs: number, signal: AbortSignal) {
  const until = performance.now() + withinMs;
  for (;;) {
    const client = await takeConnection(pool, withinMs, signal);
    const left = Math.max(1, until - performance.now());
    // A new connection may need longer, because a pooler opens the database behind it.
    const isNew = pool.newConnections.delete(client);
    const query_timeout = isNew ? left : Math.min(left, idleAnswerMs);
    try {
      await client.query({ text: begin(left), query_timeout } as pg.QueryConfig);
      signal.throwIfAborted();
      return client;
    } catch (error) {
      client.release(true);
      if (isNew || signal.aborted) throw error;
    }
  }
}

/**
 * Takes a connection of the pool. It waits for one when the pool or the role has none left, and for a database that is
 * starting or waking. If the database is down, visitors get the response in half of the time.
 */
async function takeConnection(pool: pg.Pool, withinMs: number, signal: AbortSignal) {
  const patienceEnds = performance.now() + withinMs / 2;
  const aborted = rejectAtAbort(signal);
  for (;;) {
    signal.throwIfAborted();
    const connecting = pool.connect();
    try {
      return await Promise.race([connecting, aborted]);
    } catch (error) {
      if (signal.aborted) connecting.then((late) => late.release()).catch(() => {});
      if (signal.aborted || !isDatabaseFault(error) || performance.now() > patienceEnds)
        throw error;
      await sleep(200);
    }
  }
}

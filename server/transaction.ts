import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * The database could not do its work, and may be able to later: it is down, starting, too slow or
 * full. Why is in `cause`.
 */
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
 * Classes of SQLSTATE for the server or the operator to fix: connection, transaction
 * rollback, resources (disk, memory, connections), server state, intervention, system error,
 * internal error, login, missing database, object not in its state (a lock), read-only transaction.
 */
const faultClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

/** Is this error of `pg` or drizzle, which keeps the former's in `cause`, the database's fault? */
function isDatabaseFault(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (reason as { code?: unknown } | undefined)?.code;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    return faultClasses.has(code.slice(0, 2));
  }
  // Without an SQLSTATE the server has said nothing: refused and broken connections, timeouts.
  // Mistakes in this program have types of their own.
  return (
    reason instanceof Error && [Error, AggregateError].some((type) => reason.constructor === type)
  );
}

/** Requests that may wait for a connection; more could not be served before their deadline. */
const longestQueue = 1000;

const trouble = (code: string) => Object.assign(new Error(code), { code });

export interface TransactionOptions {
  /** After so many milliseconds the connection is cut, and with it what is not yet committed. */
  readonly withinMs: number;
  /** Whoever names one of these numbers waits for whoever named it before, in all replicas. */
  readonly locks: readonly bigint[];
}

/**
 * Does `work` in one transaction, whose statements each see what was committed before them, and
 * commits it unless it throws.
 *
 * @throws DatabaseUnavailableError when the database is the reason; else the error of `work`.
 */
export async function transact<T>(
  pool: pg.Pool,
  { withinMs, locks }: TransactionOptions,
  work: (transaction: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let isCommitting = false;
  try {
    if (pool.waitingCount >= longestQueue) throw trouble('QUEUE_FULL');
    const client = await pool.connect();
    // The statement under way reports a connection that breaks; unheard, it would end the process.
    const ignore = () => {};
    client.on('error', ignore);
    const deadline = setTimeout(
      () => client.connection.stream.destroy(trouble('DEADLINE')),
      withinMs - (performance.now() - began),
    );
    try {
      // In one message. Who leaves in the middle is not waited for.
      const waits = locks.map((lock) => `select pg_advisory_xact_lock(${lock})`);
      const bound = `set local idle_in_transaction_session_timeout = '5s'`;
      await client.query(['begin', bound, ...waits].join(';'));
      const result = await work(drizzle(client));
      isCommitting = true;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Undone, the connection is as good as before; if even that fails, it is not.
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

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { takeConnection } from './pool.ts';

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
  const { code, constructor: kind } = Object(reason);
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return faultClasses.has(code.slice(0, 2));
  // Without an SQLSTATE the server has said nothing: refused and broken connections (EPIPE), timeouts.
  // Mistakes in this program have types of their own.
  return kind === Error || kind === AggregateError;
}

const trouble = (code: string) => Object.assign(new Error(code), { code });

/** The answer is out within 5 s. */
const withinMs = 4800;

/**
 * Does `work` in one transaction, whose statements each see what was committed before them, and
 * commits it unless it throws. After 4.8 s its connection is cut, and what is not committed undone.
 *
 * @throws DatabaseUnavailableError when the database is the reason; else the error of `work`.
 */
export async function transact<T>(
  pool: pg.Pool,
  work: (transaction: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let isCommitting = false;
  try {
    const client = await takeConnection(pool);
    // The statement under way reports a connection that breaks; unheard, it would end the process.
    const ignore = () => {};
    client.on('error', ignore);
    const deadline = setTimeout(
      () => client.connection.stream.destroy(trouble('DEADLINE')),
      withinMs - (performance.now() - began),
    );
    try {
      // The database ends a transaction whose site is gone, and frees what it has locked.
      await client.query("begin; set local idle_in_transaction_session_timeout = '5s'");
      const result = await work(drizzle(client));
      isCommitting = true;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even undo is closed, not used again.
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

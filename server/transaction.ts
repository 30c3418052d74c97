import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Nothing = Record<string, never>;

/** A transaction under way. */
export type Transaction = NodePgTransaction<Nothing, ExtractTablesWithRelations<Nothing>>;

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

/** Work that was given up before its commit. */
class DeadlineExceeded extends Error {}
/** Work that was not begun, because too much waits already. */
class QueueFull extends Error {}

/**
 * Classes of SQLSTATE that are the server's or the operator's to mend: connection, transaction
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

const ignore = () => {};

/** Requests that may wait for a connection; more could not be served before their deadline. */
const longestQueue = 1000;

/**
 * Does `work` in one transaction that is over within `ms`: after that it is broken off together with
 * its connection, and so never committed. Only a commit that was sent by then may still happen.
 *
 * @throws DatabaseUnavailableError when the database is the reason; else the error of `work`.
 */
export async function transactWithin<T>(
  pool: pg.Pool,
  ms: number,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let isCommitting = false;
  let givenUp: DeadlineExceeded | undefined;
  let reason: unknown;
  let release: (breakOff: boolean) => void = ignore;

  async function run(): Promise<T> {
    if (pool.waitingCount >= longestQueue) throw new QueueFull();
    const client = await pool.connect();
    if (givenUp) {
      client.release();
      throw givenUp;
    }
    // The statement under way reports a connection that breaks; unheard, it would end the process.
    client.on('error', ignore);
    release = (breakOff) => {
      release = ignore;
      client.release(breakOff);
      client.off('error', ignore);
    };
    try {
      const result = await drizzle(client).transaction(async (transaction) => {
        const done = await work(transaction).catch((error) => {
          reason = error;
          throw error;
        });
        if (givenUp) throw givenUp;
        isCommitting = true;
        return done;
      });
      release(false);
      return result;
    } catch (error) {
      // Rolled back, the connection is as good as before; if even that has failed, it is not.
      release(error !== reason);
      throw reason ?? error;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      givenUp = new DeadlineExceeded();
      release(true);
      reject(givenUp);
    }, ms);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    const isOurs = error instanceof DeadlineExceeded || error instanceof QueueFull;
    if (!isCommitting && !isOurs && !isDatabaseFault(error)) throw error;
    throw new DatabaseUnavailableError(isCommitting, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

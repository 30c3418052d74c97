import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { OperatorError } from '#server/base/operator-error.ts';
import { connect } from '#server/database/connect.ts';
import { findRunningServer, startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Session } from './session.ts';

/** The key of the lock that a command holds while it uses an embedded database that it has not started. */
const guestLock = 7_201_503;

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work that Ctrl-C aborts. The work can close or stop the database before the process ends.
 * @throws OperatorError after a signal, else the error of the work
 */
async function abortAtCtrlC<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort(new OperatorError('Stopped.'));
  for (const name of stopSignals) process.on(name, stop);
  try {
    return await work(signal);
  } catch (error) {
    // The signal's reason says more than the error of the closed connection.
    signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of stopSignals) process.off(name, stop);
  }
}

/**
 * Opens the site's database for `work`, whether the site runs or not. If the embedded PostgreSQL is not running, it is
 * started and stopped afterwards. Ctrl-C closes the connection. With `create` it makes missing tables, and the embedded
 * database if there is none. @throws OperatorError
 */
export function withDatabase<T>(
  { loadConfig, terminal: { warn: log } }: Session,
  { create }: { readonly create?: boolean },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = loadConfig();
  return abortAtCtrlC(async (signal) => {
    const running = databaseUrl
      ? { connectionString: databaseUrl }
      : await findRunningServer(dataDir);
    if (!running && !create && !existsSync(join(dataDir, 'postgres'))) {
      const folder = resolve(dataDir);
      throw new OperatorError(
        `There is no database in ${folder} yet. Start the site once with npm start.`,
      );
    }
    const embedded = running ? undefined : await startEmbedded({ dataDir, log, signal });
    try {
      const options = { log, waitMs: 5000, signal };
      const client = await connect({ ...running, ...embedded?.connection }, options);
      try {
        if (!databaseUrl && !embedded)
          await client.query(`select pg_advisory_lock_shared(${guestLock})`);
        if (create) await migrate(client);
        return await work(client);
      } finally {
        // Another command may use this database. After 30 s it stops anyway, because a pager may stay open for hours.
        if (embedded)
          await client
            .query(`set lock_timeout = '30s'; select pg_advisory_lock(${guestLock})`)
            .catch(() => {});
        await client.end();
      }
    } finally {
      await embedded?.close();
    }
  });
}

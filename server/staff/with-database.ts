import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { OperatorError } from '#server/base/operator-error.ts';
import { connect } from '#server/database/connect.ts';
import { findConnection, startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Session } from './session.ts';

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

/** Connects to the PostgreSQL that runs in a data folder. Resolves to undefined if none runs, or if it stops now. */
async function joinServer(dataDir: string, signal: AbortSignal): Promise<pg.Client | undefined> {
  const connection = findConnection(dataDir);
  try {
    return connection && (await connect(connection, { waitMs: 0, signal }));
  } catch {
    signal.throwIfAborted();
    return undefined;
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
      ? await connect({ connectionString: databaseUrl }, { log, waitMs: 5000, signal })
      : await joinServer(dataDir, signal);
    if (!running && !create && !existsSync(join(dataDir, 'postgres'))) {
      const folder = resolve(dataDir);
      throw new OperatorError(
        `There is no database in ${folder} yet. Start the site once with npm start.`,
      );
    }
    const use = async (client: pg.Client) => {
      try {
        if (create) await migrate(client);
        return await work(client);
      } finally {
        await client.end();
      }
    };
    if (running) return use(running);
    const server = await startEmbedded({ dataDir, log, signal });
    try {
      return await use(await connect(server.connection, { log, signal }));
    } finally {
      await server.close();
    }
  });
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { connect, type Log } from '#server/database/connect.ts';
import {
  type EmbeddedOptions,
  findConnection,
  folderLock,
  startEmbedded,
} from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { OperatorError } from '#server/operator-error.ts';

export interface WithDatabaseOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly log: (message: string) => void;
  /** Makes the database and its tables when they are missing. */
  readonly create?: boolean;
}

/**
 * Opens the site's database for `work`, whether the site runs or not. If the embedded PostgreSQL is not running, it is
 * started and stopped afterwards. Ctrl-C cancels the running statement.
 * @throws OperatorError
 */
export async function withDatabase<T>(
  { config: { databaseUrl, dataDir }, log, create = false }: WithDatabaseOptions,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !create && !existsSync(join(dataDir, 'postgres'))) {
    const folder = resolve(dataDir);
    throw new OperatorError(
      `There is no database in ${folder} yet. Start the site once with npm start.`,
    );
  }
  // A signal ends only the work, so that the database is closed or stopped before the process ends.
  const stopping = new AbortController();
  const stop = () => stopping.abort(new OperatorError('Stopped.'));
  for (const name of stopSignals) process.on(name, stop);
  const { signal } = stopping;
  try {
    const { client, close, connectAgain } = databaseUrl
      ? await openUrl(databaseUrl, log, signal)
      : await openEmbedded({ dataDir, log, signal });
    try {
      const cancel = await prepareCancel(client, connectAgain);
      // A signal may have come before now. Afterwards nothing is awaited until the listener is there.
      signal.throwIfAborted();
      const stopped = once(signal, 'abort')
        .then(cancel)
        .then(() => Promise.reject(signal.reason));
      const doWork = async () => {
        if (create) await migrate(client);
        return work(drizzle(client));
      };
      return await Promise.race([doWork(), stopped]);
    } finally {
      await close();
    }
  } catch (error) {
    // The signal's reason says more than the error of the cancelled statement.
    signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of stopSignals) process.off(name, stop);
  }
}

/**
 * Returns a function that cancels the client's statement, which would go on after the client has left. It finds the
 * server's process by a name, because a pooler changes the process number.
 */
async function prepareCancel(client: pg.Client, connectAgain: () => Promise<pg.Client>) {
  const name = `website leads ${randomUUID()}`;
  await client.query(`set application_name = '${name}'`);
  return async () => {
    const other = await connectAgain().catch(() => undefined);
    const cancel =
      'select pg_cancel_backend(pid) from pg_stat_activity where application_name = $1';
    await other?.query(cancel, [name]).catch(() => {});
    await other?.end();
  };
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const opened = (client: pg.Client, connectAgain: () => Promise<pg.Client>) => ({
  client,
  close: () => client.end(),
  connectAgain,
});

async function openUrl(connectionString: string, log: Log, signal: AbortSignal) {
  const client = await connect({ connectionString }, log, 5000, signal);
  return opened(client, () => connect({ connectionString }, () => {}, -1));
}

async function openEmbedded(options: EmbeddedOptions) {
  const { dataDir, log, signal } = options;
  const joined = await joinRunning(dataDir);
  if (joined) return joined;
  const open = async (config: pg.ClientConfig) =>
    opened(await connect(config, log, undefined, signal), () => connect(config, () => {}, -1));
  return startEmbedded(options, open).catch(async (error) => {
    // The site may have been starting a moment ago.
    const started = signal?.aborted ? undefined : await joinRunning(dataDir);
    if (started) return started;
    throw error;
  });
}

/** Returns a connection to the running server if another process holds the data folder. That process stops the server. */
async function joinRunning(dataDir: string) {
  const config = findConnection(dataDir);
  if (!config) return undefined;
  const connectOnce = () => connect(config, () => {}, -1);
  const client = await connectOnce().catch(() => undefined);
  const lock = "select from pg_locks where locktype = 'advisory' and objid = $1 and granted";
  const held = await client?.query(lock, [folderLock]).catch(() => undefined);
  if (client && held?.rowCount) return opened(client, connectOnce);
  await client?.end().catch(() => {});
  return undefined;
}

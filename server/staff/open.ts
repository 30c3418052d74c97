import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts';
import { findConnection } from '#server/database/embedded/paths.ts';
import { type EmbeddedOptions, folderLock } from '#server/database/embedded/server.ts';
import { migrate } from '#server/database/migrate.ts';
import { OperatorError } from '#server/operator-error.ts';

export interface WithDatabaseOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly log: (message: string) => void;
  /** Makes the database and its tables when they are missing. */
  readonly create?: boolean;
}

/**
 * Does something with the site's database, whether the site runs or not: uses the Postgres of `databaseUrl`, or joins
 * the embedded one that runs, or else starts it and stops it again, also after a Ctrl-C. @throws OperatorError
 */
export async function withDatabase<T>(
  { config: { databaseUrl, dataDir }, log, create = false }: WithDatabaseOptions,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !create && !existsSync(join(dataDir, 'postgres'))) {
    const place = resolve(dataDir);
    throw new OperatorError(`There is no database in ${place} yet: start the site once.`);
  }
  // While something is to be put away, a signal does not end the process but the work.
  const stopping = new AbortController();
  const stop = () => stopping.abort(new OperatorError('Stopped.'));
  for (const name of stopSignals) process.on(name, stop);
  const { signal } = stopping;
  try {
    const { client, close } = databaseUrl
      ? opened(await connect({ connectionString: databaseUrl }, log, 5000, signal))
      : await openEmbedded({ dataDir, log, signal });
    try {
      signal.throwIfAborted();
      const interrupted = once(signal, 'abort').then(() => signal.throwIfAborted());
      if (create) await migrate(client);
      return (await Promise.race([work(drizzle(client)), interrupted])) as T;
    } finally {
      await close();
    }
  } finally {
    for (const name of stopSignals) process.off(name, stop);
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const opened = (client: pg.Client) => ({ client, close: () => client.end() });

async function openEmbedded(options: EmbeddedOptions) {
  const { dataDir, log, signal } = options;
  const joined = await joinRunning(dataDir);
  if (joined) return joined;
  const open = async (config: pg.ClientConfig) =>
    opened(await connect(config, log, undefined, signal));
  return startEmbedded(options, open).catch(async (error) => {
    // The site may have been starting a moment ago.
    const started = signal?.aborted ? undefined : await joinRunning(dataDir);
    if (started) return started;
    throw error;
  });
}

/** The folder's server while somebody holds the folder, and so will stop it. */
async function joinRunning(dataDir: string) {
  const connection = findConnection(dataDir);
  const client = await (connection && connect(connection, () => {}, -1).catch(() => undefined));
  const lock = "select from pg_locks where locktype = 'advisory' and objid = $1 and granted";
  const held = await client?.query(lock, [folderLock]).catch(() => undefined);
  if (client && held?.rowCount) return opened(client);
  await client?.end().catch(() => {});
  return undefined;
}

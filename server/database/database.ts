import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/base/logger.ts';
import { exitWithError, OperatorError } from '#server/base/operator-error.ts';
import { connect } from './connect.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

interface OpenDatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL to use. Without it, an embedded one keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
  /** The most connections at a time. */
  readonly connections?: number | undefined;
}

export type Database = Awaited<ReturnType<typeof migrateAndOpen>>;

/** Connects to `databaseUrl`, or starts the embedded PostgreSQL on `dataDir`, and migrates. @throws OperatorError */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  if (databaseUrl) return migrateAndOpen({ connectionString: databaseUrl }, options);
  const server = await startEmbedded({ ...options, onLost: stopSite });
  try {
    const database = await migrateAndOpen(server.connection, options, server.files);
    return { ...database, close: () => database.close().then(server.close) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function stopSite(): never {
  const remedy = 'Nothing that was stored is lost. Start the site again: it recovers by itself.';
  return exitWithError(new OperatorError(`The database stopped, so the site stops. ${remedy}`));
}

/** Migrates on a connection of its own, because the pool's queries have a time limit. Then opens the pool. */
async function migrateAndOpen(
  config: pg.ClientConfig,
  { log, signal, connections = 5 }: OpenDatabaseOptions,
  files: { folder?: string; passwordFile?: string } = {},
) {
  const client = await connect(config, { log, signal });
  const { host, port, user = '', database = '' } = client;
  await migrate(client, { log, signal }).finally(() => client.end());
  const pool = createPool(config, connections, log);
  return {
    pool,
    /** For the operator. It never holds a password. */
    address: { host, port, database, user, ...files },
    /** Ends every connection, and the embedded server. `shutdownMs` of site.ts counts on the times of both. */
    close: () => Promise.race([pool.end(), sleep(500, undefined, { ref: false })]),
  };
}

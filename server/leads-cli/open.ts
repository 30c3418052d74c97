import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect } from '../connect.ts';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { findConnection } from '../embedded-postgres/home.ts';
import { migrate } from '../migrate.ts';
import { StartError } from '../start-error.ts';

export interface WithDatabaseOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly log: (message: string) => void;
  /** Make the database and its tables when they are missing; default: say that they are. */
  readonly create?: boolean;
}

/**
 * Does something with the site's database, whether the site runs or not: uses the Postgres of
 * `databaseUrl`, or the embedded one, which is started temporarily if it is not running.
 *
 * @throws StartError when there is no database, or none that can be opened.
 */
export async function withDatabase<T>(
  { config: { databaseUrl, dataDir }, log, create = false }: WithDatabaseOptions,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !create && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(`There is no database in ${resolve(dataDir)} yet. ${startFirst}`);
  }
  const { client, close } = databaseUrl
    ? opened(await connect({ connectionString: databaseUrl }, log, 5000))
    : await openEmbedded(dataDir, log);
  try {
    if (create) await migrate(client);
    return await work(drizzle(client));
  } catch (error) {
    const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown };
    if ((cause?.code ?? code) !== undefinedTable) throw error;
    throw new StartError(`This database has no table of leads yet. ${startFirst}`);
  } finally {
    await close();
  }
}

const startFirst = 'Start the site once: it makes one.';
const undefinedTable = '42P01';

interface Opened {
  readonly client: pg.Client;
  close(): Promise<void>;
}

const opened = (client: pg.Client, stop = async () => {}): Opened => ({
  client,
  close: () => client.end().then(stop),
});

async function openEmbedded(dataDir: string, log: (message: string) => void): Promise<Opened> {
  const running = await joinRunning(dataDir);
  if (running) return running;
  try {
    return await startForTheWhile(dataDir, log);
  } catch (error) {
    // The site may have been starting a moment ago.
    const started = await joinRunning(dataDir);
    if (started) return started;
    throw error;
  }
}

/** The site's own server, when it runs; the password tells it from any other on the same port. */
async function joinRunning(dataDir: string): Promise<Opened | undefined> {
  try {
    const connection = await findConnection(dataDir);
    return connection && opened(await connect(connection, () => {}, -1));
  } catch {
    return undefined;
  }
}

async function startForTheWhile(dataDir: string, log: (message: string) => void): Promise<Opened> {
  const server = await EmbeddedPostgres.start({ dataDir, log });
  const stop = () => server.close();
  try {
    return opened(await connect(server.connection, log), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

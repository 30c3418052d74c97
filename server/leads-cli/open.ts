import { lstat } from 'node:fs/promises';
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

interface Opened {
  readonly client: pg.Client;
  close(): Promise<void>;
}

/**
 * Does something with the site's database, whether the site runs or not: uses the Postgres of
 * `databaseUrl`, or the embedded one, which is started for the while if need be and stopped again.
 *
 * @throws StartError when there is no database, or none that can be opened.
 */
export async function withDatabase<T>(
  { config: { databaseUrl, dataDir }, log, create = false }: WithDatabaseOptions,
  work: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !create && !(await exists(join(dataDir, 'postgres')))) {
    throw new StartError(`There is no database in ${resolve(dataDir)} yet. ${startFirst}`);
  }
  const { client, close } = databaseUrl
    ? await openAddress(databaseUrl, log)
    : await openEmbedded(dataDir, log);
  try {
    if (create) await migrate(client);
    return await work(drizzle(client));
  } catch (error) {
    if (codeOf(error) !== undefinedTable) throw error;
    throw new StartError(`This database has no table of leads yet. ${startFirst}`);
  } finally {
    await close();
  }
}

const startFirst = 'Start the site once: it makes one.';
const undefinedTable = '42P01';

async function openAddress(databaseUrl: string, log: (message: string) => void): Promise<Opened> {
  const client = await connect({ connectionString: databaseUrl }, log, 5000);
  return { client, close: () => client.end() };
}

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
    if (!connection) return undefined;
    const client = await connect(connection, () => {}, -1);
    return { client, close: () => client.end() };
  } catch {
    return undefined;
  }
}

async function startForTheWhile(dataDir: string, log: (message: string) => void): Promise<Opened> {
  const server = await EmbeddedPostgres.start({ dataDir, log });
  const close = () => server.close();
  try {
    const client = await connect(server.connection, log);
    return { client, close: () => client.end().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): unknown {
  const { cause = error } = (error ?? {}) as { cause?: unknown };
  return (cause as { code?: unknown }).code;
}

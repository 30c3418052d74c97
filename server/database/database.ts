import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  type EmbeddedOptions,
  startEmbedded,
} from '#server/database/embedded/embedded-postgres.ts';
import { OperatorError } from '#server/operator-error.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { endPool, openPool } from './pool.ts';
import { createReadiness } from './readiness.ts';
import { prepareSiteRole } from './site-role.ts';

/** Where the database is, for the operator; never holds a password. */
export interface DatabaseAddress {
  host: string;
  port: number;
  database: string;
  user: string;
  passwordFile?: string;
  dataDir?: string;
}

export interface Database {
  /** 12 connections; a query fails within 5 s rather than wait. */
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  readonly address: DatabaseAddress;
  /** Can a lead be stored now? Answers within 2 s. */
  isReady(): Promise<boolean>;
  /** Ends every connection, and the embedded server. Takes at most about 9 s. */
  close(): Promise<void>;
}

export type Log = (message: string, level?: 'info' | 'error') => void;

export interface OpenDatabaseOptions {
  /** A Postgres to use; without it, an embedded one keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
}

/** Connects to `databaseUrl`, or starts the embedded Postgres on `dataDir`, and migrates. @throws OperatorError */
export function openDatabase({ databaseUrl, ...options }: OpenDatabaseOptions): Promise<Database> {
  return databaseUrl ? open({ connectionString: databaseUrl }, options) : openEmbedded(options);
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const embedded = await startEmbedded(options);
  try {
    const database = await open(embedded.connection, options, prepareSiteRole);
    const { passwordFile, folder: dataDir } = embedded;
    const close = () => database.close().then(embedded.close);
    return { ...database, address: { ...database.address, passwordFile, dataDir }, close };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

/** @param prepare gives the role that the site uses, if it is not the one that opens the database */
async function open(
  config: pg.ClientConfig,
  { log, signal }: Pick<OpenDatabaseOptions, 'log' | 'signal'>,
  prepare = async (_client: pg.Client): Promise<pg.ClientConfig> => ({}),
): Promise<Database> {
  const client = await connect(config, log, undefined, signal);
  const { host, port, user = '', database = '' } = client;
  let site: pg.ClientConfig;
  try {
    await migrate(client);
    site = { ...config, ...(await prepare(client)) };
  } catch (error) {
    // Drizzle hides the database's own message behind the statement.
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    // What a statement names is missing or there already (42501 is a right that is missing).
    const isOther = /^42[^5]/.test((error as { code?: string }).code ?? '');
    const hint =
      ' Another branch or version has changed them: give each a DATA_DIR or DATABASE_URL of its own.';
    throw new OperatorError(
      `The tables could not be brought up to date: ${reason}.${isOther ? hint : ''}`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
  const pool = await openPool(site, log);
  return {
    pool,
    db: drizzle(pool),
    address: { host, port, database, user },
    isReady: createReadiness(pool, log),
    close: () => endPool(pool),
  };
}

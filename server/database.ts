import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connect } from './connect.ts';
import { findDurabilityWarnings } from './durability.ts';
import {
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { StartError } from './start-error.ts';

export { StartError };

/** Where the database is, for the operator; never holds a password. */
export interface DatabaseAddress {
  host: string;
  port: number;
  database: string;
  user: string;
  /** The file that holds the password; absent with `DATABASE_URL`. */
  passwordFile?: string;
  /** The folder that holds the database's files; absent with `DATABASE_URL`. */
  dataDir?: string;
}

/** An open, migrated database. */
export interface Database {
  /** At most 16 connections; a query fails within 5 s rather than wait. */
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  readonly address: DatabaseAddress;
  /** What endangers acknowledged leads here, in plain words; empty when all is well. */
  readonly warnings: readonly string[];
  /** Does the database answer? False within 2 s when it does not. */
  isReady(): Promise<boolean>;
  /** Ends every connection, and the server when it is the embedded one. Takes at most about 9 s. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A Postgres to use; without it, an embedded one keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: (message: string) => void;
}

// Together under 5 s: a visitor is told of a failure within that time.
const connectMs = 2000;
const queryMs = 2500;
// The server gives a statement up first: nothing is stored that its sender was told had failed.
const statementMs = 2000;

/**
 * Opens the database: connects to `databaseUrl`, or starts the embedded Postgres on `dataDir`, then
 * migrates.
 *
 * @throws StartError with a message for the operator.
 */
export function openDatabase({
  databaseUrl,
  dataDir,
  log,
}: OpenDatabaseOptions): Promise<Database> {
  return databaseUrl
    ? open({ connectionString: databaseUrl }, log)
    : openEmbedded({ dataDir, log });
}

/** As `openDatabase` without `databaseUrl`; `options` as the embedded Postgres takes them. */
export async function openEmbedded(options: EmbeddedPostgresOptions): Promise<Database> {
  let database: Database | undefined;
  // The pool reads its options for each new connection.
  const moveTo = (port: number) => {
    if (database) database.pool.options.port = port;
  };
  const embedded = await EmbeddedPostgres.start({ ...options, onPortChange: moveTo });
  try {
    database = await open(embedded.connection, options.log);
    moveTo(embedded.connection.port);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  const { address, pool } = database;
  const { passwordFile, folder } = embedded;
  return {
    ...database,
    address: { ...address, passwordFile, dataDir: folder },
    close: async () => {
      await end(pool);
      await embedded.close();
    },
  };
}

async function open(config: pg.ClientConfig, log: (message: string) => void): Promise<Database> {
  const client = await connect(config, log);
  const { host, port, user = '', database = '' } = client;
  let warnings: string[];
  try {
    await migrate(client);
    warnings = await findDurabilityWarnings(client);
  } catch (error) {
    throw new StartError(`The tables could not be brought up to date: ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
  const pool = createPool(config, log);
  return {
    pool,
    db: drizzle(pool),
    address: { host, port, database, user },
    warnings,
    isReady: () => isReady(pool),
    close: () => end(pool),
  };
}

function createPool(config: pg.ClientConfig, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    application_name: 'website',
    max: 16,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    // Ends on the server what this side no longer waits for. Not sent with the connection's start,
    // because poolers such as PgBouncer refuse that.
    onConnect: (client) => client.query(`set statement_timeout = ${statementMs}`),
  });
  let lastLog = 0;
  // All idle connections break at once: one line tells it.
  pool.on('error', (error) => {
    if (Date.now() - lastLog > 1000) log(`A connection to the database broke: ${error.message}.`);
    lastLog = Date.now();
  });
  return pool;
}

/** Drizzle hides the database's own message behind the statement. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

function isReady(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(1900, false, { ref: false })]);
}

/** Waits for queries under way, which end by their own timeouts. */
async function end(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(3000, undefined, { ref: false })]);
}

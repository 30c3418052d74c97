import { randomBytes } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '#server/database/embedded/embedded-postgres.ts';
import { StartError } from '#server/start-error.ts';
import { connect, findAddressWarnings } from './connect.ts';
import { findDurabilityWarnings } from './durability.ts';
import { migrate } from './migrate.ts';
import { createPool, endPool, fillPool } from './pool.ts';
import { createReadiness } from './readiness.ts';
import { prepareSiteRole, siteRole } from './site-role.ts';

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
  /** Can a lead be stored now? Found out at most once a second; false within 2 s. */
  isReady(): Promise<boolean>;
  /** Ends every connection, and the server when it is the embedded one. Takes at most about 9 s. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A Postgres to use; without it, an embedded one keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Abandons the start, and leaves nothing running. */
  readonly signal?: AbortSignal | undefined;
}

/** The open database with what its end and its moves need. */
interface Opened extends Database {
  readonly pools: readonly pg.Pool[];
}

/**
 * Opens the database: connects to `databaseUrl`, or starts the embedded Postgres on `dataDir`, then
 * migrates.
 *
 * @throws StartError with a message for the operator.
 */
export function openDatabase({ databaseUrl, ...options }: OpenDatabaseOptions): Promise<Database> {
  return databaseUrl ? open({ connectionString: databaseUrl }, options) : openEmbedded(options);
}

/** As `openDatabase` without `databaseUrl`; `options` as the embedded Postgres takes them. */
export async function openEmbedded(options: EmbeddedPostgresOptions): Promise<Database> {
  let database: Opened | undefined;
  // A pool reads its options for each new connection.
  const moveTo = (port: number) => {
    for (const pool of database?.pools ?? []) pool.options.port = port;
  };
  const embedded = await EmbeddedPostgres.start({ ...options, onPortChange: moveTo });
  // Nobody else needs it, so it is a new one every time.
  const password = randomBytes(24).toString('base64url');
  try {
    database = await open(embedded.connection, {
      ...options,
      site: { user: siteRole, password },
      prepare: (client) => prepareSiteRole(client, password),
    });
    moveTo(embedded.connection.port);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  const { address, close } = database;
  const { passwordFile, folder } = embedded;
  return {
    ...database,
    address: { ...address, passwordFile, dataDir: folder },
    close: async () => {
      await close();
      await embedded.close();
    },
  };
}

interface OpenOptions extends Pick<OpenDatabaseOptions, 'log' | 'signal'> {
  /** The role the site uses once the database is prepared; default: the one that prepares it. */
  readonly site?: pg.ClientConfig;
  readonly prepare?: (client: pg.Client) => Promise<void>;
}

async function open(
  config: pg.ClientConfig,
  { log, signal, site = {}, prepare }: OpenOptions,
): Promise<Opened> {
  const client = await connect(config, log, undefined, signal);
  const { host, port, user = '', database = '' } = client;
  let warnings: string[];
  try {
    await migrate(client);
    await prepare?.(client);
    warnings = [
      ...findAddressWarnings({ ...config, host }),
      ...(await findDurabilityWarnings(client)),
    ];
  } catch (error) {
    throw new StartError(`The tables could not be brought up to date: ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
  const pool = createPool({ ...config, ...site, max: 16 }, log);
  // A connection of its own, which neither waits for leads nor makes them wait, and a new one each time.
  const probePool = createPool({ ...config, ...site, min: 0, max: 1, maxUses: 1 }, log);
  await fillPool(pool);
  const pools = [pool, probePool];
  return {
    pool,
    pools,
    db: drizzle(pool),
    address: { host, port, database, user },
    warnings,
    isReady: createReadiness(probePool, log),
    close: async () => void (await Promise.all(pools.map(endPool))),
  };
}

/** Drizzle hides the database's own message behind the statement. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts';
import type { EmbeddedOptions } from '#server/database/embedded/server.ts';
import { OperatorError } from '#server/operator-error.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { endPool, openPool } from './pool.ts';
import { createReadiness } from './readiness.ts';
import { prepareSiteRole } from './site-role.ts';

export type Log = (message: string, level?: 'info' | 'error') => void;

export interface OpenDatabaseOptions extends EmbeddedOptions {
  /** A Postgres to use; without it, an embedded one keeps its files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly log: Log;
}

export type Database = Awaited<ReturnType<typeof open>>;

/** Connects to `databaseUrl`, or starts the embedded Postgres on `dataDir`, and migrates. @throws OperatorError */
export function openDatabase({ databaseUrl, ...options }: OpenDatabaseOptions): Promise<Database> {
  return databaseUrl ? open({ connectionString: databaseUrl }, options) : openEmbedded(options);
}

export const openEmbedded = (options: EmbeddedOptions): Promise<Database> =>
  startEmbedded(options, (connection, { folder, passwordFile }) =>
    open(connection, options, { folder, passwordFile }, prepareSiteRole),
  );

/** @param prepare gives the role that the site uses, if it is not the one that opens the database */
async function open(
  config: pg.ClientConfig,
  { log, signal }: Pick<OpenDatabaseOptions, 'log' | 'signal'>,
  place: { readonly folder?: string; readonly passwordFile?: string } = {},
  prepare = async (_client: pg.Client): Promise<pg.ClientConfig> => ({}),
) {
  const client = await connect(config, log, undefined, signal);
  const { host, port, user = '', database = '' } = client;
  let site: pg.ClientConfig;
  try {
    await migrate(client, log);
    site = { ...config, ...(await prepare(client)) };
  } catch (error) {
    // Drizzle hides the database's own message behind the statement.
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    // Class 42 is a table or column that is missing or differs. 42501 is a missing right.
    const hint = /^42[^5]/.test((error as { code?: string }).code ?? '')
      ? ' The database holds tables of the same names with other columns: give this site a database of its own.'
      : '';
    const what = `The tables could not be brought up to date: ${reason}.${hint}`;
    throw new OperatorError(what, { cause: error });
  } finally {
    await client.end();
  }
  const pool = await openPool(site, log);
  return {
    /** 12 connections; a query fails within 5 s rather than wait. */
    pool,
    db: drizzle(pool),
    /** For the operator; never holds a password. */
    address: { host, port, database, user, ...place },
    /** Can a lead be stored now? Answers within 2 s. */
    isReady: createReadiness(pool, log),
    /** Ends every connection, and the embedded server. Takes at most about 9 s. */
    close: () => endPool(pool),
  };
}

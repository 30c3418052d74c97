import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  adviceOn,
  innermostCause,
  insufficientPrivilege,
  lockNotAvailable,
  wordsOf,
} from '#server/base/database-faults.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import type { ConnectOptions } from './connect.ts';
import { commitAfter } from './pool.ts';
import { syncOptions } from './sync-options.ts';
import { warnOfUnreadable } from './unreadable-tables.ts';

/** The key of the lock under which one process at a time migrates. It is the same in every version. */
const migrationLock = 7_201_502;

/** The folder is beside this file in the source and beside the bundle after a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** How often a migration is tried, once a second, while others use the tables. */
const maxTries = 60;

/**
 * Brings the database to this version's tables. If several processes start together, one migrates and the others
 * wait. If nothing is missing, it writes nothing, so the role needs no right to make tables.
 * @throws OperatorError after everything was undone, or the reason of the signal
 */
export async function migrate(
  client: pg.Client,
  { log = () => {}, signal }: Pick<ConnectOptions, 'log' | 'signal'> = {},
): Promise<void> {
  try {
    const migrations = readMigrationFiles({ migrationsFolder });
    const schema = await findSchema(client);
    if (schema !== 'public') log(`The tables of the site are in the schema ${schema}.`);
    await runMissing(client, schema, migrations, signal);
    await syncOptions(drizzle(client)).catch((error) => {
      if (innermostCause(error).code !== insufficientPrivilege) throw error;
      log(
        'The view "leads" keeps the labels of another version, because the role may not change them. To change ' +
          'them, start this version once as the owner of the tables.',
      );
    });
    await warnOfUnreadable(client, log);
  } catch (error) {
    signal?.throwIfAborted();
    throw explain(error, adviceOn(error));
  }
}

/** Returns an error that says why the tables could not be made or changed, and what to do. */
function explain(error: unknown, advice = 'See docs/troubleshooting.md.'): OperatorError {
  if (error instanceof OperatorError) return error;
  // Drizzle's own message repeats the statement.
  const reason = wordsOf(innermostCause(error));
  const message = `The tables could not be brought up to date: ${reason}.\n${advice}`;
  return new OperatorError(message, { cause: error });
}

/** Runs the missing migrations. While others use the tables, it tries again. */
async function runMissing(
  client: pg.Client,
  schema: string,
  migrations: readonly MigrationMeta[],
  signal?: AbortSignal,
): Promise<void> {
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  for (let tries = 1; (await findNewest(client)) < newest; tries++) {
    try {
      await runMigrations(client, schema, migrations);
    } catch (error) {
      await client.query('rollback').catch(() => {});
      const { code } = innermostCause(error);
      if (code === insufficientPrivilege) throw explain(error, adviceOnRights(client, schema));
      if (code !== lockNotAvailable || tries >= maxTries) throw error;
      await sleep(1000, undefined, { signal });
    }
  }
}

/** Returns a name for a statement, in quotes. */
const quote = (name = '') => pg.escapeIdentifier(name);

const adviceOnRights = ({ user, database }: pg.Client, schema: string) =>
  [
    'If this role may only store leads, start this version once as the owner of the tables.',
    'Otherwise, run in a console, as the owner of the database:',
    `  GRANT CREATE ON DATABASE ${quote(database)} TO ${quote(user)};`,
    `  GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${quote(user)};`,
  ].join('\n');

/**
 * Returns the schema with `contact_forms`, else the first of the search path, quoted for a statement.
 * @throws OperatorError when the search path names no schema
 */
async function findSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string | null; path: string }>(`
    select coalesce(
      (select relnamespace::regnamespace::text from pg_class where oid = to_regclass('contact_forms')),
      quote_ident(current_schema())
    ) as schema, current_setting('search_path') as path`);
  const [{ schema, path } = { schema: null, path: '' }] = rows;
  if (schema) return schema;
  const role = quote(client.user);
  throw new OperatorError(
    `The search path of the role ${role} (${path}) leads to no schema that it may use. In a console, as the owner of ` +
      `the database: GRANT USAGE, CREATE ON SCHEMA public TO ${role}; ALTER ROLE ${role} SET search_path = public;`,
  );
}

/** Returns when the newest migration of the database was written, in milliseconds. It is 0 in a new database. */
async function findNewest(client: pg.Client): Promise<number> {
  const list = 'drizzle.__drizzle_migrations';
  // Reading a table renews PostgreSQL's cache of names. Otherwise `to_regclass` might not find a list that another
  // process has made during the wait for the lock.
  const { rowCount } = await client.query(
    `select from pg_class where oid = to_regclass('${list}')`,
  );
  if (rowCount === 0) return 0;
  const { rows } = await client.query(`select max(created_at) as newest from ${list}`);
  return Number(rows[0].newest);
}

/**
 * Runs the missing migrations in one transaction, under a lock. It waits half a second for the lock of
 * a table, because leads queue behind it. After one second PostgreSQL might refuse a lead for a deadlock.
 */
async function runMigrations(
  client: pg.Client,
  schema: string,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  // `local`, because a pooler may give the connection to others afterwards.
  await client.query(`begin isolation level read committed;
    set local lock_timeout = '500ms'; set local statement_timeout = 0;
    set local search_path = ${schema};
    select pg_advisory_xact_lock(${migrationLock})`);
  await commitAfter(client, async () => {
    const newest = await findNewest(client);
    // Later the role may have lost the right to make schemas, which even "if not exists" would need.
    if (newest === 0) {
      await client.query(`create schema if not exists drizzle;
        create table if not exists drizzle.__drizzle_migrations
          (id serial primary key, hash text not null, created_at bigint)`);
    }
    // Another process may have migrated during the wait for the lock, perhaps one of a newer version.
    const missing = migrations.filter(({ folderMillis }) => folderMillis > newest);
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await client.query(statement);
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [hash, folderMillis],
      );
    }
  });
}

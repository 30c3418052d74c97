import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { syncOptions } from './sync-options.ts';

/** Any number, the same in every version of the site: "one migrates at a time". */
const migrationLock = 7_201_502;

/**
 * Brings the database to this version's tables. Several copies of the site may start at once: one
 * migrates, the others wait for it (at most a minute) and find nothing to do.
 *
 * @param client an open connection of its own
 * @throws the database's error when a migration fails; it is then undone as a whole.
 */
export async function migrate(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '60s'");
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await runMigrations(drizzle(client), { migrationsFolder: findMigrations() });
    await syncOptions(drizzle(client));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** Beside this file in the source, beside the bundle (or a folder above its chunks) after a build. */
function findMigrations(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = ['migrations', '../migrations', '../../server/migrations'];
  const found = candidates
    .map((path) => join(here, path))
    .find((folder) => existsSync(join(folder, 'meta/_journal.json')));
  if (!found) throw new Error(`the migrations are missing beside ${here}`);
  return found;
}

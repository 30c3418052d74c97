import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { siteRights } from './site-role.ts';
import { syncOptions } from './sync-options.ts';

/** Any number, the same in every version of the site: "one migrates at a time". */
const migrationLock = 7_201_502;

/**
 * Brings the database to this version's tables. Several copies of the site may start at once: one
 * migrates, the others wait for it (at most a minute) and find nothing to do. Where all is done
 * already nothing is written, so that a role without rights to make tables can start the site.
 *
 * @param client an open connection of its own
 * @throws the database's error when a migration fails; it is then undone as a whole.
 */
export async function migrate(client: pg.Client): Promise<void> {
  const db = drizzle(client);
  const migrationsFolder = findMigrations();
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((m) => m.folderMillis));
  if ((await findState(db)) < newest) {
    await db.transaction(async (tx) => {
      // All of it for this transaction alone: a pooler may give the connection to others afterwards.
      await tx.execute(sql`set local lock_timeout = '60s'; set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(migrationLock))})`);
      await runMigrations(tx as unknown as NodePgDatabase, { migrationsFolder });
      // Whoever may store leads, a role of the operator's own perhaps, may use new tables as well.
      const { rows } = await tx.execute<{ role: string }>(sql`
        select distinct grantee::regrole::text as role from pg_class, aclexplode(relacl)
        where oid = 'contact_forms'::regclass and privilege_type = 'INSERT'
          and grantee not in (relowner, 0)`);
      for (const { role } of rows) await tx.execute(sql.raw(siteRights(role)));
    });
  }
  await syncOptions(db);
}

/** The moment of the last migration this database has had, as drizzle numbers them; 0: none. */
async function findState(db: NodePgDatabase): Promise<number> {
  try {
    const { rows } = await db.execute<{ last: string | null }>(
      sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    const { code } = (error as Error).cause as { code?: string };
    // No such schema or table: a new database.
    if (code === '3F000' || code === '42P01') return 0;
    throw error;
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

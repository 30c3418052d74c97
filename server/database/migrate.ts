import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { formOptions } from '#shared/form-options.ts';
import { formOptionLabels } from './own-tables.ts';
import { siteRights } from './site-role.ts';

/** Any number, the same in every version of the site: "one migrates at a time". */
const migrationLock = 7_201_502;

/** Beside this file in the source, beside the bundle after a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

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
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((m) => m.folderMillis));
  const present = await db
    .execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`)
    // No such table: a new database.
    .then(
      ({ rows }) => Number(rows[0]?.last),
      () => 0,
    );
  if (present < newest) {
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

/**
 * Brings the database's words for the form's choices up to `formOptions`, for the view `leads`.
 * Writes only when something differs, so that a start needs no right to.
 */
export async function syncOptions(db: NodePgDatabase): Promise<void> {
  const wanted = Object.entries(formOptions).flatMap(([field, options]) =>
    options.map((option) => ({ field, ...option })),
  );
  const spelt = (row: (typeof wanted)[number]) => [row.field, row.value, row.label].join('\n');
  const present = new Set((await db.select().from(formOptionLabels)).map(spelt));
  if (wanted.every((row) => present.has(spelt(row)))) return;
  const { field, value } = formOptionLabels;
  await db
    .insert(formOptionLabels)
    .values(wanted)
    .onConflictDoUpdate({ target: [field, value], set: { label: sql`excluded.label` } });
}

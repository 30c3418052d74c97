import { randomBytes } from 'node:crypto';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as ownTables from './own-tables.ts';

/** The site's role in its embedded database; the superuser is for its start and for staff. */
const siteRole = 'website';

/** What is stored for good, and what the site only reads; all other tables are its own records. */
const lesserRights: Readonly<Record<string, string>> = {
  ...{ contact_forms: 'select, insert', spam_marks: 'select, insert' },
  ...{ lead_answers: 'select, insert', lead_sources: 'select, insert' },
  ...{ leads: 'select', form_options: 'select', site_secrets: 'select' },
};

/**
 * All that a role needs to run the site: it stores leads and what is said of them, but neither changes
 * nor deletes those, and keeps the site's own records. A new table is among them by itself: migrations
 * grant nothing.
 *
 * @param role as SQL names it
 */
export function siteRights(role: string): string {
  const own = Object.values(ownTables).flatMap((table) =>
    is(table, PgTable) ? getTableName(table) : [],
  );
  const tables = [...new Set([...Object.keys(lesserRights), ...own])];
  return [
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    ...tables.map(
      (table) =>
        `grant ${lesserRights[table] ?? 'select, insert, update, delete'} on ${table} to ${role}`,
    ),
    `grant usage on all sequences in schema public to ${role}`,
  ].join('; ');
}

/**
 * Makes the site's role in a migrated database if need be, gives it its rights and a new password, as
 * nobody else needs it, and tells how to log in.
 *
 * @param client a superuser's connection
 */
export async function prepareSiteRole(client: pg.Client) {
  const password = randomBytes(24).toString('base64url');
  const found = await client.query('select from pg_roles where rolname = $1', [siteRole]);
  if (found.rowCount === 0) await client.query(`create role ${siteRole} login`);
  await client.query(`alter role ${siteRole} password '${password}'`);
  await client.query(siteRights(siteRole));
  return { user: siteRole, password };
}

import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { contactForms, users } from '#shared/schema.ts';
import * as siteTables from './schema.ts';

const tables = [contactForms, ...Object.values(siteTables).filter((table) => is(table, PgTable))];

/**
 * Returns the tables on which the role of this connection has no rights. An update may have made them since somebody gave
 * the role its rights. The site never reads the record of who has read leads, so no right on it is missing.
 */
export async function findUnreadableTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege(to_regclass(name), 'select') order by name`,
    [tables.filter((table) => table !== siteTables.leadAccesses).map(getTableName)],
  );
  return rows.map(({ name }) => name);
}

/** Returns the statements that give the role of this connection the rights to make and change the tables. */
export async function findMissingGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `
    select format('GRANT CREATE ON DATABASE %I TO %I;', current_database(), current_user) as statement
    where not has_database_privilege(current_database(), 'create') and to_regnamespace('drizzle') is null
    union all
    select format('GRANT USAGE, CREATE ON SCHEMA %I TO %I;', nspname, current_user) from pg_namespace
    where nspname in (current_schema(), 'drizzle')
      and not (has_schema_privilege(oid, 'usage') and has_schema_privilege(oid, 'create'))
    union all
    select format('GRANT %I TO %I;', relowner::regrole, current_user) from pg_class
    where relname = any($1) and relnamespace::regnamespace::text = quote_ident(current_schema())
      and not pg_has_role(relowner, 'usage')
    group by relowner`,
    [['leads', ...[...tables, users].map(getTableName)]],
  );
  return rows.map(({ statement }) => statement);
}

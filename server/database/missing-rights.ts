import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { users } from '#shared/schema.ts';
import { leadAccesses } from './schema.ts';
import { siteTables } from './site-tables.ts';

/**
 * Returns the tables, and the view, that the role of this connection may not read. An update may have made them since
 * somebody gave the role its rights. The site never reads the record of who has read leads.
 */
export async function findUnreadable(client: pg.Client): Promise<string[]> {
  const readTables = siteTables.filter((table) => table !== leadAccesses);
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
    where not has_table_privilege(to_regclass(name), 'select') order by name`,
    [['leads', ...readTables.map(getTableName)]],
  );
  return rows.map(({ name }) => name);
}

/** Returns the statements that let the role of this connection make and change the tables of a schema. */
export async function findMissingGrants(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `
    select format('GRANT CREATE ON DATABASE %I TO %I;', current_database(), current_user) as statement
    where not has_database_privilege(current_database(), 'create') and to_regnamespace('drizzle') is null
    union all
    select format('GRANT USAGE, CREATE ON SCHEMA %I TO %I;', nspname, current_user) from pg_namespace
    where oid in (to_regnamespace($2), to_regnamespace('drizzle'))
      and not (has_schema_privilege(oid, 'usage') and has_schema_privilege(oid, 'create'))
    union all
    select format('GRANT %I TO %I;', pg_get_userbyid(relowner), current_user) from pg_class
    where relname = any($1) and relnamespace = to_regnamespace($2)
      and not pg_has_role(relowner, 'usage')
    group by relowner`,
    [['leads', ...[...siteTables, users].map(getTableName)], schema],
  );
  return rows.map(({ statement }) => statement);
}

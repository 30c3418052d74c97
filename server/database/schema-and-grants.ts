import type pg from 'pg';
import { OperatorError } from '#server/operator-error.ts';

/**
 * Finds the schema of the site's tables: the one with `contact_forms`, else the first of the search path.
 * @throws OperatorError when the search path names no schema
 */
export async function findSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string | null; path: string; role: string }>(`
    select coalesce(
      (select relnamespace::regnamespace::text from pg_class where oid = to_regclass('contact_forms')),
      quote_ident(current_schema())
    ) as schema, current_setting('search_path') as path, quote_ident(current_user) as role`);
  const { schema, path, role } = rows[0] ?? {};
  if (schema) return schema;
  throw new OperatorError(
    `The search path of the role ${role} (${path}) leads to no schema that it may use. In a console, as the owner of ` +
      `the database: GRANT USAGE, CREATE ON SCHEMA public TO ${role}; ALTER ROLE ${role} SET search_path = public;`,
  );
}

/** Returns the statements that give the role of this connection the rights to make and change the tables. */
export async function findMissingGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('GRANT CREATE ON DATABASE %I TO %I;', current_database(), current_user) as statement
    where not has_database_privilege(current_database(), 'create') and to_regnamespace('drizzle') is null
    union all
    select format('GRANT USAGE, CREATE ON SCHEMA %I TO %I;', nspname, current_user) from pg_namespace
    where nspname in (current_schema(), 'drizzle')
      and not (has_schema_privilege(oid, 'usage') and has_schema_privilege(oid, 'create'))
    union all
    select format('GRANT %I TO %I;', relowner::regrole, current_user) from pg_class
    where relkind in ('r', 'v') and relname ~ '^(contact_|lead|users$|site_secrets$|form_options$|spam_marks$)'
      and relnamespace::regnamespace::text = quote_ident(current_schema())
      and not pg_has_role(relowner, 'usage')
    group by relowner`);
  return rows.map(({ statement }) => statement);
}

import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { contactForms, users } from '#shared/schema.ts';
import * as ours from './schema.ts';

const tables = [contactForms, ...Object.values(ours).filter((one) => is(one, PgTable))];

// The order of a module's exports is not the same in every runtime.
const namesOf = (some: readonly PgTable[]) => some.map(getTableName).sort();

/** Lists the tables whose rows the site changes or deletes, or does not write. Staff undo an answer or a note. */
const exceptions: readonly (readonly [rights: string, readonly PgTable[]])[] = [
  ['select', [ours.formOptionLabels, ours.siteSecrets]],
  ['select, insert, delete', [ours.leadAnswers, ours.leadNotes]],
  [
    'select, insert, update, delete',
    [ours.contactRateLimits, ours.contactSubmissions, ours.leadOutbox],
  ],
];

/** The site reads and adds rows of every other table, except the record of who has read leads. */
const others = tables.filter(
  (table) =>
    table !== ours.leadAccesses && !exceptions.some(([, excepted]) => excepted.includes(table)),
);

/** The names of the tables that number their rows. */
const numbered = namesOf(tables.filter((table) => 'id' in getTableColumns(table)));

/**
 * Returns the statements that let a role run the site. It stores leads, but neither changes nor deletes them. They name
 * each table and sequence, because the schema may hold those of another role. docs/deploying.md shows them.
 */
export function siteRights(
  role: string,
  schema = 'public',
  sequences = numbered.map((table) => `${table}_id_seq`),
): string {
  const statements = [
    `grant usage on schema ${schema}, drizzle to ${role};`,
    `grant select on drizzle.__drizzle_migrations, leads to ${role};`,
    ...[['select, insert', others] as const, ...exceptions].map(
      ([rights, some]) => `grant ${rights} on ${namesOf(some).join(', ')} to ${role};`,
    ),
    `grant usage on sequence ${sequences.join(', ')} to ${role};`,
    `revoke all on lead_accesses from ${role};`,
  ];
  return statements.join('\n');
}

/**
 * Gives the rights on new tables to the roles that run the site, and returns their names. Only the site deletes from the
 * outbox, so the right to do so tells its roles from those of other programs. A role that may update the record of
 * accesses is not the site's. It has rights on every table, as Supabase gives them to the public roles of its Data API.
 */
export async function renewSiteRights(client: pg.Client, schema: string): Promise<string[]> {
  const { rows: roles } = await client.query<{ name: string }>(`
    select distinct grantee::regrole::text as name from pg_class, aclexplode(relacl)
    where oid = 'lead_outbox'::regclass and privilege_type = 'DELETE'
      and grantee not in (relowner, 0)
      and grantee not in (
        select grantee from pg_class, aclexplode(relacl)
        where oid = 'lead_accesses'::regclass and privilege_type = 'UPDATE')`);
  // A former site's sequence may have another name.
  const { rows: sequences } = await client.query<{ name: string }>(
    `select pg_get_serial_sequence(name, 'id') as name from unnest($1::text[]) as name
     where pg_get_serial_sequence(name, 'id') is not null`,
    [numbered],
  );
  const names = sequences.map(({ name }) => name);
  for (const { name } of roles) await client.query(siteRights(name, schema, names));
  return roles.map(({ name }) => name);
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
    [['leads', ...namesOf([...tables, users])]],
  );
  return rows.map(({ statement }) => statement);
}

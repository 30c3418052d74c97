import type pg from 'pg';

/** Lists the tables whose rows the site never updates. A new table belongs to this list or the next one. */
const permanentTables = 'contact_forms, spam_marks, lead_answers, lead_notes, lead_sources';
const workingTables = 'contact_rate_limits, contact_submissions, lead_outbox';

/**
 * Returns the statements that let a role run the site. It stores leads, but neither changes nor deletes them. Staff undo
 * an answer or a note.
 */
export const siteRights = (role: string, schema = 'public'): string => `
  grant usage on schema ${schema}, drizzle to ${role};
  grant select on all tables in schema drizzle to ${role};
  grant select on leads, form_options, site_secrets, ${permanentTables}, ${workingTables} to ${role};
  grant insert on ${permanentTables}, ${workingTables} to ${role};
  grant update, delete on ${workingTables} to ${role};
  grant delete on lead_answers, lead_notes to ${role};
  revoke all on lead_accesses from ${role};
  grant usage on all sequences in schema ${schema} to ${role}`;

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

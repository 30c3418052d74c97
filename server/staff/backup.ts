import { open } from 'node:fs/promises';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toSafeJson } from '#server/database/sanitize.ts';
import { leadSources } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { contactForms } from '#shared/schema.ts';
import type { Pages } from './find-leads.ts';

/** All columns of the leads, one lead a line; in pieces. */
export async function* formatJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const leads of pages) {
    yield before + leads.map(toSafeJson).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

/** Reads a backup to its end, before a database is made for it. @throws OperatorError when it is none, or not whole */
export async function checkBackup(file: string): Promise<void> {
  for await (const _lines of readLines(file));
}

/**
 * Puts back the leads of a backup that the database does not hold: all of them, or none if anything fails. A lead keeps
 * its number unless another has it by now. May run while the site does. Fields that this version does not know are left
 * out. @throws OperatorError as `checkBackup` does; the database's error
 */
export function restoreLeads(db: NodePgDatabase, file: string) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table backup (lead json) on commit drop`);
    for await (const lines of readLines(file)) {
      await tx.execute(sql`insert into backup select unnest(${sql.param(lines)}::json[])`);
    }
    // For everybody at once: visitors' leads of this moment get numbers beyond these.
    await tx.execute(sql`
      select setval('contact_forms_id_seq', greatest(last_value, (select max((lead->>'id')::int) from backup)))
      from contact_forms_id_seq`);
    const missing = await tx.execute(sql`
      create temporary table missing on commit drop as
      select lead, case when id in (select id from contact_forms)
        then nextval('contact_forms_id_seq') else id end as id
      from (select lead, (lead->>'id')::int as id from backup) as numbered
      where not exists (
        select from contact_forms where created_at = (lead->>'createdAt')::timestamptz
          and name = lead->>'name' and email = lead->>'email' and phone = lead->>'phone')`);
    await tx.execute(insertMissing(contactForms, 'id'));
    await tx.execute(insertMissing(leadSources, 'contact_form_id'));
    await tx.execute(sql`
      insert into spam_marks select id, lead->>'possibleSpam' from missing
      where lead->>'possibleSpam' is not null`);
    await tx.execute(sql`
      insert into lead_answers (contact_form_id, answered_at)
      select id, (lead->>'answeredAt')::timestamptz from missing where lead->>'answeredAt' is not null`);
    await tx.execute(sql`
      insert into lead_notes (contact_form_id, at, author, note)
      select id, coalesce(lead->>'answeredAt', lead->>'createdAt')::timestamptz, '', lead->>'note'
      from missing where lead->>'note' is not null`);
    const { rows } = await tx.execute<{ all: number }>(
      sql`select count(*)::int as all from backup`,
    );
    const count = missing.rowCount ?? 0;
    return { count, known: (rows[0]?.all ?? 0) - count };
  });
}

/** Fills a table's columns with the fields of their names. */
function insertMissing(table: PgTable, key: string): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => name !== key);
  const names = columns.map(([, column]) => sql`, ${sql.identifier(column.name)}`);
  const values = columns.map(([field, column]) =>
    sql.raw(`, (lead->>'${field}')::${column.getSQLType()}`),
  );
  return sql`insert into ${table} (${sql.identifier(key)}${sql.join(names)})
    select id${sql.join(values)} from missing`;
}

/** A lead near the end of the numbers would leave none for those that come after it. */
const maxId = 1_000_000_000;
const pageSize = 25;

async function* readLines(file: string): AsyncGenerator<string[]> {
  let leads: string[] = [];
  let lastLine = '';
  try {
    for await (const line of (await open(file)).readLines()) {
      if (line !== '') lastLine = line;
      if (['[', ']', ''].includes(line)) continue;
      const lead = line.replace(/,$/, '');
      if (!(JSON.parse(lead).id <= maxId)) throw new Error('it is no lead');
      if (leads.push(lead) < pageSize) continue;
      yield leads;
      leads = [];
    }
    if (lastLine !== ']') throw new Error('it ends too early');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code ?? 'it is not a whole backup of leads';
    throw new OperatorError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  }
  yield leads;
}

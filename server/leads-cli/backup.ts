import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { contactForms } from '#shared/schema.ts';
import { toRecord } from '../lead-view.ts';
import { safeJson } from '../one-line.ts';
import { StartError } from '../start-error.ts';
import type { Pages } from './find-leads.ts';

const recordSchema = createSelectSchema(contactForms, {
  id: z.int32().positive(),
  // A Date would lose the microseconds.
  createdAt: z.iso.datetime(),
})
  // Backups of former versions know no marks.
  .extend({ possibleSpam: z.string().nullish() });

/** All columns of the leads, one lead a line; in pieces. */
export async function* formatJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const leads of pages) {
    yield before + leads.map((lead) => safeJson(toRecord(lead))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

/**
 * Reads a backup to its end, before a database is opened or made for it.
 *
 * @throws StartError when the file cannot be read, is something else or has been cut off
 */
export async function checkBackup(file: string): Promise<void> {
  const pages = readRecords(file);
  while (!(await pages.next()).done);
}

/**
 * Puts back the leads of a backup, or of what `--json` has printed, that the database does not hold:
 * all of them, or none if anything fails. A lead keeps its number unless another has it by now. May
 * run while the site does.
 *
 * @throws StartError as `checkBackup` does
 */
export function restoreLeads(
  db: NodePgDatabase,
  file: string,
): Promise<{ restored: number; known: number }> {
  return db.transaction(async (transaction) => {
    let count = 0;
    await transaction.execute(
      sql`create temporary table restored (like contact_forms, possible_spam text) on commit drop`,
    );
    for await (const records of readRecords(file)) {
      await transaction.execute(sql`
        insert into restored
          (id, name, email, phone, city, project_type, message, created_at, possible_spam)
        select
          id, name, email, phone, city, "projectType", message, "createdAt", "possibleSpam"
        from json_to_recordset(${JSON.stringify(records)}) as lead (
          id int, name text, email text, phone text, city text, "projectType" text, message text,
          "createdAt" timestamptz, "possibleSpam" text
        )`);
      count += records.length;
    }
    await transaction.execute(sql`
      delete from restored lead using contact_forms known
      where known.created_at = lead.created_at
        and (known.name, known.email, known.phone) = (lead.name, lead.email, lead.phone)`);
    // For everybody at once: visitors' leads of this moment get numbers beyond these.
    await transaction.execute(sql`
      select setval('contact_forms_id_seq', greatest(last_value, (select max(id) from restored)))
      from contact_forms_id_seq`);
    await transaction.execute(sql`
      update restored lead set id = nextval('contact_forms_id_seq')
      where exists (select from contact_forms taken where taken.id = lead.id)`);
    const { rowCount } = await transaction.execute(sql`
      insert into contact_forms (id, name, email, phone, city, project_type, message, created_at)
      select id, name, email, phone, city, project_type, message, created_at from restored`);
    await transaction.execute(sql`
      insert into spam_marks (contact_form_id, reason)
      select id, possible_spam from restored where possible_spam is not null`);
    const restored = rowCount ?? 0;
    return { restored, known: count - restored };
  });
}

/** How many leads of a backup are held in memory at once. */
const pageSize = 25;

async function* readRecords(file: string) {
  let records: z.output<typeof recordSchema>[] = [];
  let lastLine = '';
  try {
    for await (const line of readLines(file)) {
      if (line !== '') lastLine = line;
      if (['[', ']', ''].includes(line)) continue;
      records.push(recordSchema.parse(JSON.parse(line.replace(/,$/, ''))));
      if (records.length === pageSize) {
        yield records;
        records = [];
      }
    }
    if (lastLine !== ']') throw new Error('it ends too early');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code ?? 'it is not a whole backup of leads';
    throw new StartError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  }
  yield records;
}

/** Without their ends. `readline` would swallow read errors. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = `${rest}${piece}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

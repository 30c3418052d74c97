import { createReadStream } from 'node:fs';
import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { besideColumns, toRecord } from '#server/database/lead-view.ts';
import { safeJson } from '#server/database/one-line.ts';
import { StartError } from '#server/start-error.ts';
import { contactForms } from '#shared/schema.ts';
import type { Pages } from './find-leads.ts';

const ownColumns = getTableColumns(contactForms);

/** Backups of former versions know fewer fields; those that this version does not know are left out. */
const recordSchema = z.object({
  ...Object.fromEntries(
    Object.entries({ ...ownColumns, ...besideColumns }).map(([field, column]) => {
      // A Date would lose the microseconds.
      const text = column.dataType === 'date' ? z.iso.datetime() : z.string();
      return [field, field in ownColumns && column.notNull ? text : text.nullish()];
    }),
  ),
  // A lead near the end of the numbers would leave none for those that come after it.
  id: z.int().positive().max(1_000_000_000),
});

type LeadRecord = z.output<typeof recordSchema>;

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

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const list = (items: readonly string[]) => sql.raw(items.join(', '));

const besides = Object.entries(besideColumns);

/** A record as a row of the table `restored`. */
const toRow = (record: LeadRecord) =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [toColumn(field), value]));

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
): Promise<{ count: number; known: number }> {
  return db.transaction(async (transaction) => {
    let read = 0;
    const more = besides.map(([field, column]) => `${toColumn(field)} ${column.getSQLType()}`);
    await transaction.execute(
      sql`create temporary table restored (like contact_forms, ${list(more)}) on commit drop`,
    );
    for await (const records of readRecords(file)) {
      const rows = JSON.stringify(records.map(toRow));
      await transaction.execute(
        sql`insert into restored select * from json_populate_recordset(null::restored, ${rows})`,
      );
      read += records.length;
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
    const own = list(Object.keys(ownColumns).map(toColumn));
    const { rowCount } = await transaction.execute(
      sql`insert into contact_forms (${own}) select ${own} from restored`,
    );
    for (const table of new Set(besides.map(([, column]) => column.table))) {
      const fields = besides.filter(([, column]) => column.table === table);
      const into = list(fields.map(([, column]) => column.name));
      const from = list(fields.map(([field]) => toColumn(field)));
      const needed = fields.filter(([, column]) => column.notNull);
      const known = list((needed.length > 0 ? needed : fields).map(([field]) => toColumn(field)));
      await transaction.execute(sql`
        insert into ${table} (contact_form_id, ${into})
        select id, ${from} from restored where num_nonnulls(${known}) > 0`);
    }
    const count = rowCount ?? 0;
    return { count, known: read - count };
  });
}

/** How many leads of a backup are held in memory at once. */
const pageSize = 25;

async function* readRecords(file: string): AsyncGenerator<LeadRecord[]> {
  let records: LeadRecord[] = [];
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

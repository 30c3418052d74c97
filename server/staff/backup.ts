import { createReadStream } from 'node:fs';
import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { toRecord } from '#server/database/lead-view.ts';
import { safeJson } from '#server/database/one-line.ts';
import { StartError } from '#server/start-error.ts';
import { contactForms } from '#shared/schema.ts';
import { noSource } from '#shared/visit-source.ts';
import type { Pages } from './find-leads.ts';

/** Texts that stand beside the row of `contact_forms`. */
const texts = ['possibleSpam', 'note', ...Object.keys(noSource)];

const recordSchema = createSelectSchema(contactForms, {
  // A lead near the end of the numbers would leave none for those that come after it.
  id: z.int().positive().max(1_000_000_000),
  // A Date would lose the microseconds.
  createdAt: z.iso.datetime(),
})
  // Backups of former versions know none of these.
  .extend({
    answeredAt: z.iso.datetime().nullish(),
    ...Object.fromEntries(texts.map((name) => [name, z.string().nullish()])),
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

const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toColumns = (keys: readonly string[], suffix = '') =>
  sql.raw(keys.map((key) => toColumn(key) + suffix).join(', '));
const columns = toColumns(Object.keys(getTableColumns(contactForms)));
const sourceColumns = toColumns(Object.keys(noSource));

/** A record as a row of the table `restored`. */
const toRow = (record: LeadRecord) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [toColumn(key), value]));

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
      sql`create temporary table restored (like contact_forms, answered_at timestamptz, ${toColumns(texts, ' text')}) on commit drop`,
    );
    for await (const records of readRecords(file)) {
      const rows = JSON.stringify(records.map(toRow));
      await transaction.execute(
        sql`insert into restored select * from json_populate_recordset(null::restored, ${rows})`,
      );
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
    const { rowCount } = await transaction.execute(
      sql`insert into contact_forms (${columns}) select ${columns} from restored`,
    );
    await transaction.execute(sql`
      insert into spam_marks (contact_form_id, reason)
      select id, possible_spam from restored where possible_spam is not null`);
    await transaction.execute(sql`
      insert into lead_answers (contact_form_id, answered_at, note)
      select id, answered_at, note from restored where answered_at is not null`);
    await transaction.execute(sql`
      insert into lead_sources (contact_form_id, ${sourceColumns})
      select id, ${sourceColumns} from restored where num_nonnulls(${sourceColumns}) > 0`);
    const restored = rowCount ?? 0;
    return { restored, known: count - restored };
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

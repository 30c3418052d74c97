import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createInsertSchema } from 'drizzle-zod';
import { z } from 'zod';
import { isOneOf, type LeadView, toRecord, utc } from '#server/database/lead-view.ts';
import { safeJson } from '#server/database/one-line.ts';
import { leadAnswers, leadSources, spamMarks } from '#server/database/own-tables.ts';
import { StartError } from '#server/start-error.ts';
import { contactForms } from '#shared/schema.ts';
import { noSource } from '#shared/visit-source.ts';
import type { Pages } from './find-leads.ts';

/** A moment with microseconds, which a Date would lose. */
const moment = z.iso
  .datetime()
  .transform((text) =>
    text.replace(/(\.\d+)?Z$/, (_end, fraction = '.') => `${fraction.padEnd(7, '0')}Z`),
  );

const { contactFormId: _, ...sourceFields } = createInsertSchema(leadSources).shape;

/** A field that is missing here is a type error, but for what the view derives. */
const recordFields = {
  ...createInsertSchema(contactForms).shape,
  // A lead near the end of the numbers would leave none for those that come after it.
  id: z.int().positive().max(1_000_000_000),
  createdAt: moment,
  possibleSpam: z.string().nullish(),
  answeredAt: moment.nullish(),
  note: z.string().nullish(),
  ...sourceFields,
} satisfies Record<Exclude<keyof LeadView, 'dial' | 'cityName' | 'projectName'>, z.ZodType>;

/** Backups of former versions know fewer fields; those that this version does not know are left out. */
const recordSchema = z.object(recordFields);

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
 * @returns the highest number of its leads, 0 without any
 * @throws StartError when the file cannot be read, is something else or has been cut off
 */
export async function checkBackup(file: string): Promise<number> {
  let highest = 0;
  for await (const records of readRecords(file)) {
    highest = Math.max(highest, ...records.map(({ id }) => id));
  }
  return highest;
}

/**
 * Puts back the leads of a backup, or of what `--json` has printed, that the database does not hold:
 * all of them, or none if anything fails. A lead keeps its number unless another has it by now. May
 * run while the site does.
 *
 * @param highest as `checkBackup` returns it
 * @throws StartError as `checkBackup` does
 */
export function restoreLeads(
  db: NodePgDatabase,
  file: string,
  highest: number,
): Promise<{ count: number; known: number }> {
  return db.transaction(async (tx) => {
    const restored = new Set<number>();
    let known = 0;
    // For everybody at once: visitors' leads of this moment get numbers beyond these.
    await tx.execute(sql`
      select setval('contact_forms_id_seq', greatest(last_value, ${highest}))
      from contact_forms_id_seq`);
    for await (const records of readRecords(file)) {
      const missing = await findMissing(tx, records, restored);
      await insertRecords(tx, missing);
      for (const { id } of missing) restored.add(id);
      known += records.length - missing.length;
    }
    return { count: restored.size, known };
  });
}

const identity = ({ createdAt, name, email, phone }: Omit<LeadRecord, 'id' | 'projectType'>) =>
  JSON.stringify([createdAt, name, email, phone]);

/** The records that the database did not hold before this restore, under numbers that are free. */
async function findMissing(
  db: NodePgDatabase,
  records: LeadRecord[],
  restored: ReadonlySet<number>,
): Promise<LeadRecord[]> {
  const { createdAt, name, email, phone, id } = contactForms;
  const times = records.map((record) => record.createdAt);
  const ids = records.map((record) => record.id);
  const found = await db
    .select({ id, createdAt: utc(createdAt), name, email, phone })
    .from(contactForms)
    .where(sql`${createdAt} = any(${sql.param(times)}::timestamptz[])`);
  const known = new Set(found.filter((lead) => !restored.has(lead.id)).map(identity));
  const taken = await db.select({ id }).from(contactForms).where(isOneOf(ids));
  const missing: LeadRecord[] = [];
  for (const record of records) {
    if (known.has(identity(record))) continue;
    const isTaken = taken.some((lead) => lead.id === record.id);
    missing.push(isTaken ? { ...record, id: await nextNumber(db) } : record);
  }
  return missing;
}

async function nextNumber(db: NodePgDatabase): Promise<number> {
  const { rows } = await db.execute(sql`select nextval('contact_forms_id_seq')::int as id`);
  return Number(rows[0]?.id);
}

/** Each table takes the columns it has of these rows. */
async function insertRecords(db: NodePgDatabase, records: readonly LeadRecord[]): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => ({
    ...record,
    contactFormId: record.id,
    createdAt: sql`${record.createdAt}::timestamptz`,
  }));
  await db.insert(contactForms).values(rows);
  const marks = rows.flatMap(({ contactFormId, possibleSpam }) =>
    possibleSpam ? [{ contactFormId, reason: possibleSpam }] : [],
  );
  if (marks.length > 0) await db.insert(spamMarks).values(marks);
  const answers = rows.flatMap(({ contactFormId, answeredAt, note }) =>
    answeredAt ? [{ contactFormId, answeredAt: sql`${answeredAt}::timestamptz`, note }] : [],
  );
  if (answers.length > 0) await db.insert(leadAnswers).values(answers);
  const fields = Object.keys(noSource) as (keyof typeof noSource)[];
  const sources = rows.filter((row) => fields.some((field) => row[field]));
  if (sources.length > 0) await db.insert(leadSources).values(sources);
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

import { open } from 'node:fs/promises';
import { or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createInsertSchema } from 'drizzle-zod';
import { z } from 'zod';
import { toSafeJson } from '#server/database/sanitize.ts';
import { leadAnswers, leadSources, spamMarks, utc } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { isOneOf, type LeadView, toRecord } from '#server/view/lead-view.ts';
import { contactForms } from '#shared/schema.ts';
import type { Pages } from './find-leads.ts';

/** With all six digits of its microseconds, which a Date would lose: whether two are the same is seen by the text. */
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
    yield before + leads.map((lead) => toSafeJson(toRecord(lead))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

/**
 * Reads a backup to its end, before a database is opened or made for it: the highest number of its leads.
 *
 * @throws OperatorError when the file cannot be read, is something else or has been cut off
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
 * @param highest as `checkBackup` returns it; it throws as that does
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
      const { createdAt, name, email, phone, id } = contactForms;
      const times = sql.param(records.map((record) => record.createdAt));
      const present = await tx
        .select({ id, createdAt: utc(createdAt), name, email, phone })
        .from(contactForms)
        .where(
          or(
            sql`${createdAt} = any(${times}::timestamptz[])`,
            isOneOf(records.map((record) => record.id)),
          ),
        );
      // A backup may hold two leads that are alike: both are restored.
      const held = new Set(present.filter((lead) => !restored.has(lead.id)).map(toIdentity));
      const taken = new Set(present.map((lead) => lead.id));
      const missing = records.filter((record) => !held.has(toIdentity(record)));
      known += records.length - missing.length;
      if (missing.length === 0) continue;
      const next = sql`nextval('contact_forms_id_seq')`;
      const leads = missing.map((record) => ({
        ...record,
        id: taken.has(record.id) ? next : record.id,
        createdAt: toMoment(record.createdAt),
      }));
      const stored = await tx.insert(contactForms).values(leads).returning({ id });
      // Each table takes the columns that it has of these.
      const rows = missing.map((record, i) => ({ ...record, contactFormId: stored[i]?.id ?? 0 }));
      for (const { contactFormId } of rows) restored.add(contactFormId);
      await tx.insert(leadSources).values(rows);
      const marks = rows.flatMap((row) =>
        row.possibleSpam ? { ...row, reason: row.possibleSpam } : [],
      );
      if (marks.length > 0) await tx.insert(spamMarks).values(marks);
      const answers = rows.flatMap((row) =>
        row.answeredAt ? { ...row, answeredAt: toMoment(row.answeredAt) } : [],
      );
      if (answers.length > 0) await tx.insert(leadAnswers).values(answers);
    }
    return { count: restored.size, known };
  });
}

type Identity = Pick<LeadRecord, 'createdAt' | 'name' | 'email' | 'phone'>;

const toIdentity = ({ createdAt, name, email, phone }: Identity) =>
  JSON.stringify([createdAt, name, email, phone]);

const toMoment = (text: string) => sql`${text}::timestamptz`;

const pageSize = 25;

async function* readRecords(file: string): AsyncGenerator<LeadRecord[]> {
  let records: LeadRecord[] = [];
  let lastLine = '';
  try {
    for await (const line of (await open(file)).readLines()) {
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
    throw new OperatorError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  }
  yield records;
}

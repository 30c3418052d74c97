import { open, readFile, rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type LeadView, toRecord } from '../lead-view.ts';
import { StartError } from '../start-error.ts';

const recordSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string().nullable(),
  projectType: z.string(),
  message: z.string().nullable(),
});

/** A lead as a backup holds it. */
export type LeadRecord = z.output<typeof recordSchema>;

/** All of a lead's columns, one lead a line. */
export function formatJson(leads: readonly LeadView[]): string {
  return `[\n${leads.map((lead) => JSON.stringify(toRecord(lead))).join(',\n')}\n]\n`;
}

/**
 * Reads a backup, or what `--json` has printed.
 *
 * @throws StartError when the file cannot be read or is something else
 */
export async function readBackup(file: string): Promise<LeadRecord[]> {
  try {
    return z.array(recordSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code ?? 'it is not a whole backup of leads';
    throw new StartError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  }
}

/**
 * Puts back the leads that the database does not hold: all of them, or none if anything fails. A
 * lead keeps its number unless another has it by now. May run while the site does.
 *
 * @returns how many were put back
 */
export async function restoreLeads(
  db: NodePgDatabase,
  records: readonly LeadRecord[],
): Promise<number> {
  if (records.length === 0) return 0;
  const largest = records.reduce((most, { id }) => Math.max(most, id), 0);
  return db.transaction(async (transaction) => {
    // First, and for everybody at once: visitors' leads of this moment get numbers beyond these.
    await transaction.execute(sql`
      select setval('contact_forms_id_seq', greatest(last_value, ${largest}))
      from contact_forms_id_seq`);
    const { rowCount } = await transaction.execute(sql`
      insert into contact_forms (id, name, email, phone, city, project_type, message, created_at)
      select
        case when exists (select from contact_forms taken where taken.id = lead.id)
          then nextval('contact_forms_id_seq') else lead.id end,
        name, email, phone, city, "projectType", message, "createdAt"
      from json_to_recordset(${JSON.stringify(records)}) as lead (
        id int, name text, email text, phone text, city text, "projectType" text, message text,
        "createdAt" timestamptz
      )
      where not exists (
        select from contact_forms known
        where known.created_at = lead."createdAt"
          and (known.name, known.email, known.phone) = (lead.name, lead.email, lead.phone)
      )`);
    return rowCount ?? 0;
  });
}

/** Writes a file that only its owner may read, and that is there as a whole or not at all. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  const staging = `${file}.${process.pid}`;
  try {
    const handle = await open(staging, 'wx', 0o600);
    await handle.writeFile(content).finally(() => handle.close());
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`${file} cannot be written: ${code ?? message}.`);
  }
}

import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { innermostCause, uniqueViolation } from '#server/base/database-faults.ts';
import { leadSources } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { readLines } from './backup-file.ts';
import { leadCountText } from './format-list.ts';
import { inWriteTransaction, type Session } from './session.ts';

/** Adds the leads of a backup that the database does not hold. It makes the database if there is none. */
export async function restore(session: Session, file: string) {
  // Read the file to its end before a database is made for it.
  for await (const _lines of readLines(file));
  const { count, present } = await tryRestore(session, file);
  await session.terminal.print(
    `${leadCountText(count)} restored. ${present} of the backup were here already.\n`,
  );
  if (count > 0) {
    session.terminal.warn(
      'Restored leads bring no emails and no reminders. To see those that wait: npm run leads -- --open',
    );
  }
}

const maxTries = 3;

/** Restores in one transaction. Tries again if a visitor's lead takes the number of a restored one meanwhile. */
async function tryRestore(session: Session, file: string) {
  const work = (tx: NodePgDatabase) => restoreLeads(tx, file);
  for (let tries = 1; ; tries++) {
    try {
      return await inWriteTransaction(session, 'restore', work, { create: true });
    } catch (error) {
      if (innermostCause(error).code !== uniqueViolation || tries === maxTries) throw error;
    }
  }
}

/**
 * Stores the leads of a backup that the database does not hold: all of them, or none if anything fails. The site may
 * run meanwhile. Fields that this version does not know are left out.
 */
async function restoreLeads(tx: NodePgDatabase, file: string) {
  // Somebody may keep a change of leads open in a console.
  await tx.execute(sql`set local lock_timeout = '4s'`);
  const total = await loadBackup(tx, file);
  await passNumbers(tx);
  const count = await findMissing(tx);
  await tx.execute(insertMissing(contactForms, 'id'));
  await tx.execute(insertMissing(leadSources, 'contact_form_id'));
  await tx.execute(sql`
    insert into spam_marks select id, lead->>'possibleSpam' from missing
    where lead->>'possibleSpam' is not null`);
  await tx.execute(sql`
    insert into lead_answers (contact_form_id, answered_at)
    select id, (lead->>'answeredAt')::timestamptz from missing
    where lead->>'answeredAt' is not null`);
  await tx.execute(sql`
    insert into lead_notes (contact_form_id, at, author, note)
    select missing.id, note.at, note.author, note.note
    from missing,
      json_to_recordset(coalesce(lead->'notes', '[]')) as note(at timestamptz, author text, note text)
    -- upgrade-from-0.1.0: its backups have one note for each lead.
    union all
    select id, coalesce(lead->>'answeredAt', lead->>'createdAt')::timestamptz, '', lead->>'note'
    from missing where lead->>'note' is not null`);
  return { count, present: total - count };
}

/** Loads the file into the temporary table `backup`. @returns the number of its leads */
async function loadBackup(tx: NodePgDatabase, file: string): Promise<number> {
  await tx.execute(sql`
    create temporary table backup on commit drop as
    select id, created_at, name, email, phone, null::json as lead from contact_forms limit 0`);
  let total = 0;
  for await (const lines of readLines(file)) {
    await tx.execute(sql`
      insert into backup select (lead->>'id')::int, (lead->>'createdAt')::timestamptz,
        lead->>'name', lead->>'email', lead->>'phone', lead
      from unnest(${sql.param(lines)}::json[]) as lead`);
    total += lines.length;
  }
  await tx.execute(sql`analyze backup`);
  return total;
}

const sequence = sql`pg_get_serial_sequence('contact_forms', 'id')::regclass`;

/** The highest number that a restored lead keeps. A higher one would leave too few numbers for later leads. */
const maxId = 1_000_000_000;

/** Moves the numbering past all leads of the backup and the table. It never goes back. */
async function passNumbers(tx: NodePgDatabase): Promise<void> {
  await tx.execute(sql`
    select setval(${sequence}, highest)
    from (
      select greatest(
        (select max(id) from backup where id <= ${maxId}),
        (select max(id) from contact_forms where id <= ${maxId})) as highest
    ) as numbers
    where highest > nextval(${sequence})`);
}

/**
 * Puts the leads that the database lacks into the temporary table `missing`. A lead gets a new number if another lead
 * has its number or if the number is too high. @returns the number of leads
 */
async function findMissing(tx: NodePgDatabase): Promise<number> {
  // A lead whose details were corrected since has the same number and moment.
  const { rowCount } = await tx.execute(sql`
    create temporary table missing on commit drop as
    select
      case when occupant.id is null and backup.id <= ${maxId} then backup.id else nextval(${sequence}) end as id, lead
    from backup left join contact_forms occupant on occupant.id = backup.id
    where not exists (
      select from contact_forms stored
      where stored.created_at = backup.created_at and (stored.id = backup.id or
        (stored.name, stored.email, stored.phone) = (backup.name, backup.email, backup.phone)))`);
  return rowCount ?? 0;
}

/** Fills each column of a table from the field of its name. The ids of `contact_forms` may be GENERATED ALWAYS. */
function insertMissing(table: PgTable, key: string): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => name !== key);
  const names = columns.map(([, column]) => sql`, ${sql.identifier(column.name)}`);
  const values = columns.map(([field, column]) =>
    sql.raw(`, (lead->>'${field}')::${column.getSQLType()}`),
  );
  return sql`insert into ${table} (${sql.identifier(key)}${sql.join(names)})
    overriding system value select id${sql.join(values)} from missing`;
}

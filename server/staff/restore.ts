import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { innermostCause, lockNotAvailable } from '#server/base/database-faults.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { leadSources } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { readLines } from './backup-file.ts';
import { leadCountText } from './format-list.ts';
import { inWriteTransaction, type Session } from './session.ts';

/** Adds the leads of a backup that the database does not hold. It makes the database if there is none. */
export async function restore(session: Session, file: string) {
  // Read the file to its end before a database is made for it.
  for await (const _lines of readLines(file));
  const { count, present } = await inWriteTransaction(
    session,
    'restore',
    (tx) => restoreLeads(tx, file),
    { create: true },
  );
  await session.terminal.print(
    `${leadCountText(count)} restored. ${present} of the backup were here already.\n`,
  );
  if (count > 0) {
    session.terminal.warn(
      'Restored leads bring no emails and no reminders. To see those that wait: npm run leads -- --open',
    );
  }
}

/**
 * Stores the leads of a backup that the database does not hold: all of them, or none if anything fails. A lead gets a
 * new number if another lead has its number or if the number is too high. The site may run meanwhile. Fields that this
 * version does not know are left out. @throws OperatorError
 */
async function restoreLeads(tx: NodePgDatabase, file: string) {
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
  await reserveNumbers(tx);
  // A lead whose details were corrected since has the same number and moment.
  const missing = await tx.execute(sql`
      create temporary table missing on commit drop as
      select
        case when occupant.id is null and backup.id <= ${maxId} then backup.id else nextval(${sequence}) end as id, lead
      from backup left join contact_forms occupant on occupant.id = backup.id
      where not exists (
        select from contact_forms stored
        where stored.created_at = backup.created_at and (stored.id = backup.id or
          (stored.name, stored.email, stored.phone) = (backup.name, backup.email, backup.phone)))`);
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
  const count = missing.rowCount ?? 0;
  return { count, present: total - count };
}

const sequence = sql`pg_get_serial_sequence('contact_forms', 'id')::regclass`;

/** The highest number that a restored lead keeps. A higher one would leave too few numbers for later leads. */
const maxId = 1_000_000_000;

/**
 * Moves the numbering past all leads of the backup and the table. A short lock keeps visitors from taking a number
 * meanwhile. PostgreSQL does not undo `setval` with it. @throws OperatorError if somebody keeps a change open
 */
async function reserveNumbers(tx: NodePgDatabase) {
  try {
    await tx.execute(sql`
      savepoint unlocked; set local lock_timeout = '4s'; lock table contact_forms in share mode`);
    await tx.execute(sql`
      select setval(${sequence}, highest)
      from (
        select greatest(
          (select max(id) from backup where id <= ${maxId}),
          (select max(id) from contact_forms where id <= ${maxId})) as highest
      ) as numbers
      where highest > nextval(${sequence})`);
    await tx.execute(sql`rollback to savepoint unlocked`);
  } catch (error) {
    if (innermostCause(error).code !== lockNotAvailable) throw error;
    throw new OperatorError(
      'Nothing was restored. Another program keeps a change of leads open, perhaps a console. Commit the change ' +
        'there and try again.',
      { cause: error },
    );
  }
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

import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  addNote,
  markAnswered,
  notReached as notReachedNote,
  reopen as reopenLeads,
} from '#server/leads/follow-up.ts';
import { isOneOf } from '#server/leads/lead-view.ts';
import { OperatorError } from '#server/operator-error.ts';
import { contactForms } from '#shared/schema.ts';
import { findLeads, selectBy } from './find-leads.ts';
import { operatorName } from './operator-name.ts';
import { askForPerson, listFirst } from './read-commands.ts';
import { checkBackup, restoreLeads } from './restore.ts';
import { counted, type Task } from './task.ts';

/** Adds a note to leads. Their reminders go on. */
export async function note({ command: { ids, note, notReached }, terminal, change }: Task) {
  const text = [notReached ? notReachedNote : '', note].filter(Boolean).join(': ');
  await change((db) => changeAll(db, ids, '', (tx) => addNote(tx, ids, by(text))));
  await terminal.print(`Added the note to ${counted(ids.length)}.\n`);
  return undefined;
}

/** Marks leads as answered, which ends their reminders. */
export async function answered({ command: { ids, note }, terminal, change }: Task) {
  await change((db) =>
    changeAll(db, ids, ' or are already answered', async (tx) => {
      if (note) await addNote(tx, ids, by(note));
      return markAnswered(tx, ids);
    }),
  );
  await terminal.print(`${counted(ids.length)} marked as answered.\n`);
  return undefined;
}

/** Makes answered leads open again. Their notes stay. */
export async function reopen({ command: { ids }, terminal, change }: Task) {
  await change((db) => changeAll(db, ids, ' or are not answered', (tx) => reopenLeads(tx, ids)));
  await terminal.print(`${counted(ids.length)} open again.\n`);
  return undefined;
}

const by = (note: string) => ({ author: operatorName(), note });

/** Does work that returns which leads it changed. @throws OperatorError and undoes the work if it missed one */
function changeAll(
  db: NodePgDatabase,
  ids: readonly number[],
  otherReason: string,
  work: (tx: NodePgDatabase) => Promise<number[]>,
) {
  return db.transaction(async (tx) => {
    const changed = await work(tx);
    const others = ids.filter((id) => !changed.includes(id)).join(', ');
    if (others) {
      throw new OperatorError(`No lead was changed. These do not exist${otherReason}: ${others}.`);
    }
    return { count: ids.length };
  });
}

/** Adds the leads of a backup that the database does not hold. */
export async function restore({ command: { file }, terminal, change }: Task) {
  await checkBackup(file);
  const { count, known } = await change((db) => restoreLeads(db, file), true);
  await terminal.print(`${counted(count)} restored. ${known} of the backup were here already.\n`);
  return undefined;
}

/** Shows the leads of a person or an age, asks, and deletes them. */
export async function erase(task: Task) {
  const { command, terminal, read, change } = task;
  const filter = await askForPerson(task);
  const { count, ids, shown, text } = await read(async (db) => {
    const selection = await selectBy(db, filter);
    const { count: shown, text } = await listFirst(task, db, selection);
    // Find all ids first, so that `erase` deletes exactly the leads that it asks about.
    const ids = await findLeads(db, selection);
    return { count: ids.length, ids, shown, text };
  });
  if (count === 0) {
    await terminal.print('No leads found, so nothing was deleted.\n');
    return 0;
  }
  await terminal.print(`${text}\n`);
  if (shown < count) {
    terminal.warn(
      `These are ${shown} of ${count} leads. To see all, run the list with the same options and --limit ${count}.\n`,
    );
  }
  const question = `Delete ${count === 1 ? 'this lead' : `these ${count} leads`} for good? Type yes: `;
  if (!command.yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes') {
    await terminal.print('Nothing was deleted.\n');
    return 1;
  }
  const deleted = await change((db) => deleteLeads(db, ids));
  await terminal.print(
    `${counted(deleted.count)} deleted. Emails that were sent, exported files and backups still hold them.\n`,
  );
  return undefined;
}

/** Deletes leads with their notes, keys and notices. @throws OperatorError if an owner's table refers to one of them */
async function deleteLeads(db: NodePgDatabase, ids: readonly number[]) {
  try {
    const { rowCount } = await db.delete(contactForms).where(isOneOf(ids));
    return { count: rowCount ?? 0 };
  } catch (error) {
    const { code, schema, table, constraint } = Object((error as Error).cause);
    if (code !== foreignKeyViolation) throw error;
    const { rows } = await db.execute<{ table: string; name: string; key: string }>(sql`
      select conrelid::regclass as "table", quote_ident(conname) as name,
        substring(pg_get_constraintdef(oid) from '^FOREIGN KEY .*? REFERENCES [^(]*\\([^)]*\\)') as key
      from pg_constraint
      where conname = ${constraint} and conrelid = format('%I.%I', ${schema}::text, ${table}::text)::regclass`);
    const [reference] = rows;
    throw new OperatorError(
      `No lead was deleted: rows of the table ${reference?.table} refer to these leads. Delete those rows first. ` +
        `To have PostgreSQL delete them with a lead from now on, run:\n` +
        `  alter table ${reference?.table} drop constraint ${reference?.name},\n` +
        `    add constraint ${reference?.name} ${reference?.key} on delete cascade;`,
      { cause: error },
    );
  }
}

const foreignKeyViolation = '23503';

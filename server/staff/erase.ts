import { OperatorError } from '#server/base/operator-error.ts';
import { isAnyOf } from '#server/leads/lead.ts';
import { contactForms } from '#shared/schema.ts';
import { leadCountText } from './format-list.ts';
import { listFirst } from './list.ts';
import { readIds } from './read-leads.ts';
import { type LeadFilter, selectBy } from './select-leads.ts';
import { inReadTransaction, inWriteTransaction, type Session } from './session.ts';

export interface EraseOptions extends Pick<LeadFilter, 'phone' | 'email' | 'olderThan'> {
  /** Deletes without a question. */
  readonly yes?: boolean;
}

/** Shows the leads of a person or an age, asks, and deletes them. @throws OperatorError if the operator says no */
export async function erase(session: Session, { yes, ...filter }: EraseOptions) {
  const { terminal } = session;
  const { count, ids, shown, text } = await inReadTransaction(session, 'list', async (db) => {
    const selection = await selectBy(db, filter);
    const { count: shown, text } = await listFirst(session, db, selection);
    // Find all ids first, so that `erase` deletes exactly the leads that it asks about.
    const ids = await readIds(db, selection);
    return { count: ids.length, ids, shown, text };
  });
  if (count === 0) {
    await terminal.print('No leads found, so nothing was deleted.\n');
    return;
  }
  await terminal.print(`${text}\n`);
  if (shown < count) {
    terminal.warn(
      `These are ${shown} of ${count} leads. To see all, run the list with the same options and --limit ${count}.\n`,
    );
  }
  const question = `Delete ${count === 1 ? 'this lead' : `these ${count} leads`} for good? Type yes: `;
  if (!yes && (await terminal.ask(question)).trim().toLowerCase() !== 'yes')
    throw new OperatorError('Nothing was deleted.');
  const deleted = await inWriteTransaction(session, 'erase', async (db) => {
    // During the question, a visitor may have been answered.
    const still = new Set(await readIds(db, await selectBy(db, filter)));
    const erased = ids.filter((id) => still.has(id));
    // Their notes, keys and notices go with them.
    const { rowCount } = await db.delete(contactForms).where(isAnyOf(contactForms.id, erased));
    return { count: rowCount ?? 0 };
  });
  await terminal.print(
    `${leadCountText(deleted.count)} deleted. Emails that were sent, exported files and backups still hold them.\n`,
  );
}

import { OperatorError } from '#server/base/operator-error.ts';
import type { Work } from '#server/database/pool.ts';
import { addNotes, markAnswered, notReachedNote, reopen } from '#server/leads/answers.ts';
import { leadCountText } from './format-list.ts';
import { type Access, inWriteTransaction, operatorName, type Session } from './session.ts';

/** Adds a note to a lead. Its reminders go on. */
export async function noteLead(session: Session, id: number, words = '', isMissed = false) {
  const text = isMissed ? notReachedNote(words) : words;
  await changeAll(session, 'note', [id], '', (tx) => addNotes(tx, [id], byOperator(text)));
  await session.terminal.print('Added the note to 1 lead.\n');
}

/** Marks leads as answered, which ends their reminders. */
export async function answerLeads(session: Session, ids: readonly number[], words?: string) {
  await changeAll(session, 'answered', ids, ' or are already answered', async (tx) => {
    if (words) await addNotes(tx, ids, byOperator(words));
    return markAnswered(tx, ids);
  });
  await session.terminal.print(`${leadCountText(ids.length)} marked as answered.\n`);
}

/** Makes answered leads open again. Their notes stay. */
export async function reopenLeads(session: Session, ids: readonly number[]) {
  await changeAll(session, 'reopen', ids, ' or are not answered', (tx) => reopen(tx, ids));
  await session.terminal.print(`${leadCountText(ids.length)} open again.\n`);
}

const byOperator = (note: string) => ({ author: operatorName(), note });

/** Does work that returns which leads it changed. @throws OperatorError and undoes the work if it missed one */
async function changeAll(
  session: Session,
  access: Access,
  ids: readonly number[],
  otherReason: string,
  work: Work<number[]>,
) {
  await inWriteTransaction(session, access, async (tx) => {
    const changed = await work(tx);
    const unchanged = ids.filter((id) => !changed.includes(id)).join(', ');
    if (unchanged) {
      throw new OperatorError(
        `No lead was changed. These do not exist${otherReason}: ${unchanged}.`,
      );
    }
    return { count: ids.length };
  });
}

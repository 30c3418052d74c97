import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { isOneOf } from '#server/view/lead-view.ts';
import { indianDayTime } from '#server/view/lead-words.ts';
import { contactForms } from '#shared/schema.ts';

/**
 * Marks leads as answered now, with a note: all of them or none.
 *
 * @throws OperatorError that names every lead which does not exist or is answered already
 */
export const answerLeads = (
  db: NodePgDatabase,
  ids: readonly number[],
  note: string | null,
  now: Date,
) =>
  changeAll(
    db,
    ids,
    (answeredAt) => answeredAt && `was answered ${indianDayTime(answeredAt, now)}`,
    (tx) => tx.insert(leadAnswers).values(ids.map((contactFormId) => ({ contactFormId, note }))),
  );

/**
 * Lets leads wait again: all of them or none. Their notes go.
 *
 * @throws OperatorError as `answerLeads` does, for leads that wait
 */
export const reopenLeads = (db: NodePgDatabase, ids: number[]) =>
  changeAll(
    db,
    ids,
    (answeredAt) => !answeredAt && 'is open already',
    (tx) => tx.delete(leadAnswers).where(inArray(leadAnswers.contactFormId, ids)),
  );

function changeAll(
  db: NodePgDatabase,
  ids: readonly number[],
  toReason: (answeredAt: Date | null) => string | false | null,
  change: (tx: NodePgDatabase) => Promise<unknown>,
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    // Who marks a lead at this moment, by a link or beside us, comes before or after.
    await tx.execute(sql`lock table ${leadAnswers} in share row exclusive mode`);
    const found = await tx
      .select({ id: contactForms.id, answeredAt: leadAnswers.answeredAt })
      .from(contactForms)
      .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
      .where(isOneOf(ids));
    const problems = ids.flatMap((id) => {
      const lead = found.find((row) => row.id === id);
      const reason = lead && toReason(lead.answeredAt);
      if (!lead) return `There is no lead ${id}.`;
      return reason ? `Lead ${id} ${reason}.` : [];
    });
    if (problems.length > 0)
      throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'));
    await change(tx);
    return { count: ids.length };
  });
}

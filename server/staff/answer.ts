import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import { isOneOf } from '#server/view/lead-view.ts';
import { indianDayTime } from '#server/view/lead-words.ts';
import { contactForms } from '#shared/schema.ts';

/**
 * Marks leads as answered now, with a note, or lets them wait again, and their notes go: all of them or none.
 *
 * @param answer undefined: they wait again
 * @throws OperatorError that names every lead which does not exist or is so already
 */
export function markLeads(
  db: NodePgDatabase,
  ids: number[],
  answer: { readonly note: string | null } | undefined,
  now: Date,
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
      if (!lead) return `There is no lead ${id}.`;
      if (!answer) return lead.answeredAt ? [] : `Lead ${id} is open already.`;
      const { answeredAt } = lead;
      return answeredAt ? `Lead ${id} was answered ${indianDayTime(answeredAt, now)}.` : [];
    });
    if (problems.length > 0)
      throw new OperatorError([...problems, 'Nothing was changed.'].join('\n'));
    if (!answer) await tx.delete(leadAnswers).where(inArray(leadAnswers.contactFormId, ids));
    else await tx.insert(leadAnswers).values(ids.map((id) => ({ contactFormId: id, ...answer })));
    return { count: ids.length };
  });
}

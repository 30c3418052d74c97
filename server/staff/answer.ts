import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers, leadNotes } from '#server/database/schema.ts';
import { isOneOf } from '#server/leads/lead-view.ts';
import { OperatorError } from '#server/operator-error.ts';
import { contactForms } from '#shared/schema.ts';

/**
 * Marks leads as answered now, or without an `answer` lets them wait again. Their notes stay. Changes all of them or none.
 * @throws OperatorError that names those which do not exist or are so already
 */
export function markLeads(
  db: NodePgDatabase,
  ids: number[],
  answer: { readonly note: string | null } | undefined,
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const { rows: changed } = await tx.execute<{ id: number }>(
      answer
        ? sql`insert into ${leadAnswers} (contact_form_id)
            select id from ${contactForms} where ${isOneOf(ids)}
            on conflict do nothing returning contact_form_id as id`
        : sql`delete from ${leadAnswers} where contact_form_id = any(${sql.param(ids)}::int[])
            returning contact_form_id as id`,
    );
    const others = ids.filter((id) => !changed.some((row) => row.id === id)).join(', ');
    const state = answer ? 'answered' : 'open';
    if (others) {
      throw new OperatorError(
        `No lead was changed. These do not exist or are already ${state}: ${others}.`,
      );
    }
    if (answer?.note) {
      const note = answer.note;
      const notes = ids.map((contactFormId) => ({ contactFormId, author: 'staff', note }));
      await tx.insert(leadNotes).values(notes);
    }
    return { count: ids.length };
  });
}

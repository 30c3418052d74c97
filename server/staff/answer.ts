import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { indianDayTime } from '#server/database/lead-words.ts';
import { OperatorError } from '#server/operator-error.ts';

/**
 * Marks leads as answered now, with a note: all of them or none.
 *
 * @throws OperatorError that names every lead which does not exist, is answered already or is named twice
 */
export function answerLeads(
  db: NodePgDatabase,
  ids: readonly number[],
  note: string | null,
  now: Date,
): Promise<{ count: number }> {
  const mark = sql`
    insert into lead_answers (contact_form_id, note)
    select id, ${note} from contact_forms where id = any(${sql.param(ids)}::int[])
    on conflict do nothing returning contact_form_id as id`;
  return changeAll(db, ids, mark, ({ answeredAt }) =>
    answeredAt ? `was answered ${indianDayTime(answeredAt, now)}` : 'was answered meanwhile',
  );
}

/**
 * Lets leads wait again: all of them or none. Their notes go.
 *
 * @throws OperatorError as `answerLeads` does, for leads that wait
 */
export function reopenLeads(
  db: NodePgDatabase,
  ids: readonly number[],
): Promise<{ count: number }> {
  const mark = sql`
    delete from lead_answers where contact_form_id = any(${sql.param(ids)}::int[])
    returning contact_form_id as id`;
  return changeAll(db, ids, mark, () => 'is open already');
}

function changeAll(
  db: NodePgDatabase,
  ids: readonly number[],
  change: ReturnType<typeof sql>,
  toReason: (lead: { readonly answeredAt: string | null }) => string,
): Promise<{ count: number }> {
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(change);
    const changed = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !changed.has(id));
    const found = await tx.execute<{ id: number; answeredAt: string | null }>(sql`
      select id, answered_at as "answeredAt" from contact_forms
      left join lead_answers on contact_form_id = id
      where id = any(${sql.param(missing)}::int[])`);
    const problems = [
      ...repeated.map((id) => `Lead ${id} is named twice.`),
      ...missing.map((id) => {
        const lead = found.rows.find((row) => row.id === id);
        return lead ? `Lead ${id} ${toReason(lead)}.` : `There is no lead ${id}.`;
      }),
    ];
    if (problems.length > 0) {
      throw new OperatorError([...new Set(problems), 'Nothing was changed.'].join('\n'));
    }
    return { count: ids.length };
  });
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromNow, leadAnswers, leadNotes, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { isAnyOf, type LeadNote } from './lead.ts';

/** The most characters of a note that staff write on the page behind a notice's link. */
export const maxNoteLength = 1000;

/** Returns the note of a call that nobody took, with the words of staff, if there are any. */
export const notReachedNote = (words?: string) => ['Not reached', words].filter(Boolean).join(': ');

/** Adds a note to each of these leads. @returns the ids of those that exist */
export async function addNotes(
  db: NodePgDatabase,
  ids: readonly number[],
  note: Pick<LeadNote, 'author' | 'note'>,
) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${leadNotes} (contact_form_id, author, note)
    select id, ${note.author}, ${note.note} from ${contactForms} where ${isAnyOf(contactForms.id, ids)}
    returning contact_form_id as id`);
  return rows.map(({ id }) => id);
}

/** Marks leads as answered now, which ends their reminders. @returns the ids of leads that were not answered before */
export async function markAnswered(db: NodePgDatabase, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${leadAnswers} (contact_form_id)
    select id from ${contactForms} where ${isAnyOf(contactForms.id, ids)}
    on conflict do nothing returning contact_form_id as id`);
  return rows.map(({ id }) => id);
}

/** Makes answered leads open again and keeps their notes. @returns the ids of leads that were answered before */
export async function reopen(db: NodePgDatabase, ids: readonly number[]) {
  const id = leadAnswers.contactFormId;
  const rows = await db.delete(leadAnswers).where(isAnyOf(id, ids)).returning({ id });
  return rows.map(({ id }) => id);
}

const recently = gt(leadNotes.at, fromNow('-1 hour'));

/** Deletes a note of the last hour if it belongs to this lead. */
export async function removeNote(db: NodePgDatabase, leadId: number, noteId: number) {
  const isThisNote = and(eq(leadNotes.id, noteId), eq(leadNotes.contactFormId, leadId));
  await db.delete(leadNotes).where(and(isThisNote, recently));
}

/** Returns the number of a lead's notes, the time of the newest, and its id if staff may still remove it. */
export async function summarizeNotes(db: NodePgDatabase, leadId: number) {
  const [summary] = await db
    .select({
      count: sql<number>`count(*)::int`,
      lastAt: sql<string | null>`${utc(sql`max(${leadNotes.at})`)}`,
      removableId: sql<number | null>`max(${leadNotes.id}) filter (where ${recently})`,
    })
    .from(leadNotes)
    .where(eq(leadNotes.contactFormId, leadId));
  return summary;
}

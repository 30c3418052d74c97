import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactSubmissions, leadAnswers, leadNotes, utc } from '#server/database/schema.ts';
import { findSecret, isSignature, sign } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';
import { hasIdIn, type Lead, type LeadNote } from './lead.ts';
import { toRequestKey } from './store.ts';

/** The most characters of a note that staff write on the page behind a notice's link. */
export const maxNoteLength = 1000;

/** The note of a call that nobody took. Reminders go on, as they do after any note. */
export const notReached = 'Not reached';

/** Adds a note to each of these leads. @returns the ids of those that exist */
export async function addNote(
  db: NodePgDatabase,
  ids: readonly number[],
  note: Pick<LeadNote, 'author' | 'note'>,
) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${leadNotes} (contact_form_id, author, note)
    select id, ${note.author}, ${note.note} from ${contactForms} where ${hasIdIn(ids)}
    returning contact_form_id as id`);
  return rows.map(({ id }) => id);
}

/** Adds a note to a lead, unless the page with this key has sent the same note before, as a double click does. */
export async function addNoteOnce(
  tx: NodePgDatabase,
  contactFormId: number,
  note: Pick<LeadNote, 'author' | 'note'>,
  pageKey: string,
) {
  const key = toRequestKey(pageKey, contactFormId, note);
  const { rowCount } = await tx
    .insert(contactSubmissions)
    .values({ key, contactFormId })
    .onConflictDoNothing();
  if (rowCount) await addNote(tx, [contactFormId], note);
}

/** Marks leads as answered now, which ends their reminders. @returns the ids of leads that were not answered before */
export async function markAnswered(db: NodePgDatabase, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${leadAnswers} (contact_form_id)
    select id from ${contactForms} where ${hasIdIn(ids)}
    on conflict do nothing returning contact_form_id as id`);
  return rows.map(({ id }) => id);
}

/** Makes answered leads open again and keeps their notes. @returns the ids of leads that were answered before */
export async function reopen(db: NodePgDatabase, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from ${leadAnswers} where contact_form_id = any(${sql.param(ids)}::int[])
    returning contact_form_id as id`);
  return rows.map(({ id }) => id);
}

const recently = gt(leadNotes.at, sql`now() - interval '1 hour'`);

/** Deletes a note of the last hour if it belongs to this lead. */
export async function removeNote(db: NodePgDatabase, leadId: number, noteId: number) {
  const isThisNote = and(eq(leadNotes.id, noteId), eq(leadNotes.contactFormId, leadId));
  await db.delete(leadNotes).where(and(isThisNote, recently));
}

/** Returns the number of a lead's notes, the time of the newest, and its id if staff may still remove it. */
async function countNotes(db: NodePgDatabase, leadId: number) {
  const [counts] = await db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<string | null>`${utc(sql`max(${leadNotes.at})`)}`,
      removable: sql<number | null>`max(${leadNotes.id}) filter (where ${recently})`,
    })
    .from(leadNotes)
    .where(eq(leadNotes.contactFormId, leadId));
  return counts;
}

export const answerPath = '/answered';
export const answerLinkDays = 30;

/** The fields of a lead that its link binds. `createdAt` is written by `utc`. */
type SignedLead = Pick<Lead, 'id' | 'createdAt'>;

/** Returns the text that binds a link to one lead, and to no other that may get its number later. */
const toSign = ({ id, createdAt }: SignedLead) => `${id} ${createdAt}`;

/** Adds to each lead the link with which staff mark it as answered. Without an origin there are no links. */
export async function addAnswerLinks<T extends SignedLead>(
  db: NodePgDatabase,
  leads: readonly T[],
  origin: string | undefined,
): Promise<(T & { answerLink?: string | undefined })[]> {
  const secret = origin && (await findSecret(db, 'answer-links'));
  if (!secret) return [...leads];
  const linkTo = (lead: T) => `${origin}${answerPath}/${lead.id}/${sign(secret, toSign(lead))}`;
  return leads.map((lead) => ({ ...lead, answerLink: linkTo(lead) }));
}

const oldest = sql`now() - make_interval(days => ${answerLinkDays})`;

/** Changes a lead within the transaction that has checked its link. */
/** Resolves to the state of the lead of a link, or to undefined if no such lead exists or it is too old. */
export async function findLinkedLead(tx: NodePgDatabase, id: number, signature: string) {
  const [lead] = await tx
    .select({
      id: contactForms.id,
      createdAt: utc(contactForms.createdAt),
      projectType: contactForms.projectType,
      answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
    })
    .from(contactForms)
    .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
    .where(sql`${contactForms.id} = ${id} and ${contactForms.createdAt} > ${oldest}`);
  const secret = await findSecret(tx, 'answer-links');
  if (!lead || !secret || !isSignature(secret, toSign(lead), signature)) return undefined;
  return { ...lead, notes: await countNotes(tx, id) };
}

/** The state of a lead for the page behind its link, without the visitor's data. */
export type LinkedLead = NonNullable<Awaited<ReturnType<typeof findLinkedLead>>>;

import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { leadAnswers, leadNotes, leadSources, leadsView, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';

/** A note of staff about a lead. `at` is written by `utc`, and `author` is empty if nobody knows the author. */
export interface LeadNote {
  readonly at: string;
  readonly author: string;
  readonly note: string;
}

const { contactFormId: _, ...sourceColumns } = getTableColumns(leadSources);

const { id: noteId, at, author, note } = leadNotes;
const noteObject = sql`json_build_object('at', ${utc(at)}, 'author', ${author}, 'note', ${note})`;
const notes = sql<readonly LeadNote[]>`(
  select coalesce(json_agg(${noteObject} order by ${at}, ${noteId}), '[]')
  from ${leadNotes} where ${leadNotes.contactFormId} = ${contactForms.id})`;

const leadColumns = {
  ...getTableColumns(contactForms),
  createdAt: utc(contactForms.createdAt),
  // As visitors read it: "Delhi NCR" for the `city` "delhi".
  cityName: leadsView.city,
  projectName: leadsView.projectType,
  possibleSpam: leadsView.possibleSpam,
  /** When the same number or address sent its last request before this one. */
  askedBefore: sql<
    string | null
  >`${utc(sql`${leadsView.askedBefore} at time zone 'Asia/Kolkata'`)}`,
  answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
  notes,
  /** Who sent the visitor, in words: "Google ad". */
  sentBy: leadsView.sentBy,
  clickIdKind: leadsView.clickIdKind,
  clickId: leadsView.clickId,
  ...sourceColumns,
};

/** A lead as lists, files and notices show it: its row and the labels. */
export type Lead = Readonly<SelectResultFields<typeof leadColumns>>;

/** The tables of a lead. The view lacks the parts of a second and all click ids but one, which a backup needs. */
export const leadTables = sql`${contactForms}
  join ${leadsView} on ${leadsView.id} = ${contactForms.id}
  left join ${leadAnswers} on ${leadAnswers.contactFormId} = ${contactForms.id}
  left join ${leadSources} on ${leadSources.contactFormId} = ${contactForms.id}`;

/** The statement that reads leads as `Lead`, up to its condition. */
export const leadQuery = sql`select ${sql.join(
  Object.entries(leadColumns).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`),
  sql`, `,
)} from ${leadTables}`;

/** Reads these leads, in this order. */
export async function selectLeads(db: NodePgDatabase, ids: readonly number[]): Promise<Lead[]> {
  const { rows } = await db.execute<Lead>(sql`${leadQuery} where ${isAnyOf(contactForms.id, ids)}
    order by array_position(${sql.param(ids)}::int[], ${contactForms.id})`);
  return rows;
}

/** Returns the id of a lead or a note that a text names. A text that names none becomes 0, which no row has. */
export function toId(text: unknown): number {
  const id = /^[1-9]\d{0,9}$/.test(`${text}`) ? Number(text) : 0;
  return id < 2 ** 31 ? id : 0;
}

/** Compares with any number of ids as one parameter. drizzle's own `inArray` makes one of each, at most 65,535. */
export const isAnyOf = (column: AnyColumn, ids: readonly number[]) =>
  sql`${column} = any(${sql.param(ids)}::int[])`;

/** A lead without any value. */
export const emptyLead = {
  ...(Object.fromEntries(Object.keys(leadColumns).map((field) => [field, null])) as Record<
    keyof Lead,
    null
  >),
  notes: [],
};

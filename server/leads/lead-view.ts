import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leadAnswers, leadSources, leads, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { describeSource, indianTime, plainPhone } from './lead-words.ts';

const { contactFormId: _, ...sourceColumns } = getTableColumns(leadSources);

/** "+919848012345"; in a field of a megabyte the view would take a tenth of a second to find that it holds none. */
export const dial = sql<
  string | null
>`case when length(${contactForms.phone}) <= 1000 then ${leads.dial} end`;

const leadColumns = {
  ...getTableColumns(contactForms),
  createdAt: utc(contactForms.createdAt),
  dial,
  // As visitors read it: "Delhi NCR" for the `city` "delhi".
  cityName: leads.city,
  projectName: leads.projectType,
  possibleSpam: leads.possibleSpam,
  answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
  note: leads.note,
  ...sourceColumns,
};

/** These leads, in this order. */
export const selectLeads = (db: NodePgDatabase, ids: readonly number[]) =>
  db
    .select(leadColumns)
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, contactForms.id))
    .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
    .leftJoin(leadSources, eq(leadSources.contactFormId, contactForms.id))
    .where(isOneOf(ids))
    .orderBy(sql`array_position(${sql.param(ids)}::int[], ${contactForms.id})`);

/** A lead as staff read it, in a list, a file or a notice: a row of the table, and its words. */
export type LeadView = Readonly<Awaited<ReturnType<typeof selectLeads>>[number]>;

/** One parameter, however many ids; drizzle's own `inArray` makes one of each, at most 65,535. */
export const isOneOf = (ids: readonly number[]) =>
  sql`${contactForms.id} = any(${sql.param(ids)}::int[])`;

/** For a lead that nobody has sent: what it is given stands beside this. */
export const emptyLead = Object.fromEntries(
  Object.keys(leadColumns).map((field) => [field, null]),
) as Record<keyof LeadView, null>;

type FieldName =
  | Exclude<keyof LeadView, 'dial' | 'cityName' | 'projectName' | keyof typeof sourceColumns>
  | 'source';

/** What staff read of a lead, in this order: a table's columns. A field that is missing is a type error. */
export const leadFields = {
  id: { title: 'Lead', show: ({ id }) => `${id}` },
  createdAt: { title: 'Received (India)', show: ({ createdAt }) => indianTime(createdAt) },
  name: { title: 'Name', show: ({ name }) => name },
  phone: { title: 'Phone', show: plainPhone },
  email: { title: 'Email', show: ({ email }) => email },
  city: { title: 'City', show: ({ cityName }) => cityName },
  projectType: { title: 'Project type', show: ({ projectName }) => projectName },
  message: { title: 'Message', show: ({ message }) => message },
  possibleSpam: { title: 'Possible spam', show: ({ possibleSpam }) => possibleSpam },
  answeredAt: {
    title: 'Answered (India)',
    show: ({ answeredAt }) => answeredAt && indianTime(answeredAt),
  },
  note: { title: 'Note', show: ({ note }) => note },
  source: { title: 'Source', show: describeSource },
} satisfies Record<FieldName, { title: string; show: (lead: LeadView) => string | null }>;

/** What mails and lists have no place of their own for: titles and texts. */
export function describeRest(lead: LeadView): [title: string, text: string | null][] {
  const { id, createdAt, name, phone, email, city, projectType, ...others } = leadFields;
  const { message, possibleSpam, answeredAt, note, ...rest } = others;
  return Object.values(rest).map(({ title, show }) => [title, show(lead)]);
}

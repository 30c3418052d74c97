import { type AnyColumn, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ContactForm, contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { describeSource, indianTime, plainPhone } from './lead-words.ts';
import { leadAnswers, leadSources, leads } from './schema.ts';

/** A lead as staff read it, in a list, a file or a notice: a row of the table, and its words. */
export interface LeadView extends Readonly<Omit<ContactForm, 'createdAt'>>, VisitSource {
  /** UTC with microseconds, e.g. "2026-11-21T08:30:00.123456Z". */
  readonly createdAt: string;
  /** "+919848012345" where `phone` holds a number, else null. */
  readonly dial: string | null;
  /** What visitors read: "Delhi NCR" for the `city` "delhi". */
  readonly cityName: string | null;
  readonly projectName: string | null;
  /** Why it looks like spam, or null. */
  readonly possibleSpam: string | null;
  /** When it was answered, written as `createdAt`; null while it waits. */
  readonly answeredAt: string | null;
  /** What staff noted of their answer. */
  readonly note: string | null;
}

/** A moment as text, with all that the database knows of it. */
export const utc = (moment: AnyColumn) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const { contactFormId: _, ...sourceColumns } = getTableColumns(leadSources);

/** What to select of a lead, to get a `LeadView`. A field that is missing here is a type error. */
export const leadColumns = {
  ...getTableColumns(contactForms),
  createdAt: utc(contactForms.createdAt),
  // In a field of a megabyte the view needs a tenth of a second to find that it holds no number.
  dial: sql<string | null>`case when length(${contactForms.phone}) <= 1000 then ${leads.dial} end`,
  cityName: leads.city,
  projectName: leads.projectType,
  possibleSpam: leads.possibleSpam,
  answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
  note: leads.note,
  ...sourceColumns,
} satisfies Record<keyof LeadView, unknown>;

/** Leads with all that is known of them. */
export const selectLeads = (db: NodePgDatabase, where: SQL | undefined) =>
  db
    .select(leadColumns)
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, contactForms.id))
    .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
    .leftJoin(leadSources, eq(leadSources.contactFormId, contactForms.id))
    .where(where);

/** One parameter, however many ids; drizzle's own `inArray` makes one of each, at most 65,535. */
export const isOneOf = (ids: readonly number[]) =>
  sql`${contactForms.id} = any(${sql.param(ids)}::int[])`;

/** A lead that nobody has sent, for what makes one up: every field that may be empty is. */
export const emptyLead = Object.fromEntries(
  Object.keys(leadColumns).map((field) => [field, null]),
) as Pick<
  LeadView,
  { [F in keyof LeadView]: null extends LeadView[F] ? F : never }[keyof LeadView]
>;

interface LeadField {
  readonly title: string;
  readonly show: (lead: LeadView) => string | null;
}

/**
 * What staff read of a lead, in this order, in words: a table has these columns. A field that is
 * missing here is a type error.
 */
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
} satisfies Readonly<
  Record<
    Exclude<keyof LeadView, 'dial' | 'cityName' | 'projectName' | keyof VisitSource> | 'source',
    LeadField
  >
>;

/** What mails and lists have no place of their own for: titles and texts. */
export function describeRest(lead: LeadView): [title: string, text: string | null][] {
  const { id, createdAt, name, phone, email, city, projectType, ...others } = leadFields;
  const { message, possibleSpam, answeredAt, note, ...rest } = others;
  return Object.values(rest).map(({ title, show }) => [title, show(lead)]);
}

/** A lead without what can be derived for readers, for programs and files. */
export function toRecord({ cityName, projectName, ...record }: LeadView) {
  return record;
}

import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { leadAnswers, leadNotes, leadSources, leads, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { plainPhone } from './lead-phone.ts';
import { describeNotes, indianTime, type LeadNote } from './lead-words.ts';

const { contactFormId: _, ...sourceColumns } = getTableColumns(leadSources);

/** Selects "+919848012345". In a field of a megabyte the view would search for a tenth of a second. */
export const dial = sql<
  string | null
>`case when length(${contactForms.phone}) <= 1000 then ${leads.dial} end`;

const notes = sql<readonly LeadNote[]>`(
  select coalesce(
    json_agg(json_build_object('at', ${utc(leadNotes.at)}, 'author', author, 'note', note) order by at, id), '[]')
  from ${leadNotes} where contact_form_id = ${contactForms.id})`;

const leadColumns = {
  ...getTableColumns(contactForms),
  createdAt: utc(contactForms.createdAt),
  dial,
  // As visitors read it: "Delhi NCR" for the `city` "delhi".
  cityName: leads.city,
  projectName: leads.projectType,
  possibleSpam: leads.possibleSpam,
  /** When the same number or address sent its last request before this one. */
  askedBefore: sql<string | null>`${utc(sql`${leads.askedBefore} at time zone 'Asia/Kolkata'`)}`,
  answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
  notes,
  /** Who sent the visitor, in words: "Google ad". */
  system: leads.system,
  clickIdKind: leads.clickIdKind,
  clickId: leads.clickId,
  ...sourceColumns,
};

/** A lead as lists, files and notices show it: its row and the labels. */
export type LeadView = Readonly<SelectResultFields<typeof leadColumns>>;

/** The statement that reads leads as `LeadView`, up to its condition. */
export const selectLeadViews = sql`select ${sql.join(
  Object.entries(leadColumns).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`),
  sql`, `,
)}
  from ${contactForms}
  join ${leads} on ${leads.id} = ${contactForms.id}
  left join ${leadAnswers} on ${leadAnswers.contactFormId} = ${contactForms.id}
  left join ${leadSources} on ${leadSources.contactFormId} = ${contactForms.id}`;

/** Reads these leads, in this order. */
export async function selectLeads(db: NodePgDatabase, ids: readonly number[]): Promise<LeadView[]> {
  const { rows } = await db.execute<LeadView>(sql`${selectLeadViews} where ${isOneOf(ids)}
    order by array_position(${sql.param(ids)}::int[], ${contactForms.id})`);
  return rows;
}

/** Compares with any number of ids as one parameter. drizzle's own `inArray` makes one of each, at most 65,535. */
export const isOneOf = (ids: readonly number[]) =>
  sql`${contactForms.id} = any(${sql.param(ids)}::int[])`;

/** A lead without any value. */
export const emptyLead = {
  ...(Object.fromEntries(Object.keys(leadColumns).map((field) => [field, null])) as Record<
    keyof LeadView,
    null
  >),
  notes: [],
};

/** One field of a lead for staff: its title, and a function that returns its text. */
export interface LeadField {
  readonly title: string;
  readonly show: (lead: LeadView) => string | null;
}

/** The fields of a visit's source, each a column of a table. */
export const sourceFields = {
  system: { title: 'Source', show: ({ system }) => system },
  utmSource: { title: 'Campaign source', show: ({ utmSource }) => utmSource },
  utmMedium: { title: 'Campaign medium', show: ({ utmMedium }) => utmMedium },
  utmCampaign: { title: 'Campaign', show: ({ utmCampaign }) => utmCampaign },
  utmTerm: { title: 'Term', show: ({ utmTerm }) => utmTerm },
  utmContent: { title: 'Content', show: ({ utmContent }) => utmContent },
  utmId: { title: 'Campaign id', show: ({ utmId }) => utmId },
  referringHost: { title: 'Referring site', show: ({ referringHost }) => referringHost },
  landingPage: { title: 'Landing page', show: ({ landingPage }) => landingPage },
  formPage: { title: 'Form page', show: ({ formPage }) => formPage },
  clickIdKind: { title: 'Click id kind', show: ({ clickIdKind }) => clickIdKind },
  clickId: { title: 'Click id', show: ({ clickId }) => clickId },
} satisfies Partial<Record<keyof LeadView, LeadField>>;

type FieldName = Exclude<
  keyof LeadView,
  'dial' | 'cityName' | 'projectName' | keyof VisitSource | keyof typeof sourceFields
>;

const ownFields = {
  id: { title: 'Lead', show: ({ id }) => `${id}` },
  createdAt: { title: 'Received (India)', show: ({ createdAt }) => indianTime(createdAt) },
  name: { title: 'Name', show: ({ name }) => name },
  phone: { title: 'Phone', show: plainPhone },
  email: { title: 'Email', show: ({ email }) => email },
  city: { title: 'City', show: ({ cityName }) => cityName },
  projectType: { title: 'Project type', show: ({ projectName }) => projectName },
  message: { title: 'Message', show: ({ message }) => message },
  possibleSpam: { title: 'Possible spam', show: ({ possibleSpam }) => possibleSpam },
  askedBefore: {
    title: 'Asked before (India)',
    show: ({ askedBefore }) => askedBefore && indianTime(askedBefore),
  },
  answeredAt: {
    title: 'Answered (India)',
    show: ({ answeredAt }) => answeredAt && indianTime(answeredAt),
  },
  notes: { title: 'Notes', show: ({ notes }) => describeNotes(notes) },
} satisfies Record<FieldName, LeadField>;

/** The columns of a table of leads, in their order. A missing field is a type error. */
export const leadFields = { ...ownFields, ...sourceFields };

/** Returns titles and texts of the facts that mails and lists show one after the other. */
export const describeRest = (lead: LeadView): [title: string, text: string | null][] => [
  ['Asked before', leadFields.askedBefore.show(lead)],
  ['Source', describeSource(lead) || null],
];

/** Returns "Google ad, campaign google / cpc / diwali, began on /, gclid Cj0K", or empty text if nothing is known. */
function describeSource(lead: LeadView): string {
  const { system, referringHost, utmSource, utmMedium, utmCampaign, utmTerm } = lead;
  const { utmContent, utmId, landingPage, formPage, clickIdKind, clickId } = lead;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return [
    system,
    referringHost && `from ${referringHost}`,
    campaign && `campaign ${campaign}`,
    utmTerm && `term ${utmTerm}`,
    utmContent && `content ${utmContent}`,
    utmId && `campaign id ${utmId}`,
    landingPage && `began on ${landingPage}`,
    formPage && formPage !== landingPage && `asked on ${formPage}`,
    clickId && `${clickIdKind} ${clickId}`,
  ]
    .filter(Boolean)
    .join(', ');
}

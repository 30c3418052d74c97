import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { type ContactForm, contactForms } from '#shared/schema.ts';
import type { VisitSource } from '#shared/visit-source.ts';
import { leadAnswers, leads } from './own-tables.ts';

/** A lead as staff read it, in a list, a file or a notice: a row of the table, and its words. */
export interface LeadView extends Readonly<Omit<ContactForm, 'createdAt'>>, VisitSource {
  /** UTC with microseconds, e.g. "2026-11-21T08:30:00.123456Z". */
  readonly createdAt: string;
  /** "+919848012345" where `phone` holds an Indian number, else null. */
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

/** What to select from `leads` joined with `contact_forms` on `id`, to get a `LeadView`. */
export const leadColumns = {
  ...getTableColumns(contactForms),
  createdAt: utc(contactForms.createdAt),
  // In a field of a megabyte the view needs a tenth of a second to find that it holds no number.
  dial: sql<string | null>`case when length(${contactForms.phone}) <= 1000 then ${leads.dial} end`,
  cityName: leads.city,
  projectName: leads.projectType,
  possibleSpam: leads.possibleSpam,
  answeredAt: sql<
    string | null
  >`(select ${utc(leadAnswers.answeredAt)} from ${leadAnswers} where ${leadAnswers.contactFormId} = ${contactForms.id})`,
  note: leads.note,
  landingPage: leads.landingPage,
  referringHost: leads.referringHost,
  utmSource: leads.utmSource,
  utmMedium: leads.utmMedium,
  utmCampaign: leads.utmCampaign,
  formPage: leads.formPage,
} satisfies Record<keyof LeadView, unknown>;

interface LeadField {
  readonly title: string;
  readonly show: (lead: LeadView) => string | null;
}

/**
 * What staff read of a lead, in this order, in words. The one list of it: a column of the table that
 * is missing here is a type error.
 */
export const leadFields: Readonly<
  Record<
    Exclude<keyof LeadView, 'id' | 'cityName' | 'projectName' | keyof VisitSource> | 'source',
    LeadField
  >
> = {
  createdAt: { title: 'Received (India)', show: ({ createdAt }) => indianTime(createdAt) },
  name: { title: 'Name', show: ({ name }) => name },
  phone: { title: 'Phone', show: ({ phone }) => phone },
  dial: { title: 'Dial', show: ({ dial }) => dial },
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
};

/** A lead without what can be derived for readers, for programs and files. */
export function toRecord({ cityName, projectName, ...record }: LeadView) {
  return record;
}

/** What a notice begins with: whoever sorts mails by their subject sees the mark. */
export function titleOf({ possibleSpam }: Pick<LeadView, 'possibleSpam'>): string {
  return possibleSpam ? '[Possible spam] New lead' : 'New lead';
}

/** What staff read beside a phone field without a number: ten letters pass the form, too. */
export const phoneNote = ({ phone }: Pick<LeadView, 'phone'>): string =>
  /(?:\p{Nd}\P{Nd}*){7}/u.test(phone) ? '' : 'no number to dial';

/** What a reminder begins with: how long an answer may still take, or how late it is. */
export function reminderTitle(
  lead: Pick<LeadView, 'createdAt' | 'projectType'>,
  now: Date,
): string {
  const left = (answerBy(lead).getTime() - now.getTime()) / 3_600_000;
  const hours = Math.max(1, Math.round(Math.abs(left)));
  if (left < 0 && left > -1) return 'Not answered, the time is over';
  return `Not answered, ${hours} ${hours === 1 ? 'hour' : 'hours'} ${left < 0 ? 'late' : 'left'}`;
}

/** "+91 98480 12345" where the number is known to be Indian, else the visitor's own text. */
export function showPhone({ phone, dial }: Pick<LeadView, 'phone' | 'dial'>): string {
  return dial?.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3') ?? phone;
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** India's wall-clock time, as a spreadsheet understands it: "2026-11-21 14:00". */
export function indianTime(moment: string | Date): string {
  return indianClock.format(new Date(moment));
}

/** India's day and time as people say them: "today 10:42", "yesterday 18:05", "2026-11-20 10:42". */
export function indianDayTime(moment: string | Date, now: Date): string {
  const [day = '', time = ''] = indianTime(moment).split(' ');
  const names = ['yesterday', 'today', 'tomorrow'];
  const isDay = (_name: string, i: number) =>
    indianTime(new Date(now.getTime() + (i - 1) * 86_400_000)).startsWith(day);
  return `${names.find(isDay) ?? day} ${time}`;
}

/** By when an answer was promised (spec section 10). */
export function answerBy({
  createdAt,
  projectType,
}: Pick<LeadView, 'createdAt' | 'projectType'>): Date {
  return new Date(Date.parse(createdAt) + replyHoursOf(company, projectType) * 3_600_000);
}

/** "from google.com, began on /services/bathrooms"; empty where nothing is known. */
export function describeSource(source: VisitSource): string {
  const { landingPage, referringHost, utmSource, utmMedium, utmCampaign, formPage } = source;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return [
    referringHost && `from ${referringHost}`,
    landingPage && `began on ${landingPage}`,
    campaign && `campaign ${campaign}`,
    formPage && formPage !== landingPage && `asked on ${formPage}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How long ago: "now", "5 min", "3 h", "6 days". */
export function ageOf(createdAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(createdAt)) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

import { sql } from 'drizzle-orm';
import { contactForms } from '#shared/schema.ts';
import { leads } from './schema-internal.ts';

/** A lead as staff read it, whether in a list, a file or a notice. */
export interface LeadView {
  readonly id: number;
  /** UTC with microseconds, e.g. "2026-11-21T08:30:00.123456Z". */
  readonly createdAt: string;
  readonly name: string;
  /** As the visitor wrote it. */
  readonly phone: string;
  /** "+919848012345" where `phone` holds an Indian number, else null. */
  readonly dial: string | null;
  readonly email: string;
  /** As the form sends it, e.g. "delhi"; `cityName` is what visitors read: "Delhi NCR". */
  readonly city: string | null;
  readonly cityName: string | null;
  /** As the form sends it, e.g. "bathroom"; `projectName` is what visitors read. */
  readonly projectType: string;
  readonly projectName: string | null;
  readonly message: string | null;
  /** Why it looks like spam, or null. */
  readonly possibleSpam: string | null;
}

/** What to select from `leads` joined with `contact_forms` on `id`, to get a `LeadView`. */
export const leadColumns = {
  id: contactForms.id,
  createdAt: sql<string>`to_char(${contactForms.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  name: contactForms.name,
  phone: contactForms.phone,
  dial: leads.dial,
  email: contactForms.email,
  city: contactForms.city,
  cityName: leads.city,
  projectType: contactForms.projectType,
  projectName: leads.projectType,
  message: contactForms.message,
  possibleSpam: leads.possibleSpam,
};

/** A lead without what can be derived for readers, for programs and files. */
export function toRecord({ cityName, projectName, ...record }: LeadView) {
  return record;
}

/** What a notice begins with: whoever sorts mails by their subject sees the mark. */
export function titleOf({ possibleSpam }: Pick<LeadView, 'possibleSpam'>): string {
  return possibleSpam ? '[Possible spam] New lead' : 'New lead';
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

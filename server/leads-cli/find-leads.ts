import { and, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactForms } from '#shared/schema.ts';
import { type LeadView, leadColumns } from '../lead-view.ts';
import { leads } from '../schema-internal.ts';
import { type LeadFilter, type Person, UsageError } from './options.ts';

/** The leads that pass every part of the filter, newest first. */
export function findLeads(db: NodePgDatabase, filter: LeadFilter): Promise<LeadView[]> {
  const { since, city, type, search, limit } = filter;
  const query = select(
    db,
    and(
      since && gte(contactForms.createdAt, since),
      city ? or(isText(contactForms.city, city), isText(leads.city, city)) : undefined,
      type
        ? or(isText(contactForms.projectType, type), isText(leads.projectType, type))
        : undefined,
      search ? contains(search) : undefined,
    ),
  );
  return limit === undefined ? query : query.limit(limit);
}

/**
 * Everything that one person has sent, newest first. A phone number is recognised however it is
 * written, also beside another number in the same field.
 *
 * @throws UsageError when the phone number is too short to name one person
 */
export function findPerson(db: NodePgDatabase, { phone, email }: Person): Promise<LeadView[]> {
  return select(
    db,
    or(
      phone?.trim() ? hasPhone(phone) : undefined,
      email?.trim() ? isText(contactForms.email, email) : undefined,
    ),
  );
}

/** Deletes these leads, and with them their keys and notices. */
export async function deleteLeads(db: NodePgDatabase, ids: readonly number[]): Promise<number> {
  const deleted = await db.delete(contactForms).where(inArray(contactForms.id, [...ids]));
  return deleted.rowCount ?? 0;
}

function select(db: NodePgDatabase, condition: SQL | undefined) {
  return db
    .select(leadColumns)
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, contactForms.id))
    .where(condition)
    .orderBy(desc(contactForms.createdAt), desc(contactForms.id));
}

const isText = (column: unknown, text: string) => sql`lower(${column}) = lower(${text.trim()})`;

/** The digits of the phone field: "+91 (98480) 12345" as "919848012345". */
const storedDigits = sql`regexp_replace(${contactForms.phone}, '[^0-9]', '', 'g')`;

function contains(text: string): SQL | undefined {
  const { name, email, phone, message } = contactForms;
  const everything = sql`concat_ws(' ', ${name}, ${email}, ${phone}, ${leads.dial}, ${message})`;
  // "98480 12345" also finds "+91-98480-12345".
  const digits = /^[+()\d\s.-]{4,}$/.test(text) ? text.replace(/\D/g, '') : '';
  return or(
    sql`strpos(lower(${everything}), lower(${text.trim()})) > 0`,
    digits === '' ? undefined : sql`strpos(${storedDigits}, ${digits}) > 0`,
  );
}

function hasPhone(phone: string): SQL | undefined {
  const digits = toLatinDigits(phone).replace(/\D/g, '');
  if (digits.length < 7) throw new UsageError('Give the whole phone number.');
  const dial = toDial(phone);
  return or(
    dial === undefined ? undefined : eq(leads.dial, dial),
    sql`strpos(${storedDigits}, ${dial?.slice('+91'.length) ?? digits}) > 0`,
  );
}

/** As the view `leads` derives it: "+919848012345" when the text holds one Indian number. */
export function toDial(phone: string): string | undefined {
  const compact = toLatinDigits(phone).replace(/[^0-9+]/g, '');
  const national = /^(?:(?:\+|00|0)?91)?0?(\d{10})$/.exec(compact)?.[1];
  return national && `+91${national}`;
}

/** Devanagari and Telugu digits stand at …66 to …6F of their blocks. */
function toLatinDigits(text: string): string {
  return text.replace(/[०-९౦-౯]/g, (digit) => String((digit.charCodeAt(0) & 0xff) - 0x66));
}

import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { leads } from '#server/database/schema.ts';
import { dial, isOneOf, type LeadView, selectLeads } from '#server/leads/lead-view.ts';
import { contactForms } from '#shared/schema.ts';
import { phoneFinder, toDigits } from './phone.ts';
import { type LeadFilter, UsageError } from './usage.ts';

/** The ids of the leads that pass every part of the filter, newest first. */
export async function findLeads(
  db: NodePgDatabase,
  { since, olderThan, city, type, search, isOpen, limit = Number.MAX_SAFE_INTEGER }: LeadFilter,
): Promise<number[]> {
  const { id, name, email, phone, message, projectType, createdAt } = contactForms;
  // "98480 12345" also finds "+91-98480-12345".
  const digits = /^[+()\d\s.-]{4,}$/.test(search ?? '') ? toDigits(search ?? '') : '';
  const written = sql`regexp_replace(left(${phone}, 1000), '[^0-9]', '', 'g')`;
  const everything = sql`lower(concat_ws(' ', ${name}, ${email}, ${phone}, ${message}))`;
  const isFound = or(
    sql`strpos(${everything}, lower(${search?.trim()})) > 0`,
    digits ? sql`strpos(concat_ws(' ', ${dial}, ${written}), ${digits}) > 0` : undefined,
  );
  const last = sql`greatest(${createdAt},
    (select answered_at from lead_answers where contact_form_id = ${id}))`;
  const where = and(
    since && gte(createdAt, since),
    olderThan && sql`${last} < ${olderThan.toISOString()}`,
    city ? or(isText(contactForms.city, city), isText(leads.city, city)) : undefined,
    type ? or(isText(projectType, type), isText(leads.projectType, type)) : undefined,
    search ? isFound : undefined,
    isOpen ? isNull(leads.answered) : undefined,
  );
  const order = isOpen || olderThan ? asc : desc;
  // Ids alone, so that the database need not sort whole leads.
  const rows = await db
    .select({ id })
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, id))
    .where(where)
    .orderBy(order(createdAt), order(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * The ids of everything with a person's phone number or address, newest first. The number is recognised however it is
 * written, beside whatever else, but never inside a longer one nor beyond the first thousand characters of its field.
 * @throws UsageError when nobody is named, or the number is too short to name one person
 */
export async function findPerson(
  db: NodePgDatabase,
  person: { readonly phone?: string | undefined; readonly email?: string | undefined },
): Promise<number[]> {
  const [phone, email] = [person.phone?.trim(), person.email?.trim()];
  // What is found is deleted: without a person the caller has made a mistake.
  if (!phone && !email) {
    throw new UsageError('Say whose data to delete: erase --phone NUMBER, or --email ADDRESS.');
  }
  if (phone && toDigits(phone).length < 7) {
    throw new UsageError('Give the whole phone number, at least 7 digits.');
  }
  const isPhone = phone ? phoneFinder(phone) : () => false;
  const isEmail = email ? isText(contactForms.email, email) : sql`false`;
  const { id, phone: written, createdAt } = contactForms;
  // Compared here: the database does not know every script's digits.
  const rows = await db
    .select({ id, written: sql<string>`left(${written}, 1000)`, isEmail: sql<boolean>`${isEmail}` })
    .from(contactForms)
    .orderBy(desc(createdAt), desc(id));
  return rows.filter((row) => row.isEmail || isPhone(row.written)).map((row) => row.id);
}

export type Pages = AsyncIterable<readonly LeadView[]> | Iterable<readonly LeadView[]>;

/** How many leads are held in memory at once: 5 MB of the longest that the site takes. */
const pageSize = 25;

/** Reads these leads in their order, a page at a time, so that any number takes the same memory. */
export async function* readLeads(
  db: NodePgDatabase,
  ids: readonly number[],
): AsyncGenerator<LeadView[]> {
  for (let start = 0; start < ids.length; start += pageSize) {
    yield await selectLeads(db, ids.slice(start, start + pageSize));
  }
}

/** Deletes these leads, and with them their keys and notices. */
export async function deleteLeads(db: NodePgDatabase, ids: readonly number[]) {
  const { rowCount } = await db.delete(contactForms).where(isOneOf(ids));
  return { count: rowCount ?? 0 };
}

const isText = (column: unknown, text: string) => sql`lower(${column}) = lower(${text.trim()})`;

import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type LeadView, leadColumns } from '#server/database/lead-view.ts';
import { leads } from '#server/database/own-tables.ts';
import { contactForms } from '#shared/schema.ts';
import { phoneFinder, toDigits } from './phone.ts';
import { UsageError } from './usage.ts';

/** Which leads; absent: all. */
export interface LeadFilter {
  readonly since?: Date | undefined;
  /** As the form sends it or as visitors read it, in any case: "delhi" or "Delhi NCR". */
  readonly city?: string | undefined;
  readonly type?: string | undefined;
  /** Part of a name, phone, email or message, in any case. */
  readonly search?: string | undefined;
  /** Not answered yet; these come oldest first. */
  readonly isOpen?: boolean | undefined;
  /** At most this many, the first. */
  readonly limit?: number | undefined;
}

/** Whose leads: everything with this phone number and everything with this address. */
export interface Person {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The ids of the leads that pass every part of the filter, newest first; of what waits, oldest first. */
export function findLeads(
  db: NodePgDatabase,
  { since, city, type, search, isOpen, limit }: LeadFilter,
): Promise<number[]> {
  const { name, email, phone, message, city: cityValue, projectType, createdAt } = contactForms;
  const chosen = and(
    since && gte(createdAt, since),
    city ? or(isText(cityValue, city), isText(leads.city, city)) : undefined,
    type ? or(isText(projectType, type), isText(leads.projectType, type)) : undefined,
    isOpen ? isNull(leads.answered) : undefined,
  );
  const order = isOpen ? oldestFirst : newestFirst;
  if (!search) return findIds(db, chosen, sql`true`, undefined, limit, order);
  const everything = sql`concat_ws(' ', ${name}, ${email}, ${phone}, ${message})`;
  const says = sql`strpos(lower(${everything}), lower(${search.trim()})) > 0`;
  // "98480 12345" also finds "+91-98480-12345".
  const digits = /^[+()\d\s.-]{4,}$/.test(search) ? toDigits(search) : '';
  const holds = digits === '' ? undefined : (text: string) => toDigits(text).includes(digits);
  return findIds(db, chosen, says, holds, limit, order);
}

/**
 * The ids of everything that one person has sent, newest first. A phone number is recognised however
 * it is written, also beside another number or a text, but never inside a longer one.
 *
 * @throws UsageError when nobody is named, or the phone number is too short to name one person
 */
export async function findPerson(db: NodePgDatabase, { phone, email }: Person): Promise<number[]> {
  const isPhone = phone?.trim() ? phoneFinder(phone) : undefined;
  const isEmail = email?.trim() ? isText(contactForms.email, email) : undefined;
  // Whatever is found is deleted.
  if (!isPhone && !isEmail) {
    throw new UsageError('Say whose data to delete: erase --phone NUMBER, or --email ADDRESS.');
  }
  if (isPhone && toDigits(phone ?? '').length < 7) {
    throw new UsageError('Give the whole phone number, at least 7 digits.');
  }
  return findIds(db, undefined, isEmail ?? sql`false`, isPhone);
}

/** The ids of the leads that came, and were answered if they were, before this moment; the oldest first. */
export function findOlder(db: NodePgDatabase, moment: Date): Promise<number[]> {
  const last = sql`greatest(${contactForms.createdAt},
    (select answered_at from lead_answers where contact_form_id = ${contactForms.id}))`;
  const isOlder = sql`${last} < ${moment.toISOString()}`;
  return findIds(db, isOlder, sql`true`, undefined, undefined, oldestFirst);
}

/** Leads in their order, some at a time. */
export type Pages = AsyncIterable<readonly LeadView[]> | Iterable<readonly LeadView[]>;

/** How many leads are held in memory at once: 5 MB of the longest that the site takes. */
const pageSize = 25;

/** Reads these leads in their order, a page at a time, so that any number takes the same memory. */
export async function* readLeads(
  db: NodePgDatabase,
  ids: readonly number[],
): AsyncGenerator<LeadView[]> {
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    yield await db
      .select(leadColumns)
      .from(contactForms)
      .innerJoin(leads, eq(leads.id, contactForms.id))
      .where(isOneOf(page))
      .orderBy(sql`array_position(${sql.param(page)}::int[], ${contactForms.id})`);
  }
}

/** Deletes these leads, and with them their keys and notices. */
export async function deleteLeads(db: NodePgDatabase, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.delete(contactForms).where(isOneOf(ids));
  return rowCount ?? 0;
}

/**
 * Ids alone, so that the database need not sort whole leads. Phone numbers are compared here and not
 * in the database, which does not know every script's digits; a number beyond the first thousand
 * characters of its field is nobody's.
 */
async function findIds(
  db: NodePgDatabase,
  chosen: SQL | undefined,
  isFound: SQL,
  isPhone?: (text: string) => boolean,
  limit?: number,
  order = newestFirst,
): Promise<number[]> {
  const { id, phone } = contactForms;
  const query = db
    .select({ id, phone: sql<string>`left(${phone}, 1000)`, isFound: isFound as SQL<boolean> })
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, id))
    .where(isPhone ? chosen : and(chosen, isFound))
    .orderBy(...order);
  const rows = await (isPhone || limit === undefined ? query : query.limit(limit));
  const found = isPhone ? rows.filter((row) => row.isFound || isPhone(row.phone)) : rows;
  return found.slice(0, limit).map((row) => row.id);
}

const newestFirst = [desc(contactForms.createdAt), desc(contactForms.id)];
const oldestFirst = [asc(contactForms.createdAt), asc(contactForms.id)];

/** One parameter, however many ids; drizzle's own `inArray` makes one of each, at most 65,535. */
const isOneOf = (ids: readonly number[]) => sql`${contactForms.id} = any(${sql.param(ids)}::int[])`;

const isText = (column: unknown, text: string) => sql`lower(${column}) = lower(${text.trim()})`;

import { and, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactForms } from '#shared/schema.ts';
import { type LeadView, leadColumns } from '../lead-view.ts';
import { leads } from '../schema-internal.ts';
import { type LeadFilter, type Person, UsageError } from './options.ts';
import { dial, phonePattern, phoneText, toDigits } from './phone.ts';

/** The ids of the leads that pass every part of the filter, newest first. */
export function findLeads(db: NodePgDatabase, filter: LeadFilter): Promise<number[]> {
  const { since, city, type, search, limit } = filter;
  const { city: cityValue, projectType, createdAt } = contactForms;
  return findIds(
    db,
    and(
      since && gte(createdAt, since),
      city ? or(isText(cityValue, city), isText(leads.city, city)) : undefined,
      type ? or(isText(projectType, type), isText(leads.projectType, type)) : undefined,
      search ? contains(search) : undefined,
    ),
    limit,
  );
}

/**
 * The ids of everything that one person has sent, newest first. A phone number is recognised however
 * it is written, also beside another number in the same field, but never inside a longer one.
 *
 * @throws UsageError when nobody is named, or the phone number is too short to name one person
 */
export async function findPerson(db: NodePgDatabase, { phone, email }: Person): Promise<number[]> {
  // Without a condition the query would find everybody, and whatever it finds is deleted.
  const condition = or(
    phone?.trim() ? hasPhone(phone) : undefined,
    email?.trim() ? isText(contactForms.email, email) : undefined,
  );
  if (!condition) throw new UsageError('Say whose data: a phone number or an email address.');
  return findIds(db, condition);
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
    yield await db
      .select({ ...leadColumns, dial })
      .from(contactForms)
      .innerJoin(leads, eq(leads.id, contactForms.id))
      .where(isOneOf(ids.slice(start, start + pageSize)))
      .orderBy(...newestFirst);
  }
}

/** Deletes these leads, and with them their keys and notices. */
export async function deleteLeads(db: NodePgDatabase, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.delete(contactForms).where(isOneOf(ids));
  return rowCount ?? 0;
}

/** Ids alone: sorting whole leads would have the database read every field of all of them. */
async function findIds(
  db: NodePgDatabase,
  condition: SQL | undefined,
  limit?: number,
): Promise<number[]> {
  const query = db
    .select({ id: contactForms.id })
    .from(contactForms)
    .innerJoin(leads, eq(leads.id, contactForms.id))
    .where(condition)
    .orderBy(...newestFirst);
  const found = await (limit === undefined ? query : query.limit(limit));
  return found.map(({ id }) => id);
}

const newestFirst = [desc(contactForms.createdAt), desc(contactForms.id)];

/** One parameter, however many ids; drizzle's own `inArray` makes one of each, at most 65,535. */
const isOneOf = (ids: readonly number[]) => sql`${contactForms.id} = any(${sql.param(ids)}::int[])`;

const isText = (column: unknown, text: string) => sql`lower(${column}) = lower(${text.trim()})`;

function contains(text: string): SQL | undefined {
  const { name, email, phone, message } = contactForms;
  const everything = sql`concat_ws(' ', ${name}, ${email}, ${phone}, ${message})`;
  // "98480 12345" also finds "+91-98480-12345".
  const digits = /^[+()\d\s.-]{4,}$/.test(text) ? toDigits(text) : '';
  return or(
    sql`strpos(lower(${everything}), lower(${text.trim()})) > 0`,
    digits === ''
      ? undefined
      : sql`strpos(regexp_replace(${phoneText}, '[^0-9]', '', 'g'), ${digits}) > 0`,
  );
}

function hasPhone(phone: string): SQL {
  if (toDigits(phone).length < 7) throw new UsageError('Give the whole phone number.');
  return sql`${phoneText} ~ ${phonePattern(phone)}`;
}

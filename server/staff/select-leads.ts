import { and, asc, desc, getTableColumns, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { OperatorError } from '#server/base/operator-error.ts';
import { leadAnswers, leadSources, leadsView } from '#server/database/schema.ts';
import { hasIdIn } from '#server/leads/lead.ts';
import { holdsPhone, toDigits } from '#shared/phone.ts';
import { contactForms } from '#shared/schema.ts';
import { fetchRows, type Selection } from './read-leads.ts';
import type { Terminal } from './session.ts';

const { id, name, email, phone, city, projectType, message, createdAt } = contactForms;
const { contactFormId: _, ...sources } = getTableColumns(leadSources);
const { referringHost, utmSource, utmCampaign } = sources;
const sourceColumns = Object.values(sources);

/** The options that choose leads. An option that is missing matches all. */
export interface LeadFilter {
  readonly since?: Date | undefined;
  /** Leads that came before this moment and were not answered since. They come oldest first. */
  readonly olderThan?: Date | undefined;
  /** A city's value or label, in upper or lower case: "delhi" or "Delhi NCR". */
  readonly city?: string | undefined;
  readonly type?: string | undefined;
  readonly campaign?: string | undefined;
  readonly source?: string | undefined;
  /** A part of a name, phone, email, message or source, in upper or lower case. */
  readonly search?: string | undefined;
  /** The phone number of a person. With an address as well, either of them matches. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** Leads that are not answered. They come oldest first. */
  readonly open?: boolean | undefined;
  readonly limit?: number | undefined;
}

/** Returns the filter, with a phone number or address that the operator types where the command has "-". */
export async function askForPerson(terminal: Terminal, filter: LeadFilter): Promise<LeadFilter> {
  const { phone, email } = filter;
  return {
    ...filter,
    phone: phone === '-' ? await terminal.ask('Phone number: ') : phone,
    email: email === '-' ? await terminal.ask('Email address: ') : email,
  };
}

/** Turns the options of a command into a selection. @throws OperatorError when the person has no usable number or address */
export async function selectBy(db: NodePgDatabase, filter: LeadFilter): Promise<Selection> {
  const { since, olderThan, open, limit } = filter;
  const isPerson = filter.phone !== undefined || filter.email !== undefined;
  const where = and(
    since && gte(createdAt, since),
    olderThan && lt(createdAt, olderThan),
    olderThan && or(isOpen, lt(leadAnswers.answeredAt, olderThan)),
    // A choice is written as its value or its label: "delhi" or "Delhi NCR".
    filter.city ? isText([city, leadsView.city], filter.city) : undefined,
    filter.type ? isText([projectType, leadsView.projectType], filter.type) : undefined,
    filter.campaign ? isText([utmCampaign], filter.campaign) : undefined,
    filter.source ? isFromSource(filter.source) : undefined,
    filter.search ? containsText(filter.search) : undefined,
    open ? isOpen : undefined,
    isPerson ? hasIdIn(await findPerson(db, filter)) : undefined,
  );
  const direction = open || olderThan ? asc : desc;
  return { where, order: sql`order by ${direction(createdAt)}, ${direction(id)}`, limit };
}

const isOpen = isNull(leadAnswers.answeredAt);

/** Matches a text that one of the columns holds, in upper or lower case. */
const isText = (columns: readonly unknown[], text: string) =>
  or(...columns.map((column) => sql`lower(${column}) = lower(${text.trim()})`));

/** Matches a source by name or label. "google" finds ads and "google.com", and "google ad" finds only ads. */
const isFromSource = (source: string) =>
  or(
    isText([utmSource, referringHost], source),
    sql`strpos(lower(${leadsView.sentBy}), lower(${source.trim()})) > 0`,
  );

/** Matches a part of any text, or of a phone number: "98480 12345" also finds "+91-98480-12345". */
function containsText(search: string): SQL | undefined {
  const columns = [name, email, phone, message, ...sourceColumns];
  const everything = sql`lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))`;
  const isPart = sql`strpos(${everything}, lower(${search.trim()})) > 0`;
  const digits = /^[+()\d\s.-]{4,}$/.test(search) ? toDigits(search) : '';
  if (!digits) return isPart;
  const written = sql`regexp_replace(left(${phone}, 1000), '[^0-9]', '', 'g')`;
  return or(isPart, sql`strpos(${written}, ${digits}) > 0`);
}

/**
 * Returns the ids of the leads with a person's phone number or address. The number is recognised in any notation and
 * beside other text, but not inside a longer number, and not beyond the first thousand characters of its field.
 * Needs a transaction.
 */
async function findPerson(db: NodePgDatabase, person: LeadFilter): Promise<number[]> {
  const [number, address] = [person.phone?.trim(), person.email?.trim()];
  // `erase` deletes the result, so a call without a person is a mistake.
  if (!number && !address) {
    throw new OperatorError('Name the person: --phone "98480 12345" or --email asha@example.in.');
  }
  if (number && toDigits(number).length < 7) {
    throw new OperatorError('A phone number has at least 7 digits. Give the whole number.');
  }
  const hasAddress = address ? isText([email], address) : sql`false`;
  // The numbers are compared here, because the database does not know the digits of every script.
  const statement = sql`select ${id} as id, left(${phone}, 1000) as phone,
    ${hasAddress} as "hasAddress" from ${contactForms}`;
  const found: number[] = [];
  type Row = { id: number; phone: string; hasAddress: boolean };
  for await (const rows of fetchRows<Row>(db, statement, 1000)) {
    const matches = rows.filter(
      (row) => row.hasAddress || (number && holdsPhone(row.phone, number)),
    );
    found.push(...matches.map((row) => row.id));
  }
  return found;
}

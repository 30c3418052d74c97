import {
  type AnyColumn,
  and,
  asc,
  desc,
  getTableColumns,
  gte,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { OperatorError } from '#server/base/operator-error.ts';
import { leadAnswers, leadSources, leadsView } from '#server/database/schema.ts';
import { isAnyOf } from '#server/leads/lead.ts';
import { holdsPhone, toDigits } from '#shared/phone.ts';
import { contactForms } from '#shared/schema.ts';
import { fetchRows, type Selection } from './read-leads.ts';

const { id, email, phone, createdAt } = contactForms;
const { referringHost, utmSource, utmCampaign } = leadSources;

/** Every text of a lead and its source, as it was sent and as staff read it. A new text column is searched as well. */
const searchedColumns = [
  ...[contactForms, leadSources].flatMap((table) => Object.values(getTableColumns(table))),
  ...[leadsView.dial, leadsView.city, leadsView.projectType, leadsView.sentBy],
].filter(({ dataType }) => dataType === 'string');

/** The options that choose leads. An option that is missing matches all. */
export interface LeadFilter {
  readonly since?: Date;
  /** Leads that came before this moment and were not answered since. They come oldest first. */
  readonly olderThan?: Date;
  /** A part of the campaign's name. Upper and lower case do not matter here and in the next two. */
  readonly campaign?: string;
  /** A part of a source's name or label. "google" finds ads and "google.com", and "google ad" finds only ads. */
  readonly source?: string;
  /** Words or parts of words. The lead's texts have all of them. */
  readonly search?: string;
  /** The phone number of a person. With an address as well, either of them matches. */
  readonly phone?: string;
  readonly email?: string;
  /** Leads that are not answered. They come oldest first. */
  readonly open?: boolean;
  readonly limit?: number;
}

/** Turns the options of a command into a selection. @throws OperatorError if the person has no number or address */
export async function selectBy(db: NodePgDatabase, filter: LeadFilter): Promise<Selection> {
  const { since, olderThan, open, limit } = filter;
  const isPerson = filter.phone !== undefined || filter.email !== undefined;
  const where = and(
    since && gte(createdAt, since),
    olderThan && lt(createdAt, olderThan),
    olderThan && or(isOpen, lt(leadAnswers.answeredAt, olderThan)),
    filter.campaign ? contains([utmCampaign], filter.campaign) : undefined,
    filter.source
      ? contains([leadsView.sentBy, utmSource, referringHost], filter.source)
      : undefined,
    ...(filter.search?.trim().split(/\s+/) ?? []).map((word) => contains(searchedColumns, word)),
    open ? isOpen : undefined,
    isPerson ? isAnyOf(contactForms.id, await findPerson(db, filter)) : undefined,
  );
  const direction = open || olderThan ? asc : desc;
  return { where, order: sql`order by ${direction(createdAt)}, ${direction(id)}`, limit };
}

const isOpen = isNull(leadAnswers.answeredAt);

/** Matches a part of a text in one of the columns, in upper or lower case. */
const contains = (columns: readonly AnyColumn[], part: string) =>
  sql`strpos(lower(concat_ws(chr(10), ${sql.join([...columns], sql`, `)})), lower(${part.trim()})) > 0`;

/** Returns the ids of the leads with a person's phone number, in any notation, or address. Needs a transaction. */
async function findPerson(db: NodePgDatabase, person: LeadFilter): Promise<number[]> {
  const [number, address] = [person.phone?.trim(), person.email?.trim()];
  // `erase` deletes the result, so a call without a person is a mistake.
  if (!number && !address) {
    throw new OperatorError('Name the person: --phone "98480 12345" or --email asha@example.in.');
  }
  if (number && toDigits(number).length < 7) {
    throw new OperatorError('A phone number has at least 7 digits. Give the whole number.');
  }
  const hasAddress = address ? sql`lower(${email}) = lower(${address})` : sql`false`;
  // The numbers are compared here, because the database does not know the digits of every script.
  const statement = sql`select ${id} as id, left(${phone}, 1000) as phone,
    ${hasAddress} as "hasAddress" from ${contactForms}`;
  const ids: number[] = [];
  type Row = { id: number; phone: string; hasAddress: boolean };
  for await (const rows of fetchRows<Row>(db, statement, 1000)) {
    const matches = rows.filter(
      (row) => row.hasAddress || (number && holdsPhone(row.phone, number)),
    );
    ids.push(...matches.map((row) => row.id));
  }
  return ids;
}

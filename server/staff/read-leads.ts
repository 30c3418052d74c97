import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isAnyOf, type Lead, leadQuery, leadTables } from '#server/leads/lead.ts';
import { contactForms } from '#shared/schema.ts';

/** Selects the leads of a command and their order. */
export interface Selection {
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly limit: number | undefined;
}

const from = ({ where }: Selection) => sql`from ${leadTables} ${where && sql`where ${where}`}`;

/** Returns the ids of the selected leads in their order, at most `limit` of them. */
export async function readIds(db: NodePgDatabase, selection: Selection): Promise<number[]> {
  const { order, limit = null } = selection;
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${contactForms.id} ${from(selection)} ${order} limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Counts the selected leads, at most `limit` of them. */
export async function countLeads(db: NodePgDatabase, selection: Selection): Promise<number> {
  const { limit = null } = selection;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select ${from(selection)} limit ${limit}) as selected`,
  );
  return rows[0]?.count ?? 0;
}

/** Leads in their order, a batch at a time. */
export type LeadBatches = AsyncIterable<readonly Lead[]>;

/**
 * Reads the selected leads in their order, a batch at a time, so that memory stays small. One statement reads them all,
 * because PostgreSQL would read whole tables again for each batch. Needs a transaction.
 */
export async function* readLeads(db: NodePgDatabase, selection: Selection): AsyncGenerator<Lead[]> {
  const { where, order, limit } = selection;
  // Without the ids, the database would join all leads before it takes the first ones.
  const isSelected =
    limit === undefined ? where : isAnyOf(contactForms.id, await readIds(db, selection));
  const statement = sql`${leadQuery} ${isSelected && sql`where ${isSelected}`} ${order}`;
  // Old leads may be a hundred times longer than the form allows.
  yield* fetchRows<Lead>(db, statement, 50);
}

/** Reads a statement's rows through a cursor, so many at a time. */
export async function* fetchRows<Row extends Record<string, unknown>>(
  db: NodePgDatabase,
  statement: SQL,
  count: number,
) {
  await db.execute(sql`declare selected_rows no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await db.execute<Row>(sql.raw(`fetch ${count} from selected_rows`));
    if (rows.length === 0) break;
    yield rows;
  }
  await db.execute(sql`close selected_rows`);
}

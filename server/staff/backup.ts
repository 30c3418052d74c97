import { getTableName, is, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { toSafeJson } from '#server/database/sanitize.ts';
import * as siteTables from '#server/database/schema.ts';
import * as sharedTables from '#shared/schema.ts';
import type { Pages } from './find-leads.ts';

/** Writes all columns of the leads as JSON, one lead on each line. */
export async function* formatJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const leads of pages) {
    yield before + leads.map(toSafeJson).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

/** Maps the name of each of the site's tables to its columns. */
const known = new Map<string, readonly string[]>(
  Object.values({ ...siteTables, ...sharedTables })
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), getTableConfig(table).columns.map(({ name }) => name)]),
);

/**
 * Returns the tables and columns that the owner has added. A backup does not hold them. A table in another schema counts
 * only if it refers to leads.
 */
export async function findUnsaved(db: NodePgDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; table: string; columns: string[] }>(sql`
    select relname as name, pg_class.oid::regclass::text as "table",
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum) as columns
    from pg_class
    where relkind in ('r', 'p') and not relispartition
      and (relnamespace = (select relnamespace from pg_class where oid = 'contact_forms'::regclass)
        or exists (select from pg_constraint where conrelid = pg_class.oid and confrelid = 'contact_forms'::regclass))
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`);
  return rows.flatMap(({ name, table, columns }) => {
    const ours = known.get(name);
    if (!ours) return `the table ${table}`;
    return columns
      .filter((column) => !ours.includes(column))
      .map((column) => `the column ${table}.${column}`);
  });
}

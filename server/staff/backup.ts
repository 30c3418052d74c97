import { resolve } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { siteTables } from '#server/database/site-tables.ts';
import { writePrivateFile } from './backup-file.ts';
import { formatJson } from './export.ts';
import { leadCountText } from './format-list.ts';
import { countLeads, readLeads } from './read-leads.ts';
import { selectBy } from './select-leads.ts';
import { inReadTransaction, type Session } from './session.ts';

/** Writes all leads into a file for `restore`. Names the owner's tables and columns, which the file does not hold. */
export async function backup(session: Session, file: string, replaces?: boolean) {
  const { count, unsaved } = await inReadTransaction(session, 'backup', async (db) => {
    const selection = await selectBy(db, {});
    await writePrivateFile(file, formatJson(readLeads(db, selection)), replaces);
    return { count: await countLeads(db, selection), unsaved: await findUnsaved(db) };
  });
  await session.terminal.print(`${leadCountText(count)} in ${resolve(file)}\n`);
  if (unsaved.length > 0) {
    session.terminal.warn(
      `This backup does not hold these parts of the database: ${unsaved.join(', ')}. Save them with pg_dump.`,
    );
  }
}

/** Maps the name of each table that the site writes to its columns. */
const siteColumns = new Map<string, readonly string[]>(
  siteTables.map((table) => [
    getTableName(table),
    getTableConfig(table).columns.map(({ name }) => name),
  ]),
);

/**
 * Returns the tables and columns that a backup does not hold: the owner's own, and the accounts of a former site. A
 * table in another schema counts only if it refers to leads.
 */
async function findUnsaved(db: NodePgDatabase): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; table: string; columns: string[] }>(sql`
    select relname as name, pg_class.oid::regclass::text as "table",
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum) as columns
    from pg_class
    where relkind in ('r', 'p') and not relispartition
      and (relnamespace = (select relnamespace from pg_class where oid = 'contact_forms'::regclass)
        or exists (select from pg_constraint where conrelid = pg_class.oid and confrelid = 'contact_forms'::regclass))
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      -- The site makes an empty table, which its role may not read.
      and (relname <> 'users' or pg_relation_size(pg_class.oid) > 0)
    order by relname`);
  return rows.flatMap(({ name, table, columns }) => {
    const known = siteColumns.get(name);
    if (!known) return `the table ${table}`;
    return columns
      .filter((column) => !known.includes(column))
      .map((column) => `the column ${table}.${column}`);
  });
}

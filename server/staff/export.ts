import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { OperatorError } from '#server/base/operator-error.ts';
import { toSafeJson } from '#server/base/safe-text.ts';
import * as siteTables from '#server/database/schema.ts';
import { leadFields } from '#server/leads/lead-text.ts';
import * as sharedTables from '#shared/schema.ts';
import { leadCountText } from './format-list.ts';
import { countLeads, type Pages, readLeads } from './read-leads.ts';
import { askForPerson, type LeadFilter, selectBy } from './select-leads.ts';
import { read, readAndPrint, type Session } from './session.ts';

/** Prints the leads that match as JSON, or as a table. */
export async function exportLeads(session: Session, options: LeadFilter & { json?: boolean }) {
  const filter = await askForPerson(session.terminal, options);
  const format = options.json ? formatJson : formatCsv;
  await readAndPrint(
    session,
    async (db) => ({ count: await countLeads(db, await selectBy(db, filter)) }),
    async (db) => {
      const pieces = format(readLeads(db, await selectBy(db, filter)));
      for await (const piece of pieces) await session.terminal.print(piece);
    },
  );
}

/** Writes all leads into a file for `restore`. Names the owner's tables and columns, which the file does not hold. */
export async function backup(session: Session, file: string, replaces?: boolean) {
  const { count, unsaved } = await read(session, async (db) => {
    const selection = await selectBy(db, {});
    await writePrivateFile(file, formatJson(readLeads(db, selection)), replaces);
    return { count: await countLeads(db, selection), unsaved: await findUnsaved(db) };
  });
  await session.terminal.print(`${leadCountText(count)} in ${resolve(file)}\n`);
  if (unsaved.length > 0) {
    session.terminal.warn(
      `This backup does not hold what you have added to the database: ${unsaved.join(', ')}. Save these with pg_dump.`,
    );
  }
}

/** Writes a file that only its owner may read. If writing fails, no file is left. @throws OperatorError */
async function writePrivateFile(
  file: string,
  pieces: AsyncIterable<string>,
  replaces = false,
): Promise<void> {
  const former = await lstat(file).catch(() => undefined);
  if (former && !former.isFile())
    throw new OperatorError(`Nothing was written. ${file} is not a file. Choose another name.`);
  if (former && !replaces)
    throw new OperatorError(`Nothing was written. ${file} exists. To replace it, add --force.`);
  const staging = `${file}.${process.pid}`;
  try {
    await writeFile(staging, pieces, { flag: 'wx', mode: 0o600, flush: true });
    await rename(staging, file);
  } catch (error) {
    await rm(staging, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall
      ? new OperatorError(`Nothing was written. ${file} cannot be written (${code}).`)
      : error;
  }
}

const columns = Object.values(leadFields);

/** Writes leads as CSV (RFC 4180), a piece at a time. It begins with a byte order mark, by which Excel knows UTF-8. */
export async function* formatCsv(pages: Pages): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(columns.map(({ title }) => title))}`;
  for await (const leads of pages) {
    yield leads.map((lead) => csvRow(columns.map(({ show }) => show(lead) ?? ''))).join('');
  }
}

/** Joins texts to a line of CSV. */
const csvRow = (texts: readonly string[]) => `${texts.map(csvCell).join(',')}\r\n`;

/**
 * Returns a quoted cell that no spreadsheet runs as a formula: an apostrophe is put before a text that begins like one.
 * It does the same after a semicolon, tab or line end. If semicolons divide cells, Excel begins a cell there in spite of
 * the quotes.
 */
function csvCell(text: string): string {
  // A phone number with its country's code is not a formula.
  if (/^\+\d+ [\d ]+$/.test(text)) return `"${text}"`;
  const harmless = text.replace(/^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[ "']*[=+\-@＝＋－＠])/g, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

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
const ownColumns = new Map<string, readonly string[]>(
  Object.values({ ...siteTables, ...sharedTables })
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), getTableConfig(table).columns.map(({ name }) => name)]),
);

/**
 * Returns the tables and columns that the owner has added. A backup does not hold them. A table in another schema counts
 * only if it refers to leads.
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
    order by relname`);
  return rows.flatMap(({ name, table, columns }) => {
    const ours = ownColumns.get(name);
    if (!ours) return `the table ${table}`;
    return columns
      .filter((column) => !ours.includes(column))
      .map((column) => `the column ${table}.${column}`);
  });
}

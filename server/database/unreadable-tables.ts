import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { contactForms } from '#shared/schema.ts';
import * as schema from './schema.ts';

/** Everything that the site reads. It never reads the record of who has read leads, nor the table `users`. */
const names = [
  'leads',
  ...[contactForms, ...Object.values(schema)]
    .filter((value) => is(value, PgTable) && value !== schema.leadAccesses)
    .map((table) => getTableName(table as PgTable)),
];

/**
 * Returns the tables, and the view, that the role of this connection may not read. An update may have made them since
 * somebody gave the role its rights.
 */
export async function findUnreadable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
    where not has_table_privilege(to_regclass(name), 'select') order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

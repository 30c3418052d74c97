import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Log } from '#server/base/logger.ts';
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
 * Warns of the tables, and of the view, that the role of this connection may not read. An update may have made them
 * since somebody gave the role its rights.
 */
export async function warnOfUnreadable(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
    where not has_table_privilege(to_regclass(name), 'select') order by name`,
    [names],
  );
  if (rows.length === 0) return;
  log(
    `This role has no rights on ${rows.map(({ name }) => name).join(', ')}. As the owner of the tables, run the ` +
      'statements of docs/deploying.md, "A role that may only store leads".',
  );
}

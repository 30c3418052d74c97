import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { siteRights } from '#server/database/grants.ts';
import * as ours from '#server/database/schema.ts';
import * as specified from '#shared/schema.ts';

/** The site does not use this table, because there are no accounts. */
const untouched = ['users'];

test('every table has its rights', () => {
  const tables = Object.values({ ...ours, ...specified }).filter((one) => is(one, PgTable));
  const names = tables.map((table) => getTableConfig(table).name);
  expect(names).toContain('contact_forms');
  const named: readonly string[] = siteRights('site').match(/\w+/g) ?? [];
  const without = names.filter((name) => !untouched.includes(name) && !named.includes(name));
  expect(
    without.map((name) => `give the table ${name} its rights in server/database/grants.ts`),
  ).toEqual([]);
});

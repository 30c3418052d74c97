import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, fill, namesIn } from '#tests/support/leads-cli.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const database = await createTestDatabase();

test('backup names the tables and columns that an owner added', async () => {
  await fill(database, {});
  const folder = await makeTestFolder();
  expect((await cli(database, ['backup', join(folder, 'before.json')])).warnings).toBe('');
  await database.pool.query(`
    create table lead_calls (lead integer references contact_forms on delete cascade, next_call date);
    alter table contact_forms add column budget integer;
    create schema crm;
    create table crm.owners (lead integer references contact_forms on delete cascade);
    create table crm.unrelated (id integer)`);
  const { code, warnings } = await cli(database, ['backup', join(folder, 'after.json')]);
  expect(code).toBe(0);
  expect(warnings).toBe(
    'This backup does not hold what you have added to the database: the column contact_forms.budget, ' +
      'the table lead_calls, the table crm.owners. Save these with pg_dump.',
  );
});

test('erase says what to do when an owner’s table refers to leads', async () => {
  await fill(database, { name: 'Kept' });
  await database.pool.query(`
    create table "Own Calls" (lead integer constraint "calls lead" references contact_forms);
    insert into "Own Calls" values (1)`);
  const erase = ['erase', '--phone', '98480 12345', '--yes'];
  const { code, warnings } = await cli(database, erase);
  expect(code).toBe(1);
  expect(warnings).toMatch(
    /^No lead was deleted: rows of the table "Own Calls" refer to these leads\. /,
  );
  expect(await namesIn(database)).toEqual(['Kept']);
  const [advice = ''] = /alter table [^;]+;/.exec(warnings) ?? [];
  await database.pool.query(advice);
  expect((await cli(database, erase)).out).toContain('1 lead deleted.');
  expect(await namesIn(database)).toEqual([]);
});

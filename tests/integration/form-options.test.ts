import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { syncOptions } from '#server/database/migrate.ts';
import { leads } from '#server/database/own-tables.ts';
import { contactForms } from '#shared/schema.ts';
import { labelOf, validRequest } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

test('a choice that was renamed, and one that is new, read in the view as in the form', async () => {
  const { city, projectType } = validRequest;
  const lead = { name: 'Asha Rao', email: 'a@example.com', phone: '9848012345' };
  const [stored] = await db
    .insert(contactForms)
    .values({ ...lead, city, projectType })
    .returning();
  const seen = async () => {
    const rows = await db
      .select()
      .from(leads)
      .where(eq(leads.id, stored?.id ?? 0));
    return [rows[0]?.city, rows[0]?.projectType];
  };
  const asInTheForm = [labelOf('city', city), labelOf('projectType', projectType)];
  expect(await seen()).toEqual(asInTheForm);
  // As a database is that an earlier list was written to.
  await pool.query("update form_options set label = 'Baths' where value = $1", [projectType]);
  await pool.query('delete from form_options where value = $1', [city]);
  expect(await seen()).toEqual([city, 'Baths']);
  await syncOptions(db);
  expect(await seen()).toEqual(asInTheForm);
});

test('a choice that was taken out keeps its words for the leads that have it', async () => {
  await pool.query("insert into form_options values ('city', 'goa', 'Goa')");
  await syncOptions(db);
  const { rows } = await pool.query("select label from form_options where value = 'goa'");
  expect(rows).toEqual([{ label: 'Goa' }]);
});

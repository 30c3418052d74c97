import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { syncOptions } from '#server/database/sync-options.ts';
import { contactForms } from '#shared/schema.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const lead = {
  name: 'Asha Rao',
  email: 'a@example.com',
  phone: '9848012345',
  projectType: 'other',
};

/** Stores a lead. Returns a function that reads it from the view. */
async function store(changes: Partial<typeof contactForms.$inferInsert>) {
  const values = { ...lead, ...changes };
  const [row] = await db.insert(contactForms).values(values).returning();
  const view = 'select *, received::text from leads where id = $1';
  return async () => (await pool.query(view, [row?.id])).rows[0];
}

test.each([
  ['098480-12345', '+919848012345'],
  ['+91 (40) 2311 4455', '+914023114455'],
  ['0091 98480 12345', '+919848012345'],
  ['+65 9123 4567', null],
  ['98480 12345, 98480 54321', null],
  ['98480 12345 after 6', null],
])('the view dials for "%s" the number %s', async (phone, dial) => {
  expect(await (await store({ phone }))()).toMatchObject({ phone, dial });
});

test('the view shows staff all that they need, in India’s time', async () => {
  const { city, projectType } = validRequest;
  const createdAt = new Date('2026-03-01T20:15:30.5Z');
  const shown = await (await store({ city, projectType, message: 'నమస్తే', createdAt }))();
  const needed =
    'id received name phone dial email city project_type message possible_spam answered note ' +
    'landing_page referring_host utm_source utm_medium utm_campaign form_page';
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(needed.split(' ')));
  const words = { city: validLabels.city, project_type: validLabels.projectType };
  expect(shown).toMatchObject({ ...words, received: '2026-03-02 01:45:30', message: 'నమస్తే' });
});

test('the view shows a renamed or new choice as the form does', async () => {
  const { city, projectType } = validRequest;
  const seen = await store({ city, projectType });
  const ofGoa = await store({ city: 'goa' });
  // An earlier version has written its list to the database.
  await pool.query("update form_options set label = 'Baths' where value = $1", [projectType]);
  await pool.query('delete from form_options where value = $1', [city]);
  await pool.query("insert into form_options values ('city', 'goa', 'Goa')");
  expect(await seen()).toMatchObject({ city, project_type: 'Baths' });
  await syncOptions(db);
  const { city: place, projectType: project } = validLabels;
  expect(await seen()).toMatchObject({ city: place, project_type: project });
  expect(await ofGoa()).toMatchObject({ city: 'Goa' });
});

test('a database that does not respond is explained after a wait', async () => {
  const messages: string[] = [];
  const config = { connectionString: `postgresql://u:p@127.0.0.1:${await freePort()}/leads` };
  const connecting = connect(config, {
    log: (message) => messages.push(message),
    waitMs: 700,
  });
  await expect(connecting).rejects.toThrow(/Cannot open the database "leads".*ECONNREFUSED/);
  expect(messages).toEqual([expect.stringMatching(/^Waiting for the database "leads"/)]);
});

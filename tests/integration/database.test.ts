import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { openDatabase } from '#server/database/database.ts';
import { isExposed } from '#server/database/warnings.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { StartError } from '#server/start-error.ts';
import { emptyContactRequest } from '#shared/contact.ts';
import { contactForms } from '#shared/schema.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { databaseUrl, query } from '#tests/support/postgres-global-setup.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const silent = { dataDir: '', log: () => {} };
const lead = {
  ...{ name: 'Asha Rao', email: 'a@example.com', phone: '9848012345', projectType: 'other' },
};

/** Stores a lead; how the view shows it. */
async function seen(changes: Partial<typeof contactForms.$inferInsert>) {
  const [row] = await db
    .insert(contactForms)
    .values({ ...lead, ...changes })
    .returning();
  const view = 'select *, received::text from leads where id = $1';
  return (await pool.query(view, [row?.id])).rows[0];
}

test.each([
  ['98480 12345', '+919848012345'],
  ['+91 98480-12345', '+919848012345'],
  ['091 9848012345', '+919848012345'],
  ['0091 98480 12345', '+919848012345'],
  ['+91 (0) 98480 12345', '+919848012345'],
  ['040 2345 6789', '+914023456789'],
  ['Call 98480 12345 after 6', null],
  ['9198480123', '+919198480123'],
  ['౯౮౪౮౦౧౨౩౪౫', '+919848012345'],
  ['+65 9123 4567', '+6591234567'],
  ['+1 415 555 2671', '+14155552671'],
  ['not a number', null],
])('the view of the leads derives from the phone text "%s" the number %s', async (phone, dial) => {
  expect(await seen({ phone })).toMatchObject({ phone, dial });
});

test('the view of the leads shows India’s time and leaves out nothing staff need', async () => {
  const { city, projectType } = validRequest;
  const createdAt = new Date('2026-03-01T20:15:30.5Z');
  const shown = await seen({ city, projectType, message: 'నమస్తే', createdAt });
  expect(Object.entries(shown)).toEqual([
    ['id', expect.any(Number)],
    ['received', '2026-03-02 01:45:30'],
    ['name', 'Asha Rao'],
    ['phone', '9848012345'],
    ['dial', '+919848012345'],
    ['email', 'a@example.com'],
    ['city', validLabels.city],
    ['project_type', validLabels.projectType],
    ['message', 'నమస్తే'],
    ['possible_spam', null],
    // Of the answer and of where the visit came from.
    ...['answered', 'note', 'landing_page', 'referring_host', 'utm_source', 'utm_medium']
      .concat('utm_campaign', 'form_page')
      .map((name) => [name, null]),
  ]);
});

test('a database whose settings risk acknowledged leads is opened with a warning for each', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await query(database.url, `alter database ${name} set synchronous_commit = off`);
  const risky = await openDatabase({ ...silent, databaseUrl: database.url });
  await risky.close();
  expect(risky.warnings).toContainEqual(expect.stringMatching(/^synchronous_commit is off: /));

  await query(database.url, `alter database ${name} set synchronous_commit = on`);
  const safe = await openDatabase({ ...silent, databaseUrl: database.url });
  await safe.close();
  expect(safe.warnings).not.toContainEqual(expect.stringMatching(/^synchronous_commit/));
});

test('several copies of the site may start at once on one empty database', async () => {
  const { url: serverUrl } = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  const databaseUrlOfAll = databaseUrl(serverUrl, name);
  const copies = await Promise.all(
    [1, 2, 3, 4].map(() => openDatabase({ ...silent, databaseUrl: databaseUrlOfAll })),
  );
  for (const [i, copy] of copies.entries()) {
    const store = createLeadStore(copy, { rateLimit: { max: 9, windowSeconds: 600 } });
    await store.saveLead({ ...emptyContactRequest, ...lead, message: `Copy ${i}` }, {});
  }
  for (const copy of copies) expect(await copy.db.select().from(contactForms)).toHaveLength(4);
  for (const copy of copies) await copy.close();
  await query(serverUrl, `drop database ${name}`);
});

test('a wrong password and a missing database are explained, without the password', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'not-this-one';
  const refused = await openDatabase({ ...silent, databaseUrl: wrong.href }).catch((e) => e);
  expect(refused).toBeInstanceOf(StartError);
  expect(refused.message).toMatch(/the password is wrong\. Check DATABASE_URL\.$/);
  expect(refused.message).not.toContain('not-this-one');

  const missing = databaseUrl(database.url, 'no_such_database');
  await expect(openDatabase({ ...silent, databaseUrl: missing })).rejects.toThrow(
    /there is no such database/,
  );
});

test.each([
  ['postgresql://u:p@db.example.com/leads', 'db.example.com', true],
  ['postgresql://u:p@db.example.com/leads?sslmode=verify-full', 'db.example.com', false],
  ['postgresql://u:p@127.0.0.1/leads', '127.0.0.1', false],
  ['postgresql://u:p@%2Frun%2Fpostgresql/leads', '/run/postgresql', false],
])('whether %s carries leads over a network unencrypted is a warning', (url, host, warns) => {
  expect(isExposed(host, url)).toBe(warns);
});

test('a text that is no address is explained without being repeated', async () => {
  const opening = openDatabase({ ...silent, databaseUrl: 'postgresql://me:secret@[oops/db' });
  const error = await opening.catch((e) => e);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error.stack) + JSON.stringify(error.cause ?? '')).not.toContain('secret');
});

test('a database that does not answer is waited for, and then explained', async () => {
  const messages: string[] = [];
  const config = { connectionString: `postgresql://u:p@127.0.0.1:${await findFreePort()}/leads` };
  const connecting = connect(config, (message) => messages.push(message), 700);
  await expect(connecting).rejects.toThrow(
    /Cannot open the database "leads".*nothing answers there/,
  );
  expect(messages).toEqual([expect.stringMatching(/^Waiting for the database "leads"/)]);
});

import { afterAll, expect, onTestFinished, test } from 'vitest';
import { purge, startPurging } from '#server/leads/purge.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { createTestLogger } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
const { db, pool } = database;

const tables = ['contact_submissions', 'lead_outbox', 'contact_forms'] as const;
const left = async () =>
  Promise.all(tables.map(async (table) => (await pool.query(`select from ${table}`)).rowCount));

test('what is known of a request, and its notices, are gone after 30 days, and the lead is not', async () => {
  const rateLimit = { max: 0, windowSeconds: 600 };
  const store = createLeadStore(database, { rateLimit, notify: ['email'] });
  await store.saveLead(validRequest, {});
  for (const [interval, expected] of [
    // A notice and a reminder.
    ['29 days 23 hours', [1, 2, 1]],
    ['30 days 1 minute', [0, 0, 1]],
  ] as const) {
    for (const table of tables.slice(0, 2)) {
      await pool.query(`update ${table} set created_at = now() - interval '${interval}'`);
    }
    await purge(db);
    expect(await left()).toEqual(expected);
  }
});

test('what cannot be purged is logged with its reason, and is purged the next time', async () => {
  const { logger, entries } = await createTestLogger();
  await pool.query('alter table lead_outbox rename to elsewhere');
  onTestFinished(startPurging(db, logger, 100));
  await expect.poll(() => entries[0]).toMatchObject({ level: 40, reason: '42P01' });
  await pool.query('alter table elsewhere rename to lead_outbox');
  await pool.query(`insert into lead_outbox (contact_form_id, channel, created_at)
    select id, 'email', now() - interval '31 days' from contact_forms`);
  await expect.poll(left).toEqual([0, 0, 1]);
});

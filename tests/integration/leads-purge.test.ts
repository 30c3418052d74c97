import { expect, test } from 'vitest';
import { purge } from '#server/leads/purge.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { validRequest } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
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

import { createHash } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createLeadStore } from '#server/leads.ts';
import { purge, startPurging } from '#server/purge.ts';
import { validRequest } from '#tests/support/app.ts';
import { createTestLogger } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
const { db, pool } = database;

async function rowsOf(table: string) {
  return (await pool.query(`select * from ${table}`)).rows;
}

test('keys and delivered notices are gone after 30 days, and the lead is not', async () => {
  const store = createLeadStore(database, {
    rateLimit: { max: 0, windowSeconds: 600 },
    notify: ['email'],
  });
  await store.saveLead(validRequest, { idempotencyKey: 'k' });
  const age = async (interval: string) => {
    await pool.query(`update contact_submissions set created_at = now() - interval '${interval}'`);
    await pool.query(
      `update lead_outbox set created_at = now() - interval '${interval}', delivered_at = now()`,
    );
  };
  const left = async () => [
    (await rowsOf('contact_submissions')).length,
    (await rowsOf('lead_outbox')).length,
  ];
  await age('29 days 23 hours');
  await purge(db);
  expect(await left()).toEqual([2, 1]);
  await age('30 days 1 minute');
  await purge(db);
  expect(await left()).toEqual([0, 0]);
  expect(await rowsOf('contact_forms')).toHaveLength(1);
});

test('a client’s address is kept as a hash with a secret key, until its window ends, though no lead comes', async () => {
  const store = createLeadStore(database, { rateLimit: { max: 9, windowSeconds: 1 } });
  await store.saveLead({ ...validRequest, name: 'Counted' }, { client: '192.0.2.80' });
  const [window] = await rowsOf('contact_rate_limits');
  expect(window.client).toHaveLength(16);
  const known = createHash('sha256').update('192.0.2.80').digest();
  expect(window.client.equals(known.subarray(0, 16))).toBe(false);
  expect(JSON.stringify(window)).not.toContain('192.0.2');

  const { logger } = await createTestLogger();
  onTestFinished(startPurging(db, logger, 100));
  await expect.poll(() => rowsOf('contact_rate_limits')).toEqual([]);
});

test('the secret differs from database to database, and stays the same in one', async () => {
  const [mine] = await rowsOf('site_secrets');
  expect(mine.name).toBe('client-addresses');
  expect(mine.value).toHaveLength(32);
  const client = '192.0.2.81';
  for (const name of ['First site', 'Second site']) {
    const store = createLeadStore(database, { rateLimit: { max: 9, windowSeconds: 600 } });
    await store.saveLead({ ...validRequest, name }, { client });
  }
  expect(await rowsOf('contact_rate_limits')).toMatchObject([{ requests: 2 }]);
});

test('what cannot be purged is logged with its reason, and is purged the next time', async () => {
  const { logger, entries } = await createTestLogger();
  await pool.query('alter table lead_outbox rename to elsewhere');
  onTestFinished(startPurging(db, logger, 100));
  await expect.poll(() => entries[0]).toMatchObject({ level: 40, reason: '42P01' });
  await pool.query('alter table elsewhere rename to lead_outbox');
  await pool.query(`insert into lead_outbox (contact_form_id, channel, created_at)
    select id, 'email', now() - interval '31 days' from contact_forms`);
  await expect.poll(() => rowsOf('lead_outbox')).toEqual([]);
});

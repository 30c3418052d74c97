import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPurging } from '#server/leads/purge.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { createTestLogger, validRequest } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

const max = 5;
const createStore = () => createLeadStore(database, { rateLimit: { max, windowSeconds: 600 } });
const store = createStore();

let made = 0;

/** Other answers each time, because the same would be the same lead. */
const next = () => ({ ...validRequest, message: `Room ${made++}` });

/** Each test has addresses of its own. */
async function useUp(client: string) {
  const leads = Array.from({ length: max }, () => next());
  for (const lead of leads) {
    expect(await store.saveLead(lead, { client })).toMatchObject({ outcome: 'saved' });
  }
  return leads as [ReturnType<typeof next>];
}

const endWindows = () => pool.query('update contact_rate_limits set window_ends_at = now()');
const windows = async () => (await pool.query('select * from contact_rate_limits')).rows;

test('a client over its limit is told when to come back, and nothing is stored or written', async () => {
  const client = '192.0.2.10';
  const [known] = await useUp(client);
  // A row that was only locked has another xmax.
  const written = async () => {
    const { rows } = await pool.query(`
      select (select count(*) from contact_submissions) as known,
        (select last_value from contact_forms_id_seq) as last_id,
        array(select xmin || ' ' || xmax || ' ' || requests from contact_rate_limits) as windows`);
    return rows;
  };
  const before = await written();
  for (const lead of [next(), known]) {
    const result = await store.saveLead(lead, { client });
    const seconds = 'retryAfterSeconds' in result ? result.retryAfterSeconds : 0;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  expect(await written()).toEqual(before);
});

test('in the next window a limited request is taken', async () => {
  const client = '192.0.2.60';
  await useUp(client);
  const lead = next();
  expect(await store.saveLead(lead, { client })).toMatchObject({ outcome: 'limited' });
  await endWindows();
  expect(await store.saveLead(lead, { client })).toMatchObject({ outcome: 'saved' });
});

test('a client’s address is kept as a hash with the database’s own key, until its window ends', async () => {
  await pool.query('delete from contact_rate_limits');
  // Both know the key.
  for (const site of [createStore(), createStore()]) {
    await site.saveLead(next(), { client: '192.0.2.80' });
  }
  const [window, ...others] = await windows();
  expect([others, window.requests]).toEqual([[], 2]);
  const known = createHash('sha256').update('192.0.2.80').digest();
  expect(window.client.equals(known.subarray(0, 16))).toBe(false);
  expect(JSON.stringify(window)).not.toContain('192.0.2');
  // Though no lead comes.
  const { logger } = createTestLogger();
  onTestFinished(startPurging(db, logger, 50));
  await sleep(200);
  expect(await windows()).toHaveLength(1);
  await endWindows();
  await expect.poll(windows).toEqual([]);
});

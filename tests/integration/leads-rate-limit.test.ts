import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startPurging } from '#server/leads/purge.ts';
import { countRequest } from '#server/leads/rate-limit.ts';
import { createSaveLead } from '#server/leads/store.ts';
import { createTestLogger, validRequest } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

const max = 5;
const saveLead = createSaveLead(database, { rateLimit: max });

/** Sends requests of a client. Each test uses different addresses. */
async function send(clientKey: string, times: number) {
  const ids: number[] = [];
  for (let n = 0; n < times; n++) ids.push((await saveLead(validRequest, { clientKey })).id);
  return ids;
}

/** Returns the marks of leads in the order in which they came. */
async function marksOf(ids: readonly number[]) {
  const marks = 'select possible_spam as mark from leads where id = any($1) order by id';
  return (await pool.query(marks, [ids])).rows.map(({ mark }) => mark);
}

const many = 'many from one address';
const endWindows = () => pool.query('update contact_rate_limits set window_ends_at = now()');
const windows = async () => (await pool.query('select * from contact_rate_limits')).rows;

test('a request above the limit is marked until the window ends', async () => {
  const clientKey = '192.0.2.9';
  const ids = await send(clientKey, 2 * max);
  expect(await marksOf(ids)).toEqual([...Array(max).fill(null), ...Array(max).fill(many)]);
  await endWindows();
  expect(await marksOf(await send(clientKey, 1))).toEqual([null]);
});

test('a request above ten times the limit is refused', async () => {
  const clientKey = '192.0.2.10';
  await send(clientKey, 10 * max);
  const stored = async () =>
    (
      await pool.query(`
      select (select count(*) from contact_forms) as leads,
        array(select requests from contact_rate_limits) as requests`)
    ).rows;
  const before = await stored();
  const error = await saveLead(validRequest, { clientKey }).catch((reason) => reason);
  const message = 'Too many requests. Please try again later.';
  expect(error).toMatchObject({ status: 429, message });
  const secondsLeft = Number(error.details.headers['Retry-After']);
  expect(secondsLeft).toBeGreaterThan(500);
  expect(secondsLeft).toBeLessThanOrEqual(600);
  expect(await stored()).toEqual(before);
});

test('each of many simultaneous requests counts', async () => {
  const clientKey = '192.0.2.30';
  const isMany = await db.transaction(async (earlier) => {
    await db.transaction((later) => countRequest(later, 1, clientKey));
    return countRequest(earlier, 1, clientKey);
  });
  expect(isMany).toBe(true);
});

test('a request that is tried again with its key does not count', async () => {
  const clientKey = '192.0.2.20';
  for (let n = 0; n < 2 * max; n++) await saveLead(validRequest, { clientKey, key: clientKey });
  expect(await marksOf(await send(clientKey, max))).toEqual([...Array(max - 1).fill(null), many]);
});

test('the site stores a client’s address as a keyed hash', async () => {
  await pool.query('delete from contact_rate_limits');
  await send('192.0.2.80', 2);
  const [window, ...others] = await windows();
  expect([others, window.requests]).toEqual([[], 2]);
  const known = createHash('sha256').update('192.0.2.80').digest();
  expect(window.client.equals(known.subarray(0, 16))).toBe(false);
  expect(JSON.stringify(window)).not.toContain('192.0.2');
});

test('the site deletes the codes of ended windows when it starts', async () => {
  await pool.query('delete from contact_rate_limits');
  await send('192.0.2.90', 1);
  await endWindows();
  await send('192.0.2.91', 1);
  onTestFinished(startPurging(db, createTestLogger().logger));
  await expect.poll(windows).toHaveLength(1);
});

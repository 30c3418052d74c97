import { expect, test } from 'vitest';
import { markAnswered } from '#server/leads/answers.ts';
import { isChannelFailing } from '#server/leads/outbox.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { send } from '#tests/support/http.ts';
import { alone, createNoticeStore, startNotices } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

/** Makes all rows older, as if this time had passed. */
const pass = (interval: string) =>
  pool.query(`update lead_outbox set created_at = created_at - interval '${interval}',
    delivered_at = delivered_at - interval '${interval}'`);

/** Stores a lead and returns its id. Its notices fail, or are delivered. */
async function saveLead(name: string, outcome: string) {
  const { id } = await createNoticeStore(database, { name }).saveLead(validRequest, {});
  await pool.query(`update lead_outbox set ${outcome} where contact_form_id = $1`, [id]);
  return id;
}
const failing = "last_error = 'EAUTH'";
const delivered = 'delivered_at = now()';

test('the notifier names a channel that fails for two hours', async () => {
  const broken = alone({
    async send() {
      throw Object.assign(new Error('refused'), { code: 'EAUTH' });
    },
  });
  const healthy = alone({ send: async () => undefined });
  const { store, notifier } = await startNotices(database, [broken, healthy]);
  await store.saveLead(validRequest, {});
  const failures = 'select from lead_outbox where last_error is not null';
  await expect.poll(async () => (await pool.query(failures)).rowCount).toBe(1);
  expect(notifier.failedChannels()).toEqual([]);
  await pass('121 minutes');
  await expect.poll(notifier.failedChannels).toEqual([broken.name]);
});

test('a channel has failed two hours after a notice that failed', async () => {
  const name = 'failed';
  await saveLead(name, failing);
  await pass('119 minutes');
  expect(await isChannelFailing(db, name)).toBe(false);
  await pass('2 minutes');
  expect(await isChannelFailing(db, name)).toBe(true);
});

test('a channel stays failed when its leads are too old', async () => {
  const name = 'failed for long';
  const id = await saveLead(name, failing);
  await pass('8 days');
  await pool.query(`update contact_forms set created_at = created_at - interval '8 days'
    where id = ${id}`);
  expect(await isChannelFailing(db, name)).toBe(true);
});

test('a channel that has delivered since is not a failed channel', async () => {
  const name = 'recovered';
  await saveLead(name, failing);
  await pass('3 hours');
  await saveLead(name, delivered);
  expect(await isChannelFailing(db, name)).toBe(false);
});

test('a notice that was refused before a delivery hides no failed channel', async () => {
  const name = 'refused before';
  await saveLead(name, failing);
  await pass('1 day');
  await saveLead(name, delivered);
  await pass('3 hours');
  expect(await isChannelFailing(db, name)).toBe(false);
  await saveLead(name, failing);
  await pass('3 hours');
  expect(await isChannelFailing(db, name)).toBe(true);
});

test('a failed reminder of an answered lead makes no failed channel', async () => {
  const name = 'reminder failed';
  const id = await saveLead(name, failing);
  await pool.query("update lead_outbox set kind = 'reminder' where channel = $1", [name]);
  await pass('3 hours');
  expect(await isChannelFailing(db, name)).toBe(true);
  await markAnswered(db, [id]);
  expect(await isChannelFailing(db, name)).toBe(false);
});

test('the health check names a failed channel and stays 200', async () => {
  const names: string[] = [];
  const { port } = await serveApp({ failedChannels: () => names });
  const read = async () => {
    const { status, text } = await send(port, '/api/health');
    return { status, body: JSON.parse(text) };
  };
  expect(await read()).toEqual({ status: 200, body: { status: 'ok' } });
  names.push('email');
  expect(await read()).toEqual({ status: 200, body: { status: 'ok', failedChannels: ['email'] } });
});

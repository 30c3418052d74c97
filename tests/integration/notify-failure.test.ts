import { expect, test } from 'vitest';
import { markAnswered } from '#server/leads/answers.ts';
import { findFailedChannels, reportFailures } from '#server/leads/failed-channels.ts';
import { titleOf } from '#server/leads/notice.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { send } from '#tests/support/http.ts';
import {
  alone,
  createNoticeStore,
  delivered,
  outboxOf,
  startNotices,
} from '#tests/support/notices.ts';
import { createTestDatabase, openSite } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { db, pool } = database;

/** Makes a channel that refuses all notices, and one that accepts all and records their titles. */
function makeChannels() {
  const titles: (string | undefined)[] = [];
  const broken = alone({
    async send() {
      throw Object.assign(new Error('refused'), { code: 'EAUTH' });
    },
  });
  const healthy = alone({
    async send(notice) {
      titles.push(notice.kind === 'failure' ? titleOf(notice) : notice.kind);
      return undefined;
    },
  });
  return { broken, healthy, titles };
}

/** Makes all rows older, as if this time had passed. */
const pass = (interval: string) =>
  pool.query(`update lead_outbox set created_at = created_at - interval '${interval}',
    delivered_at = delivered_at - interval '${interval}'`);

async function leaveFailing(name: string) {
  await pool.query("update lead_outbox set last_error = 'EAUTH' where channel = $1", [name]);
}

test('a channel that fails for two hours is reported once', async () => {
  const { broken, healthy, titles } = makeChannels();
  const { store, notifier } = await startNotices(database, [broken, healthy]);
  await store.saveLead(validRequest, {});
  await delivered(database, healthy);
  await expect
    .poll(
      async () =>
        (await pool.query('select from lead_outbox where last_error is not null')).rowCount,
    )
    .toBe(1);
  expect(notifier.failedChannels()).toEqual([]);
  await pass('121 minutes');
  await delivered(database, healthy, 2);
  expect(titles[1]).toMatch(
    new RegExp(`^No ${broken.name} notices since .* \\(EAUTH\\)\\. The first lead$`),
  );
  expect(notifier.failedChannels()).toEqual([broken.name]);
  await store.saveLead(validRequest, {});
  await pass('121 minutes');
  await delivered(database, healthy, 3);
  expect(titles).toHaveLength(3);
  expect(titles[2]).toBe('notice');
});

test('a channel that has delivered since is not a failed channel', async () => {
  const name = 'recovered';
  const store = createNoticeStore(database, { name });
  await store.saveLead(validRequest, {});
  await leaveFailing(name);
  await pass('119 minutes');
  expect(await findFailedChannels(db, [name])).toEqual([]);
  await pass('2 minutes');
  expect(await findFailedChannels(db, [name])).toMatchObject([{ channel: name, reason: 'EAUTH' }]);
  const { id } = await store.saveLead(validRequest, {});
  await pool.query('update lead_outbox set delivered_at = now() where contact_form_id = $1', [id]);
  expect(await findFailedChannels(db, [name])).toEqual([]);
});

test('a notice that was refused before a delivery hides no failed channel', async () => {
  const name = 'refused before';
  const store = createNoticeStore(database, { name });
  await store.saveLead(validRequest, {});
  await leaveFailing(name);
  await pass('1 day');
  const next = await store.saveLead(validRequest, {});
  const deliver = 'update lead_outbox set delivered_at = now() where contact_form_id = $1';
  await pool.query(deliver, [next.id]);
  await pass('3 hours');
  expect(await findFailedChannels(db, [name])).toEqual([]);
  const undelivered = await store.saveLead(validRequest, {});
  await pool.query(
    "update lead_outbox set last_error = 'ECONNECTION' where contact_form_id = $1 and channel = $2",
    [undelivered.id, name],
  );
  await pass('3 hours');
  expect(await findFailedChannels(db, [name])).toMatchObject([
    { leadId: undelivered.id, reason: 'ECONNECTION' },
  ]);
});

test('a failed reminder of an answered lead makes no failed channel', async () => {
  const name = 'reminder failed';
  const { id } = await createNoticeStore(database, { name }).saveLead(validRequest, {});
  await leaveFailing(name);
  await pool.query("update lead_outbox set kind = 'reminder' where channel = $1", [name]);
  await pass('3 hours');
  expect(await findFailedChannels(db, [name])).toMatchObject([{ channel: name, leadId: id }]);
  await markAnswered(db, [id]);
  expect(await findFailedChannels(db, [name])).toEqual([]);
});

test('a failed channel has its first moment in any style of dates', async () => {
  const name = 'in German';
  await createNoticeStore(database, { name }).saveLead(validRequest, {});
  await leaveFailing(name);
  await pass('3 hours');
  const [usual] = await findFailedChannels(db, [name]);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c datestyle=German');
  const styled = await openSite(url);
  expect(await findFailedChannels(styled.db, [name])).toEqual([usual]);
  expect(usual?.since.getTime()).toBeLessThan(Date.now());
});

test('an outdated notice of a failure does not hide another broken channel', async () => {
  const { broken } = makeChannels();
  const store = createNoticeStore(database, broken);
  const { id } = await store.saveLead(validRequest, {});
  await leaveFailing(broken.name);
  await pass('3 hours');
  const insert = `insert into lead_outbox (contact_form_id, channel, kind, created_at)
    values ($1, $2, 'failure', now())`;
  await pool.query(insert, [id, broken.name]);
  const { notifier } = await startNotices(database, [broken]);
  await expect.poll(async () => (await outboxOf(database, broken)).length).toBe(1);
  await expect.poll(notifier.failedChannels).toEqual([broken.name]);
});

test('two replicas report a failed channel once', async () => {
  const name = 'failed twice';
  await createNoticeStore(database, { name }).saveLead(validRequest, {});
  await leaveFailing(name);
  await pass('3 hours');
  const failed = await findFailedChannels(db, [name]);
  await Promise.all([1, 2].map(() => reportFailures(db, failed, [name, 'told'])));
  expect(await outboxOf(database, { name: 'told' })).toHaveLength(1);
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

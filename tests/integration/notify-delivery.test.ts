import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createMailChannel } from '#server/notify/mail.ts';
import { claimNotices } from '#server/notify/outbox.ts';
import { validRequest } from '#tests/support/app.ts';
import { insist } from '#tests/support/insist.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import {
  alone,
  createNoticeStore,
  delivered,
  outboxOf,
  startNotices,
} from '#tests/support/notices.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

const recipient = 'sales@builtright.test';
/** How long a mail server hangs: far longer than anything that does not wait for it. */
const hangMs = 20_000;

test('while the mail server is down the visitor’s request succeeds, and the mail comes later, once', async () => {
  const port = await findFreePort();
  const channel = alone(createMailChannel(`smtp://127.0.0.1:${port}`, recipient));
  const { store, entries } = await startNotices(database, [channel]);
  expect(await store.saveLead(validRequest, {})).toMatchObject({ outcome: 'saved' });
  await expect
    .poll(() => outboxOf(database, channel))
    .toMatchObject([{ delivered: false, lastError: 'ESOCKET ECONNREFUSED' }]);
  const mailServer = await startMailServer({ port });
  await delivered(database, channel);
  await sleep(500);
  expect(mailServer.mails).toHaveLength(1);
  expect(entries.map(({ msg }) => msg)).toContain('notice not delivered');
});

test('three replicas deliver forty leads once each', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const replicas = await Promise.all([1, 2, 3].map(() => startNotices(database, [channel])));
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      insist(async () =>
        replicas[index % 3]?.store.saveLead({ ...validRequest, name: `Visitor ${index}` }, {}),
      ),
    ),
  );
  await delivered(database, channel, 40);
  await sleep(300);
  expect(mailServer.mails).toHaveLength(40);
  expect(new Set(mailServer.mails.map(({ headers }) => headers.subject)).size).toBe(40);
});

test('a notice that one replica is taking is skipped by the others without waiting', async () => {
  const channel = alone({ send: async () => {} });
  const store = createNoticeStore(database, channel);
  await store.saveLead({ ...validRequest, name: 'First' }, {});
  const second = await store.saveLead({ ...validRequest, name: 'Second' }, {});
  const replica = await database.pool.connect();
  await replica.query('begin');
  await replica.query(
    'select from lead_outbox where channel = $1 order by next_attempt_at limit 1 for update',
    [channel.name],
  );
  const [taken] = await claimNotices(database.db, channel, 60);
  await replica.query('rollback');
  replica.release();
  expect(taken).toMatchObject({ contactFormId: second && 'id' in second && second.id });
});

test('a notice whose server has died is delivered by another when its lease ends', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const store = createNoticeStore(database, channel);
  await store.saveLead(validRequest, {});
  expect(await claimNotices(database.db, channel, 3)).toMatchObject([{ attempts: 1 }]);
  expect(await claimNotices(database.db, channel, 3)).toEqual([]);
  await startNotices(database, [channel]);
  await delivered(database, channel);
  expect(await outboxOf(database, channel)).toMatchObject([{ attempts: 2 }]);
  expect(mailServer.mails).toHaveLength(1);
});

test('a delivery that the database cannot record at once is recorded later and not repeated', async () => {
  const blocker = await database.pool.connect();
  const mailServer = await startMailServer({
    beforeTaking: async () => {
      await blocker.query('begin');
      await blocker.query('select from lead_outbox where channel = $1 for update', [channel.name]);
    },
  });
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  // Longer than a statement may take.
  await sleep(3500);
  expect(await outboxOf(database, channel)).toMatchObject([{ delivered: false }]);
  await blocker.query('rollback');
  blocker.release();
  await delivered(database, channel);
  expect(mailServer.mails).toHaveLength(1);
});

test('a mail server that says nothing is abandoned after the time for an attempt', async () => {
  let calls = 0;
  const mailServer = await startMailServer({
    beforeTaking: () => (calls++ === 0 ? sleep(hangMs, undefined, { ref: false }) : undefined),
  });
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store, entries } = await startNotices(database, [channel], { attemptMs: 2000 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(entries[0]).toMatchObject({ msg: 'notice not delivered', reason: 'TimeoutError' });
  expect(await outboxOf(database, channel)).toMatchObject([{ attempts: 2 }]);
});

test('a stop aborts a mail that hangs, and the next start sends it', async () => {
  const port = await findFreePort();
  let isHanging = true;
  const mailServer = await startMailServer({
    port,
    beforeTaking: () => (isHanging ? sleep(hangMs, undefined, { ref: false }) : undefined),
  });
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store, notifier } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await expect.poll(() => outboxOf(database, channel)).toMatchObject([{ attempts: 1 }]);
  const started = performance.now();
  await notifier.stop(300);
  expect(performance.now() - started).toBeLessThan(hangMs);
  expect(await outboxOf(database, channel)).toMatchObject([{ delivered: false }]);
  isHanging = false;
  await startNotices(database, [channel]);
  await delivered(database, channel);
});

test('a mail server that hangs holds up neither the visitor nor the webhook', async () => {
  const mailServer = await startMailServer({
    beforeTaking: () => sleep(hangMs, undefined, { ref: false }),
  });
  const mail = alone(createMailChannel(mailServer.url, recipient));
  const posts: unknown[] = [];
  const hook = alone({ send: async ({ lead }) => void posts.push(lead.name) });
  const { store } = await startNotices(database, [mail, hook]);
  const started = performance.now();
  for (const name of ['First', 'Second']) await store.saveLead({ ...validRequest, name }, {});
  expect(performance.now() - started).toBeLessThan(hangMs);
  await delivered(database, hook, 2);
  expect(posts).toEqual(['First', 'Second']);
});

test('a notice older than a week is not sent', async () => {
  const channel = alone({ send: async () => {} });
  const store = createNoticeStore(database, channel);
  await store.saveLead(validRequest, {});
  const age = 'update lead_outbox set created_at = now() - $2::interval where channel = $1';
  await database.pool.query(age, [channel.name, '7 days 1 minute']);
  expect(await claimNotices(database.db, channel, 3)).toEqual([]);
  await database.pool.query(age, [channel.name, '6 days']);
  expect(await claimNotices(database.db, channel, 3)).toMatchObject([{ attempts: 1 }]);
});

const spam = { possibleSpam: 'the hidden field is filled in' };

test('a lead’s notice overtakes those of possible spam, which come bundled, at most once a minute', async () => {
  const bundles: string[][] = [];
  const channel = alone({
    bundles: true,
    send: async ({ lead, others = [] }) =>
      void bundles.push([lead, ...others].map(({ name }) => name)),
  });
  const store = createNoticeStore(database, channel);
  const save = (name: string, context = {}) =>
    store.saveLead({ ...validRequest, name, message: 'Overtaking' }, context);
  for (let n = 0; n < 60; n++) await save(`Spam ${n}`, spam);
  await save('Real');
  await startNotices(database, [channel]);
  await delivered(database, channel, 61);
  expect(bundles[0]).toEqual(['Real']);
  expect(bundles[1]).toEqual(Array.from({ length: 60 }, (_, n) => `Spam ${n}`));

  await save('Spam again', spam);
  await save('Real again');
  await delivered(database, channel, 62);
  expect(await claimNotices(database.db, channel, 3)).toEqual([]);
  const minuteAgo = `update lead_outbox set delivered_at = delivered_at - interval '1 minute'
    where channel = $1`;
  await database.pool.query(minuteAgo, [channel.name]);
  await delivered(database, channel, 63);
  expect(bundles.slice(2)).toEqual([['Real again'], ['Spam again']]);
});

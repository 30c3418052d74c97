import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Channel } from '#server/leads/notice.ts';
import { claimNotices } from '#server/leads/outbox.ts';
import { validRequest } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { insist } from '#tests/support/insist.ts';
import {
  alone,
  countReads,
  createNoticeStore,
  delivered,
  emailTo,
  outboxOf,
  startMailServer,
  startNotices,
} from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const recipient = 'sales@builtright.test';

/** Starts a mail server. Returns it with a channel to it. */
async function startMail(beforeTaking = async () => {}) {
  const { url, emails } = await startMailServer({ beforeTaking });
  const [channel] = emailTo(url, recipient);
  return { emails, channel };
}

/** Removes from memory what nothing refers to, such as the time limit of an attempt if nobody holds it. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Waits much longer than any test that does not wait for it. */
const hang = () => sleep<void>(300_000, undefined, { ref: false });

test('a visitor’s request succeeds while the mail server is down', async () => {
  const port = await freePort();
  const [channel] = emailTo(`smtp://127.0.0.1:${port}`, recipient);
  const { store } = await startNotices(database, [channel]);
  expect(await store.saveLead(validRequest, {})).toMatchObject({ outcome: 'saved' });
  const waiting = { delivered: false, lastError: 'ESOCKET ECONNREFUSED' };
  await expect.poll(() => outboxOf(database, channel)).toMatchObject([waiting]);
  const { emails } = await startMailServer({ port });
  await delivered(database, channel);
  await sleep(500);
  expect(emails).toHaveLength(1);
});

test('three replicas deliver twenty leads once each', async () => {
  const { emails, channel } = await startMail();
  const replicas = await Promise.all([1, 2, 3].map(() => startNotices(database, [channel])));
  const save = (name: string, index: number) =>
    insist(async () => replicas[index % 3]?.store.saveLead({ ...validRequest, name }, {}));
  await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Visitor ${n}`, n)));
  await delivered(database, channel, 20);
  await sleep(300);
  expect(emails).toHaveLength(20);
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(20);
});

test('a mail server that stays silent is tried again later', async () => {
  let calls = 0;
  const { channel } = await startMail(async () => {
    if (calls++ > 0) return;
    collectGarbage();
    await hang();
  });
  const { store, entries } = await startNotices(database, [channel], { attemptMs: 1000 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const abandoned = { msg: 'notice not delivered', reason: 'TimeoutError' };
  expect(entries).toContainEqual(expect.objectContaining(abandoned));
});

/** Sleeps until a notice is due or the notifier is woken. */
const sleeping = { maxSleepMs: 300_000 };

test('a channel that sleeps wakes when its next notice is due', async () => {
  let calls = 0;
  const channel = alone({
    async send() {
      if (calls++ === 0) throw new Error('refused');
    },
  });
  const { store } = await startNotices(database, [channel], sleeping);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
});

test('a mail server that hangs delays neither visitor, webhook nor stop', async () => {
  const { channel } = await startMail(hang);
  const posts: unknown[] = [];
  const hook = alone({
    async send({ leads: [lead] }) {
      posts.push(lead.name);
    },
  });
  const timing = { attemptMs: 300_000, leaseSeconds: 400 };
  const { store, notifier } = await startNotices(database, [channel, hook], timing);
  for (const name of ['First', 'Second']) await store.saveLead({ ...validRequest, name }, {});
  await delivered(database, hook, 2);
  expect(posts).toEqual(['First', 'Second']);
  await notifier.stop(AbortSignal.timeout(100));
  expect((await outboxOf(database, channel)).map((row) => row.delivered)).toEqual([false, false]);
});

test('a stop lets the email under way finish', async () => {
  let isUnderWay = false;
  const { emails, channel } = await startMail(async () => {
    isUnderWay = true;
    await sleep(700);
  });
  const { store, notifier } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await expect.poll(() => isUnderWay).toBe(true);
  await notifier.stop(AbortSignal.timeout(60_000));
  expect(emails).toHaveLength(1);
  expect(await outboxOf(database, channel)).toMatchObject([{ delivered: true }]);
});

test('no notice is sent of a lead older than a week', async () => {
  const channel = { name: 'late', maxBundle: 1 };
  const saved = await createNoticeStore(database, channel).saveLead(validRequest, {});
  const age = 'update contact_forms set created_at = now() - $2::interval where id = $1';
  const id = 'id' in saved && saved.id;
  await database.pool.query(age, [id, '7 days 1 minute']);
  expect(await claimNotices(database.db, channel, 3)).toEqual([]);
  await database.pool.query(age, [id, '6 days']);
  expect(await claimNotices(database.db, channel, 3)).toMatchObject([{ attempts: 1 }]);
});

/** Makes the notices of a channel due that wait for the next full ten minutes. */
const passTenMinutes = ({ name }: Pick<Channel, 'name'>) =>
  database.pool.query(
    "update lead_outbox set next_attempt_at = now() where channel = $1 and kind = 'spam'",
    [name],
  );

test.each([
  ['in one notice', 100, [['Spam 1', 'Spam 2']]],
  ['one by one if the channel takes no more', 1, [['Spam 1'], ['Spam 2']]],
])('possible spam is sent at a full ten minutes: %s', async (_how, maxBundle, notices) => {
  const sent: string[][] = [];
  const channel = alone({
    maxBundle,
    async send({ leads }) {
      sent.push(leads.map(({ name }) => name));
    },
  });
  const store = createNoticeStore(database, channel);
  for (const name of ['Spam 1', 'Spam 2'])
    await store.saveLead({ ...validRequest, name }, { possibleSpam: 'a test' });
  const due = `select distinct extract(epoch from next_attempt_at)::bigint % 600 as rest,
    next_attempt_at - created_at between '0' and '10 minutes' as soon from lead_outbox where channel = $1`;
  const { rows } = await database.pool.query(due, [channel.name]);
  expect(rows).toEqual([{ rest: '0', soon: true }]);
  // Real notices do not wait, whatever the clock says.
  const later = "update lead_outbox set next_attempt_at = now() + '5 minutes' where channel = $1";
  await database.pool.query(later, [channel.name]);
  await store.saveLead({ ...validRequest, name: 'Real' }, {});
  await startNotices(database, [channel]);
  await delivered(database, channel);
  expect(sent).toEqual([['Real']]);
  await passTenMinutes(channel);
  await delivered(database, channel, 3);
  expect(sent).toEqual([['Real'], ...notices]);
});

test('a real notice goes out before possible spam that is due longer', async () => {
  const { db } = database;
  const channel = { name: 'both', maxBundle: 100 };
  const store = createNoticeStore(database, channel);
  await store.saveLead(validRequest, { possibleSpam: 'a test' });
  await passTenMinutes(channel);
  await store.saveLead(validRequest, {});
  const kinds = [await claimNotices(db, channel, 60), await claimNotices(db, channel, 60)];
  expect(kinds).toMatchObject([[{ kind: 'lead' }], [{ kind: 'spam' }]]);
});

test('a refused text of possible spam holds back no other', async () => {
  const sent: string[] = [];
  const channel = alone({
    maxBundle: 100,
    async send({ leads }) {
      const names = leads.map(({ name }) => name);
      if (names.includes('Refused')) throw new Error('refused');
      sent.push(...names);
    },
  });
  const store = createNoticeStore(database, channel);
  for (const name of ['Visitor 1', 'Refused', 'Visitor 2'])
    await store.saveLead({ ...validRequest, name }, { possibleSpam: 'a test' });
  await passTenMinutes(channel);
  await startNotices(database, [channel]);
  await delivered(database, channel, 2);
  expect(sent.toSorted()).toEqual(['Visitor 1', 'Visitor 2']);
});

test('a claim reads its own notice and none of the waiting spam', async () => {
  const { db, pool } = database;
  const channel = { name: 'flooded', maxBundle: 1 };
  const store = createNoticeStore(database, channel);
  const { id } = await store.saveLead(validRequest, { possibleSpam: 'a test' });
  await pool.query(
    `insert into lead_outbox (contact_form_id, channel, kind)
     select $1, $2, 'spam' from generate_series(1, 5000)`,
    [id, channel.name],
  );
  await pool.query('analyze lead_outbox');
  await store.saveLead(validRequest, {});
  const read = await countReads(db, (tx) => claimNotices(tx, channel, 60));
  expect(read).toBeLessThan(1000);
});

test('a killed process’s notice is due again when its lease ends', async () => {
  const { db, pool } = database;
  const channel = { name: 'killed', maxBundle: 1 };
  await createNoticeStore(database, channel).saveLead(validRequest, {});
  const [claimed] = await claimNotices(db, channel, 60);
  expect(await claimNotices(db, channel, 60)).toEqual([]);
  await pool.query(
    "update lead_outbox set next_attempt_at = next_attempt_at - interval '61 s' where channel = $1",
    [channel.name],
  );
  expect(await claimNotices(db, channel, 60)).toEqual([{ ...claimed, attempts: 2 }]);
});

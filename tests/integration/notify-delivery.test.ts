import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMailChannel } from '#server/leads/mail.ts';
import {
  adoptFormerNotices,
  claimNotices,
  makeReminders,
  markTried,
} from '#server/leads/outbox.ts';
import { validRequest } from '#tests/support/app.ts';
import { insist } from '#tests/support/insist.ts';
import {
  alone,
  createNoticeStore,
  delivered,
  outboxOf,
  startMailServer,
  startNotices,
} from '#tests/support/notices.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const recipient = 'sales@builtright.test';

/** A mail server, and the channel that leads to it. */
async function startMail(beforeTaking = async () => {}) {
  const { url, mails } = await startMailServer({ beforeTaking });
  return { mails, channel: alone(createMailChannel(url, [recipient])) };
}
/** Far longer than anything that does not wait for it. */
const hang = () => sleep<void>(300_000, undefined, { ref: false });

test('while the mail server is down the visitor’s request succeeds, and the mail comes later, once', async () => {
  const port = await findFreePort();
  const channel = alone(createMailChannel(`smtp://127.0.0.1:${port}`, [recipient]));
  const { store } = await startNotices(database, [channel]);
  expect(await store.saveLead(validRequest, {})).toMatchObject({ outcome: 'saved' });
  const waiting = { delivered: false, lastError: 'ESOCKET ECONNREFUSED' };
  await expect.poll(() => outboxOf(database, channel)).toMatchObject([waiting]);
  const { mails } = await startMailServer({ port });
  await delivered(database, channel);
  await sleep(500);
  expect(mails).toHaveLength(1);
});

test('three replicas deliver twenty leads once each', async () => {
  const { mails, channel } = await startMail();
  const replicas = await Promise.all([1, 2, 3].map(() => startNotices(database, [channel])));
  const save = (name: string, index: number) =>
    insist(async () => replicas[index % 3]?.store.saveLead({ ...validRequest, name }, {}));
  await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Visitor ${n}`, n)));
  await delivered(database, channel, 20);
  await sleep(300);
  expect(mails).toHaveLength(20);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(20);
});

test('a mail server that says nothing is abandoned after the time for an attempt, and tried again', async () => {
  let calls = 0;
  const { channel } = await startMail(async () => {
    if (calls++ === 0) await hang();
  });
  const { store, entries } = await startNotices(database, [channel], { attemptMs: 1000 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const abandoned = { msg: 'notice not delivered', reason: 'TimeoutError' };
  expect(entries).toContainEqual(expect.objectContaining(abandoned));
});

test('a mail server that hangs holds up neither the visitor nor the webhook, and is not waited for at the end', async () => {
  const { channel } = await startMail(hang);
  const posts: unknown[] = [];
  const hook = alone({
    async send({ lead }) {
      posts.push(lead.name);
      return undefined;
    },
  });
  const timing = { attemptMs: 300_000, leaseSeconds: 400 };
  const { store, notifier } = await startNotices(database, [channel, hook], timing);
  for (const name of ['First', 'Second']) await store.saveLead({ ...validRequest, name }, {});
  await delivered(database, hook, 2);
  expect(posts).toEqual(['First', 'Second']);
  await notifier.stop(100);
  expect((await outboxOf(database, channel)).map((row) => row.delivered)).toEqual([false, false]);
});

test('a stop lets the mail under way finish', async () => {
  let isUnderWay = false;
  const { mails, channel } = await startMail(async () => {
    isUnderWay = true;
    await sleep(700);
  });
  const { store, notifier } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await expect.poll(() => isUnderWay).toBe(true);
  await notifier.stop(60_000);
  expect(mails).toHaveLength(1);
  expect(await outboxOf(database, channel)).toMatchObject([{ delivered: true }]);
});

test('of a lead of more than a week ago no notice is sent', async () => {
  const channel = { name: 'late', maxBundle: 1 };
  const saved = await createNoticeStore(database, channel).saveLead(validRequest, {});
  const age = 'update contact_forms set created_at = now() - $2::interval where id = $1';
  const id = 'id' in saved && saved.id;
  await database.pool.query(age, [id, '7 days 1 minute']);
  expect(await claimNotices(database.db, channel, 3)).toEqual([]);
  await database.pool.query(age, [id, '6 days']);
  expect(await claimNotices(database.db, channel, 3)).toMatchObject([{ attempts: 1 }]);
});

test.each([
  ['in one notice', 100],
  ['one by one, where the channel takes no more', 1],
])(
  'possible spam waits for the next notice of another lead, or a full ten minutes, and comes %s',
  async (_how, maxBundle) => {
    const sent: string[][] = [];
    const channel = alone({
      maxBundle,
      async send({ lead, others = [] }) {
        sent.push([lead, ...others].map(({ name }) => name));
        return undefined;
      },
    });
    const store = createNoticeStore(database, channel);
    const save = (name: string, possibleSpam?: string) =>
      store.saveLead({ ...validRequest, name }, possibleSpam ? { possibleSpam } : {});
    const together = (...names: string[]) =>
      maxBundle > 1 ? [names] : names.map((name) => [name]);
    for (const name of ['Spam 1', 'Spam 2']) await save(name, 'a test');
    const { rows } = await database.pool.query(
      "select distinct next_attempt_at - now() between '0' and '10 minutes' as soon from lead_outbox where channel = $1",
      [channel.name],
    );
    expect(rows).toEqual([{ soon: true }]);
    await save('Real');
    await startNotices(database, [channel]);
    await delivered(database, channel, 3);
    expect(sent).toEqual([['Real'], ...together('Spam 1', 'Spam 2')]);

    for (const name of ['Spam 3', 'Spam 4']) await save(name, 'a test');
    await database.pool.query(
      'update lead_outbox set next_attempt_at = now() where channel = $1 and delivered_at is null',
      [channel.name],
    );
    await delivered(database, channel, 5);
    const all = [...together('Spam 1', 'Spam 2'), ...together('Spam 3', 'Spam 4')];
    expect(sent.slice(1)).toEqual(all);
  },
);

test('what the first version leaves is sent: one mail where it had one for each recipient, and reminders go on', async () => {
  const { db, pool } = await createTestDatabase();
  // Its rows have no kind; those of lead 3 are answered, and so is their reminder.
  await pool.query(`
    insert into contact_forms (name, email, phone, project_type)
    select 'Lead ' || n, 'a@b.in', '98480 12345', 'other' from generate_series(1, 4) as n;
    insert into lead_answers (contact_form_id) values (3);
    insert into lead_outbox (contact_form_id, channel) values
      (1, 'email to sales@builtright.test'), (1, 'email to owner@builtright.test'), (1, 'webhook'),
      (2, 'reminder to webhook'), (2, 'reminder to email to sales@builtright.test'),
      (3, 'reminder to email to sales@builtright.test'), (4, 'reminder'), (null, 'summary to email to sales@builtright.test')`);
  const adopted = await Promise.all([adoptFormerNotices(db), adoptFormerNotices(db)]);
  expect(adopted[0] + adopted[1]).toBe(4);
  expect(await adoptFormerNotices(db)).toBe(0);
  await makeReminders(db, ['email', 'webhook']);
  const sent: string[] = [];
  for (const name of ['email', 'webhook'])
    for (;;) {
      const [notice] = await claimNotices(db, { name, maxBundle: 1 }, 60);
      if (!notice) break;
      sent.push(`${notice.kind} ${notice.contactFormId} by ${name}`);
      await markTried(db, [notice.id]);
    }
  expect(sent.toSorted()).toEqual([
    'notice 1 by email',
    'notice 1 by webhook',
    'reminder 2 by email',
    'reminder 2 by webhook',
    'reminder 4 by email',
    'reminder 4 by webhook',
  ]);
});

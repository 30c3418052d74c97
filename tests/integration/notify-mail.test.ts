// Over 150 lines: what a mail holds, and to whom it goes and does not.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Channel } from '#server/notify/channel.ts';
import { createChannels } from '#server/notify/channels.ts';
import { createMailChannel } from '#server/notify/mail.ts';
import { deleteLeads } from '#server/staff/find-leads.ts';
import { startServer } from '#server/start-server.ts';
import { company } from '#shared/company.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { post } from '#tests/support/http.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import {
  alone,
  createNoticeStore,
  createTestLogger,
  delivered,
  outboxOf,
  startNotices,
} from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const recipient = 'sales@builtright.test';
const refusal = (responseCode: number) =>
  Object.assign(new Error('No mail from lakshmi@example.in'), { responseCode });

test('what a visitor writes adds neither header nor recipient to the mail', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store } = await startNotices(database, [channel]);
  const name = 'Ravi\r\nBcc: victim@example.in\r\n\r\n<b>text</b>, Other <other@example.in>';
  await store.saveLead({ ...validRequest, name }, {});
  await delivered(database, channel);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual([recipient]);
  expect(mail?.headers).not.toHaveProperty('bcc');
  expect(mail?.headers).toMatchObject({
    'reply-to': expect.stringMatching(/<lakshmi@example\.in>$/),
    'content-type': expect.stringMatching(/^text\/plain/),
  });
});

test('a refused mail is retried with the same Message-ID, and neither log nor outbox repeats the visitor', async () => {
  let refusals = 2;
  const mailServer = await startMailServer({
    beforeTaking: () => {
      if (refusals-- > 0) throw refusal(554);
    },
  });
  const keys = new Set<string>();
  const inner = createMailChannel(mailServer.url, recipient);
  const channel = alone({
    send: (notice, signal) => {
      keys.add(notice.key);
      return inner.send(notice, signal);
    },
  });
  const { store, entries } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await expect
    .poll(() => outboxOf(database, channel))
    .toMatchObject([{ delivered: false, lastError: 'EMESSAGE 554' }]);
  await delivered(database, channel);
  expect(await outboxOf(database, channel)).toMatchObject([{ attempts: 3 }]);
  expect(mailServer.mails.map(({ headers }) => headers['message-id'])).toEqual(
    [...keys].map((key) => `<${key}@${company.email.split('@')[1]}>`),
  );
  expect(JSON.stringify(entries)).not.toMatch(/lakshmi|98480|kitchen|builtright\.test/i);
});

test('with LEAD_EMAIL_TO and SMTP_URL a lead of the contact form is mailed at once, with what staff need', async () => {
  const mailServer = await startMailServer();
  const config = readConfig({
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url },
    ...{ LEAD_EMAIL_TO: recipient, SMTP_URL: mailServer.url },
  });
  const { logger } = await createTestLogger();
  const site = await startServer(config, { pages: (_, response) => response.end(), logger });
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/120.0', 'accept-language': 'en' };
  const port = Number(new URL(site.url).port);
  const answers = { ...validRequest, message: randomUUID() };
  const { status } = await post(port, '/api/contact', answers, browser);
  expect(status).toBe(201);
  await expect
    .poll(() => mailServer.mails)
    .toMatchObject([
      {
        recipients: [recipient],
        headers: {
          subject: `New lead: Lakshmi Rao, ${validLabels.projectType}, ${validLabels.city}`,
          'reply-to': 'Lakshmi Rao <lakshmi@example.in>',
          to: recipient,
        },
        body: expect.stringContaining('https://wa.me/919848012345'),
      },
    ]);
  await site.close();
});

/** Channels of two recipients of this test alone. */
function createTwoChannels(smtpUrl: string) {
  const id = randomUUID();
  const leadEmailTo = [`first-${id}@builtright.test`, `second-${id}@builtright.test`];
  return createChannels({ leadEmailTo, smtpUrl, leadWebhookUrl: undefined }) as [Channel, Channel];
}

test('a mail that one of two recipients’ servers refuses reaches the other, and is retried for the one', async () => {
  let refusals = 2;
  const mailServer = await startMailServer({
    options: {
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('second') && refusals-- > 0 ? refusal(550) : null);
      },
    },
  });
  const channels = createTwoChannels(mailServer.url);
  const { store, entries } = await startNotices(database, channels);
  await store.saveLead(validRequest, {});
  for (const [channel, attempts] of [
    [channels[0], 1],
    [channels[1], 3],
  ] as const) {
    await delivered(database, channel);
    expect(await outboxOf(database, channel)).toMatchObject([{ attempts }]);
  }
  // Each sees who else was notified.
  const to = channels.map(({ name }) => name.replace('email to ', '')).join(', ');
  expect(mailServer.mails.map(({ headers }) => headers.to)).toEqual([to, to]);
  const failure = { channel: 'email 2', reason: 'EENVELOPE 550' };
  expect(entries.filter(({ reason }) => reason)).toMatchObject([failure, failure]);
});

test.each([
  ['a former version has left reaches every recipient', () => [{ name: 'email' }]],
  [
    'waits for a wrong address reaches the one that replaces it',
    (first: Channel) => [
      { name: `email to wrong-${randomUUID()}@builtright.test` },
      { name: first.name },
    ],
  ],
])('a mail that %s, and nobody twice', async (_what, waitingFor) => {
  const mailServer = await startMailServer();
  const channels = createTwoChannels(mailServer.url);
  const waiting = waitingFor(channels[0]);
  await createNoticeStore(database, ...waiting).saveLead(validRequest, {});
  await Promise.all([startNotices(database, channels), startNotices(database, channels)]);
  for (const channel of channels) await delivered(database, channel);
  await sleep(300);
  expect(mailServer.mails).toHaveLength(2);
  expect(await outboxOf(database, waiting[0] as Channel)).toEqual([]);
});

test('the mails of an erased lead are not sent again to anybody', async () => {
  const mailServer = await startMailServer();
  const channels = createTwoChannels(mailServer.url);
  const store = createNoticeStore(database, { name: 'email' }, ...channels);
  const saved = await store.saveLead({ ...validRequest, name: 'Erased' }, {});
  await deleteLeads(database.db, ['id' in saved ? saved.id : 0]);
  await startNotices(database, channels);
  await sleep(500);
  expect(mailServer.mails).toEqual([]);
});

test('a password goes to another machine only encrypted, and who cannot is told why', async () => {
  const mailServer = await startMailServer({
    options: { onAuth: (_auth, _session, done) => done(null, { user: 'sales' }) },
  });
  const [here, elsewhere] = ['127.0.0.1', '0.0.0.0'].map((host) =>
    alone(createMailChannel(`smtp://sales:secret@${host}:${mailServer.port}`, recipient)),
  ) as [Channel, Channel];
  const timing = { retrySeconds: () => 3600 };
  const { store, entries } = await startNotices(database, [here, elsewhere], timing);
  await store.saveLead(validRequest, {});
  await delivered(database, here);
  await expect
    .poll(() => entries.find(({ msg }) => msg === 'notice not delivered')?.reason)
    .toMatch(/^ETLS: the mail server offers no encryption/);
  expect(mailServer.mails).toHaveLength(1);
});

test('possible spam that comes together is one mail, with all of each lead', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const store = createNoticeStore(database, channel);
  const names = ['First', 'Second', 'Third'];
  for (const name of names)
    await store.saveLead({ ...validRequest, name }, { possibleSpam: 'not sent by a browser' });
  await startNotices(database, [channel]);
  await delivered(database, channel, 3);
  const [mail, ...others] = mailServer.mails;
  expect(others).toEqual([]);
  expect(mail?.headers.subject).toMatch(/^\[Possible spam\] New lead: First, .*, and 2 more$/);
  expect(mail?.headers).not.toHaveProperty('reply-to');
  expect(mail?.body.match(/^Name {6}\w+/gm)).toEqual(names.map((name) => `Name      ${name}`));
});

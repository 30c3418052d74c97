import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Channel } from '#server/notify/channel.ts';
import { createChannels } from '#server/notify/channels.ts';
import { createMailChannel } from '#server/notify/mail.ts';
import { deleteLeads } from '#server/staff/find-leads.ts';
import { startServer } from '#server/start-server.ts';
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
afterAll(database.close);

const recipients = ['sales@builtright.test', 'owner@builtright.test'] as const;
const [recipient] = recipients;

test('a new lead is mailed at once, with what staff need to call back', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store } = await startNotices(database, [channel], { pollMs: 60_000 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual([recipient]);
  expect(mail?.headers).toMatchObject({
    subject: `New lead: Lakshmi Rao, ${validLabels.projectType}, ${validLabels.city}`,
    'reply-to': 'Lakshmi Rao <lakshmi@example.in>',
    to: recipient,
  });
  expect(mail?.body).toContain('Phone     +91 98480 12345');
  expect(mail?.body).toContain('https://wa.me/919848012345');
  expect(mail?.body).toContain('L-shaped kitchen, 10 × 12 ft');
  expect(await outboxOf(database, channel)).toEqual([
    { attempts: 1, delivered: true, lastError: null },
  ]);
});

test('what a visitor writes adds neither header nor recipient to the mail', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const { store } = await startNotices(database, [channel]);
  const name = 'Ravi\r\nBcc: victim@example.in\r\n\r\n<b>text</b>, Other <other@example.in>';
  await store.saveLead({ ...validRequest, name }, {});
  await delivered(database, channel);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual([recipient]);
  expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
  expect(mail?.headers['reply-to']).toMatch(/<lakshmi@example\.in>$/);
  expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
});

test('with LEAD_EMAIL_TO and SMTP_URL the site mails what the contact form sends', async () => {
  const mailServer = await startMailServer();
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    LEAD_EMAIL_TO: 'sales@builtright.test',
    SMTP_URL: mailServer.url,
  });
  const { logger } = await createTestLogger();
  const site = await startServer(config, {
    pages: (_request, response) => response.end(),
    logger,
  });
  const answer = await post(Number(new URL(site.url).port), '/api/contact', {
    ...validRequest,
    message: 'By the site itself',
  });
  expect(answer.status).toBeLessThan(300);
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  await site.close();
  expect(mailServer.mails[0]?.recipients).toEqual(['sales@builtright.test']);
});

/** Channels of two recipients of this test alone. */
function createTwoChannels(smtpUrl: string) {
  const id = randomUUID();
  const leadEmailTo = [`first-${id}@builtright.test`, `second-${id}@builtright.test`];
  return createChannels({ leadEmailTo, smtpUrl, leadWebhookUrl: undefined });
}

test('a mail that one of two recipients’ servers refuses reaches the other, and is retried for the one', async () => {
  let refusals = 2;
  const mailServer = await startMailServer({
    options: {
      onRcptTo({ address }, _session, done) {
        const isRefused = address.startsWith('second') && refusals-- > 0;
        done(isRefused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
      },
    },
  });
  const channels = createTwoChannels(mailServer.url);
  const [first, second] = channels as [Channel, Channel];
  const { store, entries } = await startNotices(database, channels);
  await store.saveLead(validRequest, {});
  await delivered(database, first);
  await delivered(database, second);
  expect(await outboxOf(database, first)).toMatchObject([{ attempts: 1 }]);
  expect(await outboxOf(database, second)).toMatchObject([{ attempts: 3 }]);
  expect(mailServer.mails.map(({ recipients }) => recipients[0]?.split('-')[0])).toEqual([
    'first',
    'second',
  ]);
  // Each sees who else was notified.
  const to = channels.map(({ name }) => name.replace('email to ', '')).join(', ');
  expect(mailServer.mails.map(({ headers }) => headers.to)).toEqual([to, to]);
  expect(entries.filter(({ reason }) => reason !== undefined)).toMatchObject([
    { channel: 'email 2', reason: 'EENVELOPE 550' },
    { channel: 'email 2', reason: 'EENVELOPE 550' },
  ]);
});

test('a mail that a former version has left reaches every recipient, once', async () => {
  const mailServer = await startMailServer();
  const channels = createTwoChannels(mailServer.url);
  const [first, second] = channels as [Channel, Channel];
  const old = createNoticeStore(database, { name: 'email' });
  await old.saveLead({ ...validRequest, name: 'Waiting' }, {});
  await Promise.all([startNotices(database, channels), startNotices(database, channels)]);
  await delivered(database, first);
  await delivered(database, second);
  await sleep(300);
  expect(mailServer.mails.map(({ headers }) => headers.subject)).toEqual([
    expect.stringContaining('Waiting'),
    expect.stringContaining('Waiting'),
  ]);
  expect(await outboxOf(database, { name: 'email' })).toEqual([]);
});

test('mails that wait for a wrong address reach the one that replaces it, and nobody twice', async () => {
  const mailServer = await startMailServer();
  const channels = createTwoChannels(mailServer.url);
  const [first, second] = channels as [Channel, Channel];
  const wrong = { name: `email to wrong-${randomUUID()}@builtright.test` };
  const store = createNoticeStore(database, wrong, first);
  await store.saveLead(validRequest, {});
  await startNotices(database, channels);
  await delivered(database, first);
  await delivered(database, second);
  await sleep(300);
  expect(mailServer.mails).toHaveLength(2);
  expect(await outboxOf(database, wrong)).toEqual([]);
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
  const logins = ['127.0.0.1', '0.0.0.0'].map((host) =>
    alone(createMailChannel(`smtp://sales:secret@${host}:${mailServer.port}`, recipient)),
  );
  const { store, entries } = await startNotices(database, logins, { retrySeconds: () => 3600 });
  await store.saveLead(validRequest, {});
  await delivered(database, logins[0] as Channel);
  await expect
    .poll(() => entries.find(({ msg }) => msg === 'notice not delivered'))
    .toMatchObject({
      reason: expect.stringMatching(/^ETLS: the mail server offers no encryption/),
    });
  expect(mailServer.mails).toHaveLength(1);
});

test('possible spam that comes together is one mail, with all of each lead', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipient));
  const store = createNoticeStore(database, channel);
  for (const name of ['First', 'Second', 'Third']) {
    const possibleSpam = 'not sent by a browser';
    await store.saveLead({ ...validRequest, name, message: 'Together' }, { possibleSpam });
  }
  await startNotices(database, [channel]);
  await delivered(database, channel, 3);
  expect(mailServer.mails).toHaveLength(1);
  const { headers, body } = mailServer.mails[0] as (typeof mailServer.mails)[number];
  expect(headers.subject).toMatch(/^\[Possible spam\] New lead: First, .*, and 2 more$/);
  expect(headers['reply-to']).toBeUndefined();
  expect(body.match(/^Name {6}\w+/gm)).toEqual(
    ['First', 'Second', 'Third'].map((name) => `Name      ${name}`),
  );
});

// Over 150 lines: what mails and webhooks carry, to whom they go and to whom they do not.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Channel } from '#server/notify/channel.ts';
import { createChannels } from '#server/notify/channels.ts';
import { createMailChannel } from '#server/notify/mail.ts';
import { createWebhookChannel } from '#server/notify/webhook.ts';
import { deleteLeads } from '#server/staff/find-leads.ts';
import { company } from '#shared/company.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { serve } from '#tests/support/http.ts';
import { runCli } from '#tests/support/leads-cli.ts';
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
const refusal = (responseCode: number) =>
  Object.assign(new Error('No mail from lakshmi@example.in'), { responseCode });
const never = { retrySeconds: () => 3600 };

/** Channels of two recipients of this test alone. */
function createTwoChannels(smtpUrl: string) {
  const id = randomUUID();
  const leadEmailTo = [`first-${id}@builtright.test`, `second-${id}@builtright.test`];
  return createChannels({ leadEmailTo, smtpUrl, leadWebhookUrl: undefined }) as [Channel, Channel];
}

test('a mail that one of two recipients’ servers refuses reaches the other; for the one it is retried with the same Message-ID, what a visitor writes adds neither header nor recipient, and is in no log', async () => {
  const hostile = 'Ravi\r\nBcc: victim@example.in\r\n\r\n<b>text</b>, Other <other@example.in>';
  let refusals = 2;
  const mailServer = await startMailServer({
    options: {
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('second') && refusals-- > 0 ? refusal(550) : null);
      },
    },
  });
  const [first, second] = createTwoChannels(mailServer.url);
  const keys = new Set<string>();
  const send: Channel['send'] = (notice, signal) => {
    keys.add(notice.key);
    return second.send(notice, signal);
  };
  const { store, entries } = await startNotices(database, [first, { ...second, send }]);
  await store.saveLead({ ...validRequest, name: hostile }, {});
  const waiting = { delivered: false, lastError: 'EENVELOPE 550' };
  await expect.poll(() => outboxOf(database, second)).toMatchObject([waiting]);
  for (const channel of [first, second]) await delivered(database, channel);
  expect(await outboxOf(database, first)).toMatchObject([{ attempts: 1 }]);
  expect(await outboxOf(database, second)).toMatchObject([{ attempts: 3 }]);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual([first.name.replace('email to ', '')]);
  expect([mail?.bcc, mail?.html]).toEqual([undefined, false]);
  expect(mail?.replyTo?.text).toMatch(/<lakshmi@example\.in>$/);
  // Each sees who else was notified.
  const to = [first, second].map(({ name }) => name.replace('email to ', '')).join(', ');
  expect(mailServer.mails.map((mail) => mail.headers.get('to'))).toMatchObject([
    { text: to },
    { text: to },
  ]);
  expect([...keys].map((key) => `<${key}@${company.email.split('@')[1]}>`)).toEqual([
    mailServer.mails[1]?.messageId,
  ]);
  const failure = { channel: 'email 2', reason: 'EENVELOPE 550' };
  expect(entries.filter(({ reason }) => reason)).toMatchObject([failure, failure]);
  expect(JSON.stringify(entries)).not.toMatch(/lakshmi|ravi|98480|builtright\.test/i);
});

test.each([
  ['a former version has left reaches every recipient', () => ['email']],
  [
    'waits for a wrong address reaches the one that replaces it',
    (first: string) => [`email to wrong-${randomUUID()}@builtright.test`, first],
  ],
])('a mail that %s, and nobody twice', async (_what, waitingFor) => {
  const mailServer = await startMailServer();
  const channels = createTwoChannels(mailServer.url);
  const waiting = waitingFor(channels[0].name).map((name) => ({ name }));
  await createNoticeStore(database, ...waiting).saveLead(validRequest, {});
  await Promise.all([startNotices(database, channels), startNotices(database, channels)]);
  for (const channel of channels) await delivered(database, channel);
  await sleep(300);
  expect(mailServer.mails).toHaveLength(2);
  expect(await outboxOf(database, { name: waiting[0]?.name ?? '' })).toEqual([]);
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
  const { store, entries } = await startNotices(database, [here, elsewhere], never);
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
  expect(mail?.subject).toMatch(/^\[Possible spam\] New lead: First, .*, and 2 more$/);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text?.match(/^Name {6}\w+/gm)).toEqual(names.map((name) => `Name      ${name}`));
});

/** A receiver that answers with these statuses in turn, and what it was sent. */
async function startReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const port = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) });
    response.writeHead(statuses.shift() ?? 204, { Location: '/elsewhere' }).end();
  });
  return { address: `127.0.0.1:${port}/leads`, received };
}

test('a webhook gets a line of text and the lead as JSON, and again after an error with the same key; its password is never logged', async () => {
  const { address, received } = await startReceiver(500);
  const channel = alone(createWebhookChannel(`http://crm:s%40cret%25100%@${address}`));
  const { store, entries } = await startNotices(database, [channel]);
  const saved = await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const [first, ...others] = received.map(({ headers }) => headers);
  const authorization = `Basic ${Buffer.from('crm:s@cret%100%').toString('base64')}`;
  const key = expect.stringMatching(/^lead-\d+-\d+$/);
  expect(first).toMatchObject({ authorization, 'idempotency-key': key });
  const again = { authorization, 'idempotency-key': first?.['idempotency-key'] };
  expect(others).toMatchObject([again]);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 500' });
  expect(JSON.stringify(entries)).not.toMatch(/crm|cret/);
  const lead = { id: 'id' in saved && saved.id, projectName: validLabels.projectType };
  expect(received[1]?.body).toMatchObject({ text: expect.stringMatching(/^New lead: /), lead });
});

test('a webhook’s redirect is not followed; to the receiver’s own answer it counts as delivered', async () => {
  for (const status of [302, 307]) {
    const { address, received } = await startReceiver(status);
    const channel = alone(createWebhookChannel(`http://${address}`));
    const { store, entries } = await startNotices(database, [channel], never);
    await store.saveLead(validRequest, {});
    if (status === 302) await delivered(database, channel);
    else await expect.poll(() => entries[0]).toMatchObject({ reason: 'HTTP 307' });
    expect(received).toHaveLength(1);
  }
});

test('test-notice tries every channel and reports the outcome, without a database', async () => {
  const mailServer = await startMailServer({
    options: {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('left') ? refusal(550) : null),
    },
  });
  const { code, out } = await runCli(['test-notice'], {
    config: {
      leadEmailTo: ['sales@builtright.test', 'left@builtright.test'],
      smtpUrl: mailServer.url,
      leadWebhookUrl: `http://user:s3cret@127.0.0.1:${await findFreePort()}/leads`,
    },
  });
  expect(out).toBe(
    'email to sales@builtright.test: delivered\n' +
      'email to left@builtright.test: not delivered, EENVELOPE 550\n' +
      'webhook: not delivered, ECONNREFUSED\n',
  );
  expect(code).toBe(1);
  const subjects = mailServer.mails.map(({ subject }) => subject);
  expect(subjects).toEqual(['New lead: Test of the notices, No project']);
  const withoutRecipient = await runCli(['test-notice'], { config: {} });
  const warnings = expect.stringMatching(/^No notices are set up/);
  expect(withoutRecipient).toMatchObject({ code: 1, out: '', warnings });
});

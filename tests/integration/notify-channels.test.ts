import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createChannels } from '#server/leads/channels.ts';
import type { Channel } from '#server/leads/notice.ts';
import { createWebhookChannel } from '#server/leads/webhook.ts';
import { company } from '#shared/company.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { serve } from '#tests/support/http.ts';
import { runCli } from '#tests/support/leads-cli.ts';
import {
  alone,
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
const refusal = (responseCode: number) =>
  Object.assign(new Error('No email from lakshmi@example.in'), { responseCode });
const never = { retrySeconds: () => 3600 };

/** Starts a mail server that responds to these recipients with these codes in turn, and then accepts them. */
const startStrictServer = (codes: Record<string, number[]>) =>
  startMailServer({
    options: {
      onRcptTo({ address }, _session, done) {
        const code = codes[address.split('@')[0] ?? '']?.shift();
        done(code ? refusal(code) : null);
      },
    },
  });

test('a visitor’s text adds no recipient and no markup', async () => {
  const hostile = 'Ravi\r\nBcc: victim@example.in\r\n\r\n<b>text</b>, Other <other@example.in>';
  const mailServer = await startMailServer();
  const recipients = [recipient, 'owner@builtright.test'];
  const channels = emailTo(mailServer.url, ...recipients);
  const { store, entries } = await startNotices(database, channels);
  await store.saveLead({ ...validRequest, name: hostile }, {});
  for (const channel of channels) await delivered(database, channel);
  expect(mailServer.emails.map((email) => email.recipients).toSorted()).toEqual(
    recipients.map((address) => [address]).toSorted(),
  );
  for (const email of mailServer.emails) {
    expect(email.bcc).toBeUndefined();
    expect(email.html).not.toContain('<b>text</b>');
    // The reply goes to the address without a name, because a name could look like another address.
    expect(email.replyTo?.value).toEqual([{ name: '', address: validRequest.email }]);
    // Each recipient sees who else is notified.
    expect(email.headers.get('to')).toMatchObject({ text: recipients.join(', ') });
  }
  expect(JSON.stringify(entries)).not.toMatch(/lakshmi|ravi|98480|builtright\.test/i);
});

test('the site sends an email again only to a refused recipient', async () => {
  const mailServer = await startStrictServer({ busy: [450, 550] });
  const channels = emailTo(mailServer.url, recipient, 'busy@builtright.test');
  const { store } = await startNotices(database, channels);
  await store.saveLead(validRequest, {});
  for (const channel of channels) await delivered(database, channel);
  expect(mailServer.emails.map(({ recipients }) => recipients)).toEqual([
    [recipient],
    ['busy@builtright.test'],
  ]);
  expect(await outboxOf(database, channels[1] as Channel)).toMatchObject([{ attempts: 3 }]);
});

test('the site sends emails from LEAD_EMAIL_FROM', async () => {
  const mailServer = await startMailServer();
  const LEAD_EMAIL_FROM = 'website@builtright.test';
  const environment = { SMTP_URL: mailServer.url, LEAD_EMAIL_TO: recipient, LEAD_EMAIL_FROM };
  const channel = alone(createChannels(readConfig(environment))[0] as Channel);
  const { store } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(mailServer.emails[0]?.from?.value).toMatchObject([{ address: LEAD_EMAIL_FROM }]);
});

test('a refused email is sent again with the same Message-ID', async () => {
  const keys: string[] = [];
  let refusals = 2;
  const mailServer = await startMailServer({
    options: {
      onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? refusal(450) : null),
    },
  });
  const [email] = emailTo(mailServer.url, recipient);
  const channel = alone({
    ...email,
    send(notice, signal) {
      keys.push(notice.key);
      return email.send(notice, signal);
    },
  });
  const { store, entries } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(await outboxOf(database, channel)).toMatchObject([{ attempts: 3 }]);
  const failure = { reason: 'EENVELOPE 450' };
  expect(entries.slice(0, 2)).toMatchObject([failure, failure]);
  expect(new Set(keys).size).toBe(1);
  const host = company.email.split('@')[1];
  expect(mailServer.emails.map(({ messageId }) => messageId)).toEqual([`<${keys[0]}@${host}>`]);
});

test('the emails of an erased lead are not sent', async () => {
  const mailServer = await startMailServer();
  const [channel] = emailTo(mailServer.url, recipient);
  const saved = await createNoticeStore(database, channel).saveLead(validRequest, {});
  await database.pool.query('delete from contact_forms where id = $1', [saved.id]);
  await startNotices(database, [channel]);
  await sleep(500);
  expect(mailServer.emails).toEqual([]);
});

test('a password is sent to another machine only if encrypted', async () => {
  const mailServer = await startMailServer({
    options: { onAuth: (_auth, _session, done) => done(null, { user: 'sales' }) },
  });
  const [here, elsewhere] = ['127.0.0.1', '0.0.0.0'].map(
    (host) => emailTo(`smtp://sales:secret@${host}:${mailServer.port}`, recipient)[0],
  ) as [Channel, Channel];
  const { store, entries } = await startNotices(database, [here, elsewhere], never);
  await store.saveLead(validRequest, {});
  await delivered(database, here);
  await expect
    .poll(() => entries.find(({ msg }) => msg === 'notice not delivered')?.reason)
    .toMatch(/^ETLS/);
  expect(mailServer.emails).toHaveLength(1);
});

/** Starts a receiver that responds with these statuses in turn. Returns it with the requests that it got. */
async function startReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const port = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) });
    response.writeHead(statuses.shift() ?? 204, { Location: '/elsewhere' }).end();
  });
  return { address: `127.0.0.1:${port}/leads`, received };
}

test('a webhook gets the lead again with its key after an error', async () => {
  const { address, received } = await startReceiver(500);
  const channel = alone(createWebhookChannel(`http://crm:s%40cret%25100%@${address}`));
  const { store, entries } = await startNotices(database, [channel]);
  const saved = await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const [first, ...others] = received.map(({ headers }) => headers);
  const authorization = `Basic ${Buffer.from('crm:s@cret%100%').toString('base64')}`;
  const key = expect.stringMatching(/^notice-\d+-\d+-1$/);
  expect(first).toMatchObject({ authorization, 'idempotency-key': key });
  const again = { authorization, 'idempotency-key': first?.['idempotency-key'] };
  expect(others).toMatchObject([again]);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 500' });
  expect(JSON.stringify(entries)).not.toMatch(/crm|cret/);
  const lead = { id: 'id' in saved && saved.id, projectName: validLabels.projectType };
  expect(received[1]?.body).toMatchObject({ text: expect.stringMatching(/^New lead: /), lead });
});

test('a webhook’s redirect is neither followed nor taken for a delivery', async () => {
  const { address, received } = await startReceiver(302);
  const channel = alone(createWebhookChannel(`http://${address}`));
  const { store, entries } = await startNotices(database, [channel], never);
  await store.saveLead(validRequest, {});
  await expect.poll(() => entries[0]).toMatchObject({ reason: 'HTTP 302' });
  expect(received).toHaveLength(1);
});

test('test-notice tries email and webhook without a database', async () => {
  const mailServer = await startStrictServer({ left: [550] });
  const { code, out } = await runCli(['test-notice'], {
    config: {
      LEAD_EMAIL_TO: ['sales@builtright.test', 'left@builtright.test'],
      SMTP_URL: mailServer.url,
      LEAD_WEBHOOK_URL: `http://user:s3cret@127.0.0.1:${await freePort()}/leads`,
    },
  });
  expect(out).toBe(
    'email: delivered\nemail 2: not delivered: EENVELOPE 550\nwebhook: not delivered: ECONNREFUSED\n',
  );
  expect(code).toBe(1);
  const subjects = mailServer.emails.map(({ subject }) => subject);
  expect(subjects).toEqual(['New lead: Test of the notices, No project']);
  const withoutRecipient = await runCli(['test-notice'], { config: {} });
  const warnings = expect.stringMatching(/^No notices are set up/);
  expect(withoutRecipient).toMatchObject({ code: 1, out: '', warnings });
});

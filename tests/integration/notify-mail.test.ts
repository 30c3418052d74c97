import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createMailChannel } from '#server/notify/mail.ts';
import { startServer } from '#server/start-server.ts';
import { company } from '#shared/company.ts';
import { validRequest } from '#tests/support/app.ts';
import { post } from '#tests/support/http.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import {
  alone,
  createTestLogger,
  delivered,
  outboxOf,
  startNotices,
} from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

const recipients = ['sales@builtright.test', 'owner@builtright.test'];

test('a new lead is mailed at once, with what staff need to call back', async () => {
  const mailServer = await startMailServer();
  const channel = alone(createMailChannel(mailServer.url, recipients));
  const { store } = await startNotices(database, [channel], { pollMs: 60_000 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(recipients);
  expect(mail?.headers).toMatchObject({
    subject: 'New lead: Lakshmi Rao, Modular Kitchen, Hyderabad',
    'reply-to': 'Lakshmi Rao <lakshmi@example.in>',
    to: recipients.join(', '),
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
  const channel = alone(createMailChannel(mailServer.url, recipients));
  const { store } = await startNotices(database, [channel]);
  const name = 'Ravi\r\nBcc: victim@example.in\r\n\r\n<b>text</b>, Other <other@example.in>';
  await store.saveLead({ ...validRequest, name }, {});
  await delivered(database, channel);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(recipients);
  expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
  expect(mail?.headers['reply-to']).toMatch(/<lakshmi@example\.in>$/);
  expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
});

test('a refused mail is tried again with the same Message-ID', async () => {
  let refusals = 2;
  const seen: string[] = [];
  const mailServer = await startMailServer({
    beforeTaking: () => {
      if (refusals-- > 0) throw Object.assign(new Error('Try later'), { responseCode: 451 });
    },
  });
  const inner = createMailChannel(mailServer.url, recipients);
  const channel = alone({
    send: (notice, signal) => {
      seen.push(notice.key);
      return inner.send(notice, signal);
    },
  });
  const { store } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(1);
  expect(mailServer.mails.map(({ headers }) => headers['message-id'])).toEqual([
    `<${seen[0]}@${company.email.split('@')[1]}>`,
  ]);
});

test('neither the log nor the outbox repeats what a visitor wrote', async () => {
  const mailServer = await startMailServer({
    beforeTaking: () => {
      throw Object.assign(new Error('No mail from lakshmi@example.in'), { responseCode: 554 });
    },
  });
  const channel = alone(createMailChannel(mailServer.url, recipients));
  const { store, entries } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await vi.waitFor(() => expect(entries.length).toBeGreaterThan(0), { timeout: 10_000 });
  const [row] = await outboxOf(database, channel);
  expect(row).toMatchObject({ delivered: false, lastError: 'EMESSAGE 554' });
  expect(JSON.stringify(entries)).not.toMatch(/lakshmi|98480|kitchen|builtright\.test/i);
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
    createPages: async () => (_request, response) => response.end(),
    logger,
  });
  const answer = await post(Number(new URL(site.url).port), '/api/contact', {
    ...validRequest,
    message: 'By the site itself',
  });
  expect(answer.status).toBeLessThan(300);
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), { timeout: 5000 });
  await site.close();
  expect(mailServer.mails[0]?.recipients).toEqual(['sales@builtright.test']);
});

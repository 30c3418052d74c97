import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createWebhookChannel } from '#server/notify/webhook.ts';
import { validLabels, validRequest } from '#tests/support/app.ts';
import { alone, delivered, startNotices } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

test('a webhook gets a line of text and the lead as JSON, and again after an error, with the same key', async () => {
  const received: { key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ key: request.headers['idempotency-key'], body: await json(request) });
    response.writeHead(received.length === 1 ? 500 : 204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const channel = alone(createWebhookChannel(`http://127.0.0.1:${port}/leads`));
  const { store, entries } = await startNotices(database, [channel]);
  const saved = await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(received).toHaveLength(2);
  expect(received[0]?.key).toMatch(/^lead-\d+-\d+$/);
  expect(received[1]?.key).toBe(received[0]?.key);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 500' });
  expect(received[1]?.body).toEqual({
    text: `New lead: Lakshmi Rao, +91 98480 12345, ${validLabels.projectType}, ${validLabels.city}`,
    lead: {
      ...validRequest,
      id: 'id' in saved ? saved.id : undefined,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      dial: '+919848012345',
      possibleSpam: null,
    },
  });
});

test('a webhook’s redirect is not followed', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.writeHead(307, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const channel = alone(createWebhookChannel(`http://127.0.0.1:${port}/leads`));
  const { store, entries } = await startNotices(database, [channel], { retrySeconds: () => 3600 });
  await store.saveLead(validRequest, {});
  await expect.poll(() => entries[0]).toMatchObject({ reason: 'HTTP 307' });
  expect(requests).toBe(1);
});

test('a webhook’s user and password are sent as HTTP Basic, and never logged', async () => {
  const logins: unknown[] = [];
  const server = createServer((request, response) => {
    logins.push(request.headers.authorization);
    response.writeHead(logins.length === 1 ? 401 : 204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://crm:s%40cret%25100%@127.0.0.1:${port}/leads`;
  const channel = alone(createWebhookChannel(address));
  const { store, entries } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const expected = `Basic ${Buffer.from('crm:s@cret%100%').toString('base64')}`;
  expect(logins).toEqual([expected, expected]);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 401' });
  expect(JSON.stringify(entries)).not.toMatch(/crm|cret/);
});

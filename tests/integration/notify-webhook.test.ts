import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createWebhookChannel } from '#server/notify/webhook.ts';
import { unanswered, validLabels, validRequest } from '#tests/support/app.ts';
import { serve } from '#tests/support/http.ts';
import { alone, delivered, startNotices } from '#tests/support/notices.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

/** A receiver that answers with these statuses in turn, and what it was sent. */
async function startReceiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const port = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await json(request) });
    response.writeHead(statuses.shift() ?? 204, { Location: '/elsewhere' }).end();
  });
  return { address: `127.0.0.1:${port}/leads`, received };
}

test('a webhook gets a line of text and the lead as JSON, and again after an error, with the same key', async () => {
  const { address, received } = await startReceiver(500);
  const channel = alone(createWebhookChannel(`http://${address}`));
  const { store, entries } = await startNotices(database, [channel]);
  const saved = await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const [first, second] = received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^lead-\d+-\d+$/);
  expect([second, received.length]).toEqual([first, 2]);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 500' });
  expect(received[1]?.body).toEqual({
    text: `New lead: Lakshmi Rao, +91 98480 12345, ${validLabels.projectType}, ${validLabels.city}`,
    lead: {
      ...validRequest,
      id: 'id' in saved ? saved.id : undefined,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      dial: '+919848012345',
      cityName: validLabels.city,
      projectName: validLabels.projectType,
      possibleSpam: null,
      ...unanswered,
    },
  });
});

test('a receiver that shows its answer elsewhere at its own service has taken the post', async () => {
  const { address, received } = await startReceiver(302);
  const channel = alone(createWebhookChannel(`http://${address}`));
  const { store } = await startNotices(database, [channel], { retrySeconds: () => 3600 });
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  expect(received).toHaveLength(1);
});

test('a webhook’s redirect is not followed', async () => {
  const { address, received } = await startReceiver(307);
  const channel = alone(createWebhookChannel(`http://${address}`));
  const { store, entries } = await startNotices(database, [channel], { retrySeconds: () => 3600 });
  await store.saveLead(validRequest, {});
  await expect.poll(() => entries[0]).toMatchObject({ reason: 'HTTP 307' });
  expect(received).toHaveLength(1);
});

test('a webhook’s user and password are sent as HTTP Basic, and never logged', async () => {
  const { address, received } = await startReceiver(401);
  const channel = alone(createWebhookChannel(`http://crm:s%40cret%25100%@${address}`));
  const { store, entries } = await startNotices(database, [channel]);
  await store.saveLead(validRequest, {});
  await delivered(database, channel);
  const expected = `Basic ${Buffer.from('crm:s@cret%100%').toString('base64')}`;
  expect(received.map(({ headers }) => headers.authorization)).toEqual([expected, expected]);
  expect(entries[0]).toMatchObject({ reason: 'HTTP 401' });
  expect(JSON.stringify(entries)).not.toMatch(/crm|cret/);
});

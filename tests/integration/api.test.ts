import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createLeadStore } from '#server/leads.ts';
import { serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import { post, send } from '#tests/support/http.ts';
import { slack } from '#tests/support/slack.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** The app over the real database, with a limit that only its own test reaches. */
function serveWithDatabase({ max = 0, windowSeconds = 600 } = {}) {
  const leads = createLeadStore(database, { rateLimit: { max, windowSeconds } });
  return serveApp({ leads, isReady: () => database.isReady(), trustProxy: 1, contactPage });
}

/** Answers that nobody has sent before. */
const enquiry = (name: string) => ({ ...validRequest, name, message: randomUUID() });

async function leadsNamed(name: string) {
  const result = await database.pool.query('select * from contact_forms where name = $1', [name]);
  return result.rows;
}

test('a lead sent to the API is found in contact_forms, in the columns of the specification', async () => {
  const { port } = await serveWithDatabase();
  const request = { ...validRequest, name: 'లక్ష్మి राव 👩‍🍳', message: 'रसोई\nline two' };
  const answer = await post(port, '/api/contact', request);
  expect(answer.status).toBe(201);
  const [row] = await leadsNamed(request.name);
  const { projectType, ...same } = request;
  expect(row).toEqual({
    ...same,
    id: JSON.parse(answer.text).id,
    project_type: projectType,
    created_at: expect.any(Date),
  });
  expect(Math.abs(row.created_at.getTime() - Date.now())).toBeLessThan(60_000);
});

test('an untouched city and message are stored as null', async () => {
  const { port } = await serveWithDatabase();
  const request = { ...validRequest, name: 'Untouched', city: null, message: null };
  expect((await post(port, '/api/contact', request)).status).toBe(201);
  expect((await leadsNamed('Untouched'))[0]).toMatchObject({ city: null, message: null });
});

test('quotes and statements in a text are stored as they are', async () => {
  const { port } = await serveWithDatabase();
  const name = `Robert'); drop table contact_forms; --`;
  expect((await post(port, '/api/contact', { ...validRequest, name })).status).toBe(201);
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('ten requests at once with one key are one lead and get one answer', async () => {
  const { port } = await serveWithDatabase();
  const request = { ...validRequest, name: 'Repeated' };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(port, '/api/contact', request, headers)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await leadsNamed('Repeated')).toHaveLength(1);
});

test('the same enquiry by the form without script and by the app, with a key and without, is one lead', async () => {
  const { port } = await serveWithDatabase();
  const request = { ...enquiry('However'), message: 'Line one\nLine two' };
  const form = await send(port, '/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    // As browsers send a text area, and a choice that nobody has made.
    body: new URLSearchParams({ ...request, city: '', message: 'Line one\r\nLine two' }).toString(),
  });
  expect(form.status).toBe(303);
  const [lead] = await leadsNamed('However');
  for (const city of [null, '', undefined]) {
    for (const headers of [{}, { 'idempotency-key': randomUUID() }]) {
      const answer = await post(port, '/api/contact', { ...request, city }, headers);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { id: lead.id }]);
    }
  }
  expect(await leadsNamed('However')).toHaveLength(1);
});

test('a key in quotes is the key without, and is refused with other answers', async () => {
  const { port } = await serveWithDatabase();
  const request = enquiry('Quoted');
  const key = `order-${randomUUID()}`;
  const first = await post(port, '/api/contact', request, { 'idempotency-key': `"${key}"` });
  const second = await post(port, '/api/contact', request, { 'idempotency-key': key });
  expect([second.status, second.text]).toEqual([201, first.text]);
  const other = { ...request, message: 'Other answers' };
  const refused = await post(port, '/api/contact', other, { 'idempotency-key': `"${key}"` });
  expect(refused.status).toBe(422);
  expect(await leadsNamed('Quoted')).toHaveLength(1);
});

test('a client over the limit is 429 with Retry-After, another client is not', async () => {
  const { port } = await serveWithDatabase({ max: 2 });
  const from = (client: string) =>
    post(port, '/api/contact', enquiry('Limited'), { 'x-forwarded-for': client });
  expect((await from('203.0.113.7')).status).toBe(201);
  expect((await from('203.0.113.7')).status).toBe(201);
  const third = await from('203.0.113.7');
  expect(third.status).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await from('203.0.113.8')).status).toBe(201);
  expect(await leadsNamed('Limited')).toHaveLength(3);
});

test('addresses of one IPv6 network share their limit', async () => {
  const { port } = await serveWithDatabase({ max: 1 });
  const from = (client: string) =>
    post(port, '/api/contact', enquiry('One network'), { 'x-forwarded-for': client });
  expect((await from('2001:db8:1:2::1')).status).toBe(201);
  expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await from('2001:db8:1:3::1')).status).toBe(201);
});

test('a database that cannot store now is 503 within 5 s for everyone who waits, and then recovers', async () => {
  const { port } = await serveWithDatabase();
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table contact_forms in access exclusive mode');

  const request = enquiry('Blocked');
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => post(port, '/api/contact', enquiry('Blocked'))),
  );
  expect(performance.now() - started).toBeLessThan(slack * 5000);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect((await send(port, '/api/health')).status).toBe(200);

  await blocker.query('rollback');
  await expect.poll(async () => (await post(port, '/api/contact', request)).status).toBe(201);
});

test('/api/ready asks the database', async () => {
  const { port } = await serveWithDatabase();
  expect((await send(port, '/api/ready')).status).toBe(200);
});

test('no endpoint reads leads', async () => {
  const { port } = await serveWithDatabase();
  for (const path of ['/api/contact', '/api/contact/1', '/api/contacts', '/api/leads']) {
    const answer = await send(port, path);
    expect([404, 405]).toContain(answer.status);
    expect(answer.text).not.toContain(validRequest.name);
  }
});

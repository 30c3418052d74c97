import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '#server/leads.ts';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { post, send } from '#tests/support/http.ts';

const json = { 'content-type': 'application/json' };
const path = '/api/contact';
const key = '0b8f2c1e-5d0a-4f6b-9a54-0d9d0f7a8b11';

test('a valid request is stored and answered 201 with its id', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual({ id: 1 });
  expect(leads.saved).toEqual([
    { request: validRequest, idempotencyKey: undefined, client: '127.0.0.1' },
  ]);
});

test('city and message may be null or absent', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const { city: _, message: __, ...required } = validRequest;
  expect((await post(port, path, { ...required, city: null, message: null })).status).toBe(201);
  expect((await post(port, path, required)).status).toBe(201);
  expect(leads.saved.map(({ request }) => request)).toEqual([
    { ...required, city: null, message: null },
    required,
  ]);
});

test('unknown keys are dropped', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const body = `{"id":7,"createdAt":"x","__proto__":{"name":"evil"},${JSON.stringify(validRequest).slice(1)}`;
  const answer = await send(port, path, { method: 'POST', headers: json, body });
  expect(answer.status).toBe(201);
  expect(Object.keys(leads.saved[0]?.request ?? {}).sort()).toEqual(
    Object.keys(validRequest).sort(),
  );
});

test('Telugu, Hindi and emoji text arrives unchanged', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const request = { ...validRequest, name: 'లక్ష్మి राव', message: 'మాడ్యులర్ కిచెన్ रसोई 👩‍🍳🏠' };
  expect((await post(port, path, request)).status).toBe(201);
  expect(leads.saved[0]?.request).toEqual(request);
});

test('an invalid request is 400 with the message of every field, and is not stored', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, {
    name: 'A',
    email: 'a@b',
    phone: '123456789',
    projectType: '',
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual({
    message: 'Some fields are not valid.',
    errors: {
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      projectType: 'Please select a project type',
    },
  });
  expect(leads.saved).toEqual([]);
});

test.each([[null], [[]], ['text'], [42], [{}], [[validRequest]]])(
  'the body %j lacks every required field',
  async (body) => {
    const { port } = await serveApp();
    const answer = await post(port, path, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(answer.text).errors)).toEqual(
      expect.arrayContaining(['name', 'email', 'phone', 'projectType']),
    );
  },
);

test.each(['name', 'email', 'phone', 'city', 'projectType', 'message'] as const)(
  'NUL or half a surrogate pair in %s is 400 naming the field',
  async (field) => {
    const leads = fakeLeads();
    const { port } = await serveApp({ leads });
    for (const text of ['long enough\u0000', '\ud83d long enough', 'long enough \udc00']) {
      const answer = await post(port, path, { ...validRequest, [field]: text });
      expect(answer.status).toBe(400);
      expect(Object.keys(JSON.parse(answer.text).errors)).toEqual([field]);
    }
    expect(leads.saved).toEqual([]);
  },
);

test.each([
  ['malformed JSON', '{"name":', json, 400],
  ['an empty body', '', json, 400],
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), json, 400],
  ['plain text', 'name=Ravi', { 'content-type': 'text/plain' }, 415],
  ['a form', 'name=Ravi', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no content type', '{}', {}, 415],
  ['another JSON type', '{}', { 'content-type': 'application/ld+json' }, 415],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['a compressed body', '{}', { ...json, 'content-encoding': 'gzip' }, 415],
  ['a body over 200 kB', JSON.stringify({ message: 'x'.repeat(200_000) }), json, 413],
  ['chunks over 200 kB', 'x'.repeat(300_000), { ...json, 'transfer-encoding': 'chunked' }, 413],
  ['a key that is no UUID', JSON.stringify(validRequest), { ...json, 'idempotency-key': '7' }, 400],
  ['an empty key', JSON.stringify(validRequest), { ...json, 'idempotency-key': '' }, 400],
])('%s is refused as JSON, without internals', async (_what, body, headers, status) => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const answer = await send(port, path, { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(JSON.parse(answer.text))).toContain('message');
  expect(answer.text).not.toMatch(/\bat \S+:\d+|node_modules|Unexpected token/);
  expect(leads.saved).toEqual([]);
});

test('a request of just under 200 kB is stored', async () => {
  const { port } = await serveApp();
  const request = { ...validRequest, message: 'x'.repeat(199_000) };
  expect((await post(port, path, request)).status).toBe(201);
});

test('"application/json; charset=UTF-8" is JSON too', async () => {
  const { port } = await serveApp();
  const headers = { 'content-type': 'Application/JSON; charset="UTF-8"' };
  expect((await post(port, path, validRequest, headers)).status).toBe(201);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is 405 and says that POST is allowed',
  async (method) => {
    const { port } = await serveApp();
    const answer = await send(port, path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  },
);

test.each([
  '/api',
  '/api/',
  '/api/contacts',
  '/api/contact/1',
  '/api/leads',
  '/api/%',
  '/api/../x',
  '/api?x=1',
])('the unknown path %s is 404 as JSON', async (unknown) => {
  const { port } = await serveApp();
  for (const method of ['GET', 'POST']) {
    const answer = await send(port, unknown, { method });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({ message: 'There is nothing here.' });
  }
});

test('the idempotency key goes with the request, and a repeat gets the first answer', async () => {
  const leads = fakeLeads(async () => ({ outcome: 'repeated', id: 41 }));
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest, { 'idempotency-key': key.toUpperCase() });
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual({ id: 41 });
  expect(leads.saved[0]?.idempotencyKey).toBe(key);
});

test('too many requests are 429 with the time to wait', async () => {
  const leads = fakeLeads(async () => ({ outcome: 'limited', retryAfterSeconds: 321 }));
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('321');
});

test('a database that is down is 503 with Retry-After', async () => {
  const leads = fakeLeads(async () => {
    throw new DatabaseUnavailableError('down');
  });
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.text).not.toContain('down');
});

test('an unexpected error is 500 without internals, and the log has its kind but not its words', async () => {
  const leads = fakeLeads(async () => {
    throw new TypeError(`Failed query: insert, params: ${validRequest.name},${validRequest.phone}`);
  });
  const { port, log } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(500);
  expect(Object.keys(JSON.parse(answer.text))).toEqual(['message']);
  expect(answer.text).not.toContain('TypeError');
  await expect.poll(() => log).toHaveLength(2);
  expect(log[0]).toMatchObject({ id: answer.headers['x-request-id'], err: { type: 'TypeError' } });
  expect(JSON.stringify(log)).not.toMatch(/Lakshmi|98480|insert/);
});

test('every API answer carries an id, no-store and the tight policy', async () => {
  const { port } = await serveApp();
  for (const answer of [await post(port, path, validRequest), await send(port, '/api/health')]) {
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-powered-by']).toBeUndefined();
  }
});

test('the log says route, status and duration, and nothing about the visitor', async () => {
  const { port, log } = await serveApp();
  await post(port, `${path}?name=Lakshmi`, validRequest, { referer: 'https://a.test/?q=Lakshmi' });
  await post(port, path, { ...validRequest, email: 'lakshmi@' });
  await expect.poll(() => log).toHaveLength(2);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/api/contact', status: 201 });
  expect(log[0]?.ms).toEqual(expect.any(Number));
  expect(log[1]).toMatchObject({ route: '/api/contact', status: 400 });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480|kitchen|127\.0\.0\.1/i);
});

test('generated bad bodies are never a server error and never show a trace', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('\u0000', '\ud800', 'x'.repeat(5000), '🏠', 1e308, -0),
  );
  const keys = fc.constantFrom(
    ...Object.keys(validRequest),
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', ''],
  );
  const fields = fc
    .array(fc.tuple(keys, value), { maxLength: 9 })
    .map(
      (entries) => `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v) ?? 0}`)}}`,
    );
  const truncated = fc.tuple(fields, fc.nat(40)).map(([text, n]) => text.slice(0, -n || undefined));
  const body = fc.oneof(
    { weight: 3, arbitrary: fields.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: truncated.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: truncated.map((text) => Buffer.from(text, 'utf16le')) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.nat(5000).map((depth) => Buffer.from('['.repeat(depth))) },
  );
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json;charset=utf-16',
    'text/json',
    '',
  );
  await fc.assert(
    fc.asyncProperty(body, type, async (bytes, contentType) => {
      const headers = contentType ? { 'content-type': contentType } : {};
      const answer = await send(port, path, { method: 'POST', headers, body: bytes });
      expect([201, 400, 413, 415]).toContain(answer.status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.text).not.toMatch(/\bat \S+:\d+|node_modules|Error/);
    }),
    { seed: 20_150, numRuns: 300 },
  );
});

test('a client that hangs up in the middle of its body leaves nothing behind', async () => {
  const leads = fakeLeads();
  const { port, log } = await serveApp({ leads });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"na`,
  );
  setTimeout(() => socket.destroy(), 50);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ route: '/api/contact', aborted: true });
  expect(leads.saved).toEqual([]);
  expect((await send(port, '/api/health')).status).toBe(200);
});

import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError, type SaveLeadResult } from '#server/leads.ts';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { post, type SendOptions, send } from '#tests/support/http.ts';

const json = { 'content-type': 'application/json' };
const path = '/api/contact';
const withKey = (key: string) => ({ ...json, 'idempotency-key': key });

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

test('city and message may be null, absent or empty, which is the same', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const { city: _, message: __, ...required } = validRequest;
  expect((await post(port, path, { ...required, city: null, message: null })).status).toBe(201);
  expect((await post(port, path, required)).status).toBe(201);
  expect((await post(port, path, { ...required, city: '', message: '' })).status).toBe(201);
  const stored = { ...required, city: null, message: null };
  expect(leads.saved.map(({ request }) => request)).toEqual([stored, stored, stored]);
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
  ['a key of 256 characters', JSON.stringify(validRequest), withKey('k'.repeat(256)), 400],
  ['an empty key', JSON.stringify(validRequest), withKey(''), 400],
  ['an empty key in quotes', JSON.stringify(validRequest), withKey('""'), 400],
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

test.each([
  ['name', 'Name must be at most 300 characters', 300],
  ['email', 'Email address must be at most 300 characters', 300],
  ['phone', 'Phone number must be at most 300 characters', 300],
  ['city', 'City must be at most 300 characters', 300],
  ['projectType', 'Project type must be at most 300 characters', 300],
  ['message', 'Project details must be at most 10,000 characters', 10_000],
] as const)('the longest %s is stored, a longer one is 400: %s', async (field, message, most) => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const labels = Array.from({ length: 30 }, () => 'x'.repeat(60)).join('.');
  const text = (length: number) =>
    field === 'email' ? `a@${labels.slice(0, length - 5)}.in` : 'మ'.repeat(length);
  expect((await post(port, path, { ...validRequest, [field]: text(most) })).status).toBe(201);
  expect(leads.saved[0]?.request[field]).toHaveLength(most);
  const answer = await post(port, path, { ...validRequest, [field]: text(most + 1) });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).errors).toEqual({ [field]: message });
  expect(leads.saved).toHaveLength(1);
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

test.each(['0B8F2C1E-5d0a-4f6b', '"0B8F2C1E-5d0a-4f6b"'])(
  'the idempotency key %s goes with the request, and a repeat gets the first answer',
  async (header) => {
    const leads = fakeLeads(async () => ({ outcome: 'repeated', id: 41 }));
    const { port } = await serveApp({ leads });
    const answer = await post(port, path, validRequest, { 'idempotency-key': header });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({ id: 41 });
    expect(leads.saved[0]?.idempotencyKey).toBe('0B8F2C1E-5d0a-4f6b');
  },
);

test('a key of 255 characters is accepted, quotes not counted', async () => {
  const { port } = await serveApp();
  for (const key of ['k'.repeat(255), `"${'k'.repeat(255)}"`]) {
    expect((await post(port, path, validRequest, { 'idempotency-key': key })).status).toBe(201);
  }
});

test('a key used before with different answers is 422 and says so', async () => {
  const leads = fakeLeads(async () => ({ outcome: 'key reused' }));
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest, { 'idempotency-key': 'k' });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text)).toEqual({
    message: 'This Idempotency-Key was used before with different answers.',
  });
});

test('too many requests are 429 with the time to wait', async () => {
  const leads = fakeLeads(async () => ({ outcome: 'limited', retryAfterSeconds: 321 }));
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('321');
});

test.each([
  [false, 'The request could not be stored. Please try again.'],
  [true, 'The request may have been stored. Please send it again: it will not be stored twice.'],
])('a failing database is 503 with Retry-After; perhaps stored: %s', async (perhaps, message) => {
  const leads = fakeLeads(async () => {
    throw new DatabaseUnavailableError(perhaps, { cause: new Error('down') });
  });
  const { port } = await serveApp({ leads });
  const answer = await post(port, path, validRequest);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.text)).toEqual({ message });
});

/** As drizzle and `pg` fail: the former's message repeats the visitor's words. */
const databaseError = (properties: object, message = `Key (${validRequest.name}) exists`) =>
  new Error(`Failed query, params: ${validRequest.name},${validRequest.phone}`, {
    cause: Object.assign(new Error(message), properties),
  });
const unavailable = (cause: unknown) => new DatabaseUnavailableError(false, { cause });

test.each<[string, unknown]>([
  ['53100', unavailable(databaseError({ code: '53100' }))],
  ['ECONNREFUSED', unavailable(databaseError({ code: 'ECONNREFUSED' }))],
  ['Query read timeout', unavailable(databaseError({}, 'Query read timeout'))],
  ['Error', unavailable(databaseError({}))],
  ['22021', databaseError({ code: '22021' })],
  ['TypeError', new TypeError(`${validRequest.name} is not a function`)],
])('when a lead cannot be stored the log says why: %s', async (reason, error) => {
  const leads = fakeLeads(() => Promise.reject(error));
  const { port, log } = await serveApp({ leads });
  const { status } = await post(port, path, validRequest);
  await expect.poll(() => log.find((entry) => 'ms' in entry)).toMatchObject({ status, reason });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480/i);
});

test.each<[number, string, SendOptions]>([
  [400, 'The request body is not valid JSON.', { body: '{"name":"Lakshmi' }],
  [
    400,
    'The Idempotency-Key header must be 1 to 255 ASCII characters long.',
    { headers: withKey('') },
  ],
  [400, 'Some fields are not valid.', { body: '{"name":"Lakshmi Rao","city":98480}' }],
  [
    403,
    'Requests from other sites are not accepted.',
    { headers: { origin: 'https://evil.test' } },
  ],
  [405, 'Only POST is allowed here.', { method: 'PUT' }],
  [413, 'The request body is larger than 200 kB.', { body: 'x'.repeat(200_001) }],
  [
    415,
    'The request body must be application/json in UTF-8.',
    { headers: { 'content-type': 'a/b' } },
  ],
])('the log says why a request is refused with %i: %s', async (status, reason, options) => {
  const { port, log } = await serveApp();
  const body = JSON.stringify(validRequest);
  const headers = { ...json, ...options.headers };
  expect((await send(port, path, { method: 'POST', body, ...options, headers })).status).toBe(
    status,
  );
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ status, reason });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480|evil/i);
});

test('the log says which fields were not valid, and nothing of what they held', async () => {
  const { port, log } = await serveApp();
  await post(port, path, { ...validRequest, email: 'lakshmi@', phone: '98480' });
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ status: 400, fields: ['email', 'phone'] });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480/i);
});

test.each<[string, SaveLeadResult]>([
  ['Too many requests. Please try again later.', { outcome: 'limited', retryAfterSeconds: 9 }],
  ['This Idempotency-Key was used before with different answers.', { outcome: 'key reused' }],
])('the log says why the store refused a request: %s', async (reason, result) => {
  const { port, log } = await serveApp({ leads: fakeLeads(async () => result) });
  await post(port, path, validRequest);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ reason });
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
  expect(log[0]).toMatchObject({
    id: answer.headers['x-request-id'],
    err: { type: 'TypeError', frames: expect.arrayContaining([expect.stringMatching(/^at /)]) },
  });
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

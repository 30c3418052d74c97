// More than 150 lines, because all responses and log lines of the endpoint are here.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import { contactMessages } from '#shared/contact.ts';
import { fakeStore, serveApp, validRequest } from '#tests/support/app.ts';
import { post, type SendOptions, send } from '#tests/support/http.ts';

const path = '/api/contact';
/** Matches a visitor's data, which must not be in a log or a response. */
const visitor = /lakshmi|98480|kitchen|evil|127\.0\.0\.1/i;

test('the server answers 201 after it stores a request without unknown keys', async () => {
  const store = fakeStore();
  const { port, log } = await serveApp({ ...store });
  const key = randomUUID();
  const body = `{"id":7,"createdAt":"x","__proto__":{"name":"evil"},${JSON.stringify(validRequest).slice(1)}`;
  const headers = {
    'content-type': 'Application/JSON; charset="UTF-8"',
    referer: 'https://a.test/?q=Lakshmi',
    'idempotency-key': key,
  };
  const response = await send(port, `${path}?name=Lakshmi`, { method: 'POST', headers, body });
  expect([response.status, response.text]).toEqual([201, '']);
  expect(store.saved).toMatchObject([{ request: validRequest, clientKey: '127.0.0.1', key }]);
  await expect.poll(() => log).toHaveLength(1);
  expect(log).toMatchObject([{ method: 'POST', route: path, status: 201, ms: expect.any(Number) }]);
  expect(JSON.stringify(log)).not.toMatch(visitor);
});

test.each([[{ name: 'A', email: 'a@b', phone: '123456789', projectType: '' }], [[validRequest]]])(
  'the server answers 400 with every field’s message to the body %j',
  async (body) => {
    const store = fakeStore();
    const { port } = await serveApp({ ...store });
    const response = await post(port, path, body);
    const expected = { message: 'Some fields are not valid.', errors: contactMessages };
    expect([response.status, JSON.parse(response.text)]).toEqual([400, expected]);
    expect(store.saved).toEqual([]);
  },
);

const of = (name: string, value: string): SendOptions => ({ headers: { [name]: value } });
const wrongType = 'The request body must be application/json.';
const notJson = 'The request body is not valid JSON.';
const compressed = 'The request body must not be compressed.';
const utf8 = 'The character set of the request body is not supported. Use UTF-8.';
const latin = { headers: { 'content-type': 'application/json; charset=iso-8859-1' } };

test.each<[string, number, string, SendOptions]>([
  ['malformed JSON', 400, notJson, { body: '{"name":"Lakshmi' }],
  ['a body in Latin-1', 415, utf8, latin],
  ['plain text', 415, wrongType, of('content-type', 'text/plain')],
  ['no content type', 415, wrongType, of('content-type', '')],
  ['gzip', 415, compressed, of('content-encoding', 'gzip')],
  ['200 kB', 413, 'The request body is larger than 200 kB.', { body: 'x'.repeat(200_001) }],
  ['another method', 405, 'Only POST is allowed here.', { method: 'PUT' }],
])('the server refuses %s with %i: %s', async (_what, status, message, options) => {
  const store = fakeStore();
  const { port, log } = await serveApp({ ...store });
  const headers = { 'content-type': 'application/json', ...options.headers };
  const body = JSON.stringify(validRequest);
  const response = await send(port, path, { method: 'POST', body, ...options, headers });
  expect([response.status, JSON.parse(response.text)]).toEqual([status, { message }]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers.allow).toBe(status === 405 ? 'POST' : undefined);
  expect(store.saved).toEqual([]);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ status, reason: message });
  expect(JSON.stringify(log)).not.toMatch(visitor);
});

test.each(['/api', '/api/contact/1', '/api/%'])(
  'the unknown path %s is 404 as JSON',
  async (unknown) => {
    const { port } = await serveApp();
    const { status, text } = await send(port, unknown, { method: 'POST' });
    expect([status, text]).toEqual([404, '{"message":"There is nothing here."}']);
  },
);

/** Returns an error of drizzle and `pg`. Drizzle's message repeats the visitor's text, which may look like a stack. */
const databaseError = (code: string) =>
  new Error(`Failed query: ${validRequest.phone}\n    at ${validRequest.name} (file:///a.js:1:2)`, {
    cause: Object.assign(new Error(`Key (${validRequest.name}) exists`), { code }),
  });
const unavailable = (mayBeDone: boolean, code: string) =>
  new DatabaseUnavailableError(mayBeDone, { cause: databaseError(code) });
const notStored =
  'The database does not answer, so nothing was stored. Please try again in a minute.';
const perhaps =
  'The database broke off, so this may be stored or not. Please look before you repeat it.';
const ours = 'Something went wrong on our side. Please try again.';

test.each<[number, string, string, Error]>([
  [503, notStored, '53100', unavailable(false, '53100')],
  [503, perhaps, 'ECONNRESET', unavailable(true, 'ECONNRESET')],
  [500, ours, '22021', databaseError('22021')],
  [500, ours, 'TypeError', new TypeError(`${validRequest.name} is not a function`)],
])(
  'the server answers an unstored lead with %i: %s (%s)',
  async (status, message, reason, error) => {
    const { port, log } = await serveApp({ ...fakeStore(() => Promise.reject(error)) });
    const response = await post(port, path, validRequest);
    expect([response.status, JSON.parse(response.text)]).toEqual([status, { message }]);
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    await expect.poll(() => log.find((entry) => 'ms' in entry)).toMatchObject({ status, reason });
    // For our own fault, the log says where it happened.
    const frames = expect.arrayContaining([expect.stringMatching(/^at .*server-contact/)]);
    const fault = { id: response.headers['x-request-id'], err: { frames } };
    if (status === 500) expect(log[0]).toMatchObject(fault);
    expect(JSON.stringify(log)).not.toMatch(visitor);
  },
);

/** Makes a store that resolves when the test tells it to, and that counts its requests under way. */
function createHeldStore() {
  const held: (() => void)[] = [];
  const store = fakeStore(
    (id) => new Promise((resolve) => held.push(() => resolve({ outcome: 'saved', id }))),
  );
  const answerAll = () => {
    for (const resolve of held.splice(0)) resolve();
  };
  return { store, held, answerAll };
}

test('the server works on one request of a client at a time', async () => {
  const { store, held, answerAll } = createHeldStore();
  const { port } = await serveApp({ ...store, trustProxy: 1 });
  const from = (client: string) =>
    post(port, path, validRequest, { 'x-forwarded-for': client }).then(({ status }) => status);
  const twenty = Array.from({ length: 20 }, (_, n) => from(`203.0.113.7:${n}`));
  await expect.poll(() => store.saved).toHaveLength(1);
  const other = from('203.0.113.8');
  await expect.poll(() => store.saved).toHaveLength(2);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await send(port, '/', { headers })).text).toBe('a page');
  expect((await send(port, '/api/ready', { headers })).status).toBe(200);
  while (store.saved.length < 21 || held.length > 0) {
    answerAll();
    await sleep(5);
  }
  expect(await Promise.all([...twenty, other])).toEqual(Array(21).fill(201));
});

test('the server answers 429 when too many requests of a client wait', async () => {
  const { store, answerAll } = createHeldStore();
  const { port, log } = await serveApp({ ...store });
  const many = Array.from({ length: 1 + 64 + 1 }, () => post(port, path, validRequest));
  const refused = await Promise.race(many);
  const message = 'Too many requests at once. Please try again.';
  expect([refused.status, JSON.parse(refused.text)]).toEqual([429, { message }]);
  expect(refused.headers['retry-after']).toBe('1');
  await expect.poll(() => log).toMatchObject([{ status: 429, reason: message }]);
  const answering = setInterval(answerAll, 5);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  clearInterval(answering);
  expect(statuses.filter((status) => status === 201)).toHaveLength(65);
});

test('the server gives no turn to a client that sends no body', async () => {
  const { port } = await serveApp();
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(head);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // When the server responds to a later request, it has received these heads.
  await send(port, '/');
  const posts = Array.from({ length: 20 }, () => post(port, path, validRequest));
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(201));
});

test('the server logs no status after a post’s sender has gone', async () => {
  const { port, log } = await serveApp();
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => log).toMatchObject([{ route: path, aborted: true }]);
  expect(log[0]).not.toHaveProperty('status');
});

test('the server logs a refused method on a page without its address', async () => {
  const { port, log } = await serveApp();
  await send(port, '/lakshmi', { method: 'PUT' });
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ route: 'unmatched', method: 'PUT', status: 405 });
  expect(JSON.stringify(log)).not.toMatch(visitor);
});

test('every API response has an id, no-store and the tight policy', async () => {
  const { port } = await serveApp();
  for (const response of [await post(port, path, validRequest), await send(port, '/api/health')]) {
    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['x-powered-by']).toBeUndefined();
  }
});

test.each([
  ['/api/health', false, 200, { status: 'ok' }],
  ['/api/ready', true, 200, { status: 'ready' }],
  ['/api/ready', false, 503, { status: 'unavailable' }],
])('%s responds, with leads storable: %s, with status %i', async (check, isReady, status, body) => {
  const { port } = await serveApp({ isReady: async () => isReady });
  const response = await send(port, check);
  expect([response.status, JSON.parse(response.text)]).toEqual([status, body]);
  expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  expect((await send(port, check, { method: 'HEAD' })).status).toBe(status);
  const posted = await send(port, check, { method: 'POST' });
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the health check names a failed channel and stays 200', async () => {
  const { port } = await serveApp({ failedChannels: () => ['email'] });
  const { status, text } = await send(port, '/api/health');
  const body = { status: 'ok', failedChannels: ['email'] };
  expect([status, JSON.parse(text)]).toEqual([200, body]);
});

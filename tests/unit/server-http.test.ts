import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type HttpTimeouts } from '#server/http-server.ts';
import { send, sendRaw } from '#tests/support/http.ts';

async function start(listener: RequestListener, timeouts: HttpTimeouts = {}) {
  const { server, drain } = createHttpServer(timeouts);
  server.on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, drain };
}

const answerAtOnce: RequestListener = (_request, response) => response.end('done');

const answerAfter =
  (milliseconds: number): RequestListener =>
  (_request, response) =>
    setTimeout(() => response.end('done'), milliseconds);

const quick = { headers: 300, request: 500, idle: 400, check: 50 };

test('a client that sends no headers, or stops in the middle of them, is cut off', async () => {
  const { port } = await start(answerAtOnce, quick);
  const started = performance.now();
  const answers = await Promise.all([sendRaw(port, ''), sendRaw(port, 'GET / HTTP/1.1\r\nHost: ')]);
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a client that sends its body byte by byte is cut off when the time for a request is over', async () => {
  let received = 0;
  const { port } = await start((request) => request.on('data', () => received++), quick);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');
  const dripping = setInterval(() => socket.write('x'), 50);
  const started = performance.now();
  await once(socket.resume(), 'close');
  clearInterval(dripping);
  expect(received).toBeGreaterThan(1);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a client that does not read its answer is cut off', async () => {
  let closed = false;
  const { port } = await start((_request, response) => {
    response.once('close', () => {
      closed = true;
    });
    response.end(Buffer.alloc(64 * 1024 * 1024));
  }, quick);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => closed, { timeout: 3000 }).toBe(true);
});

test('200 slow connections do not keep another client waiting', async () => {
  const { port } = await start(answerAtOnce, {
    ...quick,
    headers: 2000,
    request: 2000,
    idle: 2000,
  });
  const slow = Array.from({ length: 200 }, () => sendRaw(port, 'POST / HTTP/1.1\r\nX: '));
  await sleep(100);
  const started = performance.now();
  expect((await send(port, '/')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1000);
  await Promise.all(slow);
});

test('draining lets a request under way finish, refuses new connections, and closes idle ones', async () => {
  const { port, drain } = await start(answerAfter(400));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const idle = connect(port, '127.0.0.1');
  const underWay = once(get({ host: '127.0.0.1', port, agent }), 'response');
  await sleep(100);

  const drained = drain(5000);
  await expect(send(port, '/')).rejects.toThrow(/ECONNREFUSED/);
  const [response] = await underWay;
  expect(response.statusCode).toBe(200);
  expect((await response.toArray()).join('')).toBe('done');

  const started = performance.now();
  await drained;
  if (!idle.destroyed) await once(idle.resume(), 'close');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a request that comes on an open connection while draining is answered, and is its last', async () => {
  const { port, drain } = await start(answerAfter(200));
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(request);
  await sleep(100);
  const drained = drain(5000);
  socket.write(request);
  const answers = (await socket.toArray()).join('');
  await drained;
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(answers.match(/Connection: close/g)).toHaveLength(1);
});

test('a request that does not end is cut off after the grace', async () => {
  const { port, drain } = await start(() => {});
  const hanging = sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await sleep(50);
  const started = performance.now();
  await drain(300);
  expect(performance.now() - started).toBeLessThan(1500);
  expect(await hanging).toBe('');
});

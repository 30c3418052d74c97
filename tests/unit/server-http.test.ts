// Over 150 lines: each bound of a connection has its own.
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHttpServer, type HttpServerOptions } from '#server/http/listener.ts';
import { send, sendRaw, serve } from '#tests/support/http.ts';

async function start(listener: RequestListener, options: HttpServerOptions = {}) {
  const { server, drain } = createHttpServer(listener, options);
  return { server, drain, port: await serve(server) };
}

const answerAtOnce: RequestListener = (_request, response) => response.end('done');
const getHead = 'GET / HTTP/1.1\r\n';
const request = `${getHead}Host: a\r\n\r\n`;
test('a client that sends no headers, or stops in the middle of them, is cut off, with the security headers of every answer', async () => {
  const { port } = await start(answerAtOnce, {
    headersTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  const answers = await Promise.all([sendRaw(port, ''), sendRaw(port, `${getHead}Host: `)]);
  for (const answer of answers)
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*Content-Security-Policy: default-src 'none'/s);
});

test('a client has 10 seconds for its headers, 20 for a whole request, and 30 for each pause', () => {
  const { server } = createHttpServer(answerAtOnce);
  const bounds = { headersTimeout: 10_000, requestTimeout: 20_000, timeout: 30_000 };
  expect(server).toMatchObject(bounds);
});

test('a request that comes on an open connection while draining is answered, and is its last', async () => {
  const held: ServerResponse[] = [];
  const { server, port, drain } = await start((_request, response) => {
    held.push(response);
    if (held.length === 2) for (const one of held) one.end('done');
  });
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(request);
  await once(server, 'request');
  const drained = drain(300_000);
  socket.write(request);
  const answers = (await socket.toArray()).join('');
  await drained;
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(answers.match(/Connection: close/g)).toHaveLength(1);
});

test.each([
  ['requests', request],
  ['expectations', `${getHead}Host: a\r\nExpect: the impossible\r\n\r\n`],
  ['questions whether to send a body', `${getHead}Host: a\r\nExpect: 100-continue\r\n\r\n`],
])('a client that piles up %s is cut off, and few of them are worked on', async (_what, one) => {
  let asked = 0;
  const { port } = await start((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('done'), 50);
  });
  expect(await sendRaw(port, one.repeat(2000))).not.toContain('417');
  expect(asked).toBeLessThanOrEqual(8);
  expect((await send(port, '/')).text).toBe('done');
});

test('a large body after a request whose answer is not taken yet arrives whole', async () => {
  const { port } = await start(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += chunk.length;
    response.end(length === 0 ? Buffer.alloc(8_000_000) : `${length} bytes`);
  });
  const socket = connect(port, '127.0.0.1').pause();
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n';
  socket.write(request);
  await sleep(100);
  socket.write(post + 'x'.repeat(200_000));
  await sleep(100);
  expect((await socket.setEncoding('latin1').toArray()).join('')).toMatch(/200000 bytes$/);
});

/** Connections that stay open until the test ends; the server has taken or cut each. */
async function openConnections(port: number) {
  const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').resume());
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

test('one address gets so many connections and no more, and gets them again when it has closed some', async () => {
  const { port } = await start(answerAtOnce);
  const sockets = await openConnections(port);
  await expect.poll(() => sockets.filter((socket) => socket.destroyed)).toHaveLength(300 - 256);
  await expect(send(port, '/')).rejects.toThrow(/hang up|ECONNRESET/);
  sockets.find((socket) => !socket.destroyed)?.destroy();
  await expect.poll(() => send(port, '/').then(({ text }) => text, String)).toBe('done');
});

test('a proxy gets as many connections as it needs', async () => {
  const { port } = await start(answerAtOnce, { isProxy: (address) => address === '127.0.0.1' });
  await openConnections(port);
  expect((await send(port, '/')).text).toBe('done');
});

const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['names two hosts', 400, `${getHead}Host: a\r\nhost: b\r\n\r\n`],
  ['names no host', 400, `${getHead}\r\n`],
  ['comes in chunks', 411, `${chunked}1\r\na\r\n`],
  ['is no HTTP', 400, 'hello\r\n\r\n'],
  ['has a head of 20 kB', 431, `${getHead}Host: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  'a request that %s is refused with %i, with the security headers of every answer',
  async (_what, status, bytes) => {
    let asked = 0;
    const { port } = await start(() => asked++);
    const answer = await sendRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'/);
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/);
    expect(asked).toBe(0);
  },
);

test('of a body in many chunks nothing is worked on', async () => {
  let asked = 0;
  const { port } = await start(() => asked++);
  expect(await sendRaw(port, chunked + '1\r\na\r\n'.repeat(20_000))).toMatch(
    /^(HTTP\/1\.1 411 |$)/,
  );
  expect(asked).toBe(0);
});

test('an old client, which names no host, is answered, and one that asks whether to send its body', async () => {
  const { port } = await start(answerAtOnce);
  expect(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  const asking =
    'Host: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\na';
  expect(await sendRaw(port, `POST / HTTP/1.1\r\n${asking}`)).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /,
  );
});

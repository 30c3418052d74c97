import { once } from 'node:events';
import { Agent, get, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type HttpServerOptions } from '#server/http/listener.ts';
import { send, sendRaw } from '#tests/support/http.ts';

async function start(listener: RequestListener, options: HttpServerOptions = {}) {
  const { server, drain } = createHttpServer(listener, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port, drain };
}

const answerAtOnce: RequestListener = (_request, response) => response.end('done');

const quick = {
  ...{ headersTimeout: 300, requestTimeout: 500, connectionsCheckingInterval: 50 },
  idleTimeout: 400,
};

test('a client that sends no headers, or stops in the middle of them, is cut off', async () => {
  const { port } = await start(answerAtOnce, quick);
  const answers = await Promise.all([sendRaw(port, ''), sendRaw(port, 'GET / HTTP/1.1\r\nHost: ')]);
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a client that sends its body byte by byte is cut off when the time for a request is over', async () => {
  let received = 0;
  const { port } = await start((request) => request.on('data', () => received++), quick);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');
  const dripping = setInterval(() => socket.write('x'), 50);
  await once(socket.resume(), 'close');
  clearInterval(dripping);
  expect(received).toBeGreaterThan(1);
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
  await expect.poll(() => closed).toBe(true);
});

test('200 slow connections do not keep another client waiting', async () => {
  const { port } = await start(answerAtOnce);
  const slow = await openConnections(port, 200);
  for (const socket of slow) socket.write('POST / HTTP/1.1\r\nX: ');
  expect((await send(port, '/')).status).toBe(200);
  expect(slow.filter((socket) => socket.readyState === 'open')).toHaveLength(200);
});

test('draining lets a request under way finish, refuses new connections, and closes idle ones', async () => {
  const held: ServerResponse[] = [];
  const { server, port, drain } = await start((_request, response) => held.push(response));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const idle = connect(port, '127.0.0.1');
  const underWay = once(get({ host: '127.0.0.1', port, agent }), 'response');
  await once(server, 'request');

  const drained = drain(300_000);
  await expect(send(port, '/')).rejects.toThrow(/ECONNREFUSED/);
  held[0]?.end('done');
  const [response] = await underWay;
  expect(response.statusCode).toBe(200);
  expect((await response.toArray()).join('')).toBe('done');

  await drained;
  if (!idle.destroyed) await once(idle.resume(), 'close');
});

test('a request that comes on an open connection while draining is answered, and is its last', async () => {
  const held: ServerResponse[] = [];
  const { server, port, drain } = await start((_request, response) => {
    held.push(response);
    if (held.length === 2) for (const one of held) one.end('done');
  });
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
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

test('a request that does not end is cut off after the grace', async () => {
  const { server, port, drain } = await start(() => {});
  const hanging = sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');
  await drain(300);
  expect(await hanging).toBe('');
});

/** Connections that stay open until the test ends; resolves when the server has taken or cut each. */
async function openConnections(port: number, count: number) {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').resume());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

test('a client that piles up requests without waiting for answers is cut off, and few of them are worked on', async () => {
  let asked = 0;
  const { port } = await start((_request, response) => {
    asked += 1;
    setTimeout(() => response.end('done'), 50);
  });
  await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(8);
  expect((await send(port, '/')).text).toBe('done');
});

test('1.5 MB of piled-up requests on each of 30 connections do not keep another client waiting', async () => {
  const { server, port } = await start(answerAtOnce);
  let parsed = 0;
  server.on('request', () => parsed++);
  const pile = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(60_000);
  for (const socket of await openConnections(port, 30)) socket.pause().write(pile);
  expect((await send(port, '/')).text).toBe('done');
  // Of a pile, at most the two kilobytes that are parsed before its connection is cut off.
  expect(parsed).toBeLessThanOrEqual(30 * 100);
});

test('a large body after a request whose answer is not taken yet arrives whole', async () => {
  const { port } = await start(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += chunk.length;
    response.end(length === 0 ? Buffer.alloc(8_000_000) : `${length} bytes`);
  });
  const socket = connect(port, '127.0.0.1').pause();
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n';
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
  await sleep(100);
  socket.write(post + 'x'.repeat(200_000));
  await sleep(100);
  expect((await socket.setEncoding('latin1').toArray()).join('')).toMatch(/200000 bytes$/);
});

test('one request after the other is answered on one connection, however many there are', async () => {
  const { port } = await start(answerAtOnce);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let n = 0; n < 50; n++) {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
    expect((await response.toArray()).join('')).toBe('done');
  }
});

test('answers that nobody took do not hold up the end', async () => {
  const { server, port, drain } = await start((_request, response) => {
    setTimeout(() => response.end('done'), 100);
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5));
  await once(server, 'request');
  socket.destroy();
  await drain(300_000);
});

test('one address gets so many connections and no more, and gets them again when it has closed some', async () => {
  const { port } = await start(answerAtOnce);
  const sockets = await openConnections(port, 300);
  await expect.poll(() => sockets.filter((socket) => socket.destroyed)).toHaveLength(300 - 256);
  await expect(send(port, '/')).rejects.toThrow(/hang up|ECONNRESET/);
  sockets.filter((socket) => !socket.destroyed)[0]?.destroy();
  await expect.poll(() => send(port, '/').then(({ text }) => text, String)).toBe('done');
});

test('a proxy gets as many connections as it needs', async () => {
  const { port } = await start(answerAtOnce, { isProxy: (address) => address === '127.0.0.1' });
  await openConnections(port, 300);
  expect((await send(port, '/')).text).toBe('done');
});

const getHead = 'GET / HTTP/1.1\r\n';
const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['names two hosts', 400, `${getHead}Host: a\r\nhost: b\r\n\r\n`],
  ['names no host', 400, `${getHead}\r\n`],
  ['comes in chunks', 411, `${chunked}${'1\r\na\r\n'.repeat(20_000)}`],
])(
  'a request that %s is refused with %i, and nothing more is read of its connection',
  async (_what, status, bytes) => {
    let asked = 0;
    const { server, port } = await start(() => asked++);
    let parsed = 0;
    server.on('request', (request) => request.on('data', () => parsed++));
    expect(await sendRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} |^$`));
    expect(asked).toBe(0);
    // What came along with the head.
    expect(parsed).toBeLessThan(500);
  },
);

test('an old client that names no host is answered', async () => {
  const { port } = await start(answerAtOnce);
  expect(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a client that asks whether to send its body is told to', async () => {
  const { port } = await start(answerAtOnce);
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n';
  const answer = await sendRaw(port, `${head}Expect: 100-continue\r\n\r\na`);
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test.each([
  ['an expectation', `${getHead}Host: a\r\nExpect: the impossible\r\n\r\n`],
  ['a question', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n'],
])('requests with %s are bounded like all others', async (_what, request) => {
  let asked = 0;
  const { port } = await start(() => asked++);
  expect(await sendRaw(port, request.repeat(2000))).not.toContain('417');
  expect(asked).toBeLessThanOrEqual(8);
});

import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/listen.ts';
import { sendRaw, serve } from '#tests/support/http.ts';

/** Serves a listener with shorter times than a visitor gets. */
async function start(listener: RequestListener, times: Partial<Server> = {}) {
  const { server, drain } = createHttpServer(listener);
  Object.assign(server, times);
  return { server, drain, port: await serve(server) };
}

const answerAtOnce: RequestListener = (_request, response) => response.end('done');
const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('cuts off a client that sends no whole head in time', async () => {
  const { port } = await start(answerAtOnce, { headersTimeout: 300 });
  const responses = await Promise.all([
    sendRaw(port, ''),
    sendRaw(port, 'GET / HTTP/1.1\r\nHost: '),
  ]);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
});

test('cuts off a client that sends no whole body in time', async () => {
  const { port } = await start((incoming) => void incoming.resume(), {
    headersTimeout: 100,
    requestTimeout: 300,
  });
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await sendRaw(port, `${head}1\r\na\r\n`)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('gives a client 10 s for headers and 20 s altogether', () => {
  const { server } = createHttpServer(answerAtOnce);
  const bounds = { headersTimeout: 10_000, requestTimeout: 20_000, timeout: 30_000 };
  expect(server).toMatchObject(bounds);
});

test('a draining server answers one more request on an open connection', async () => {
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
  const responses = (await socket.toArray()).join('');
  await drained;
  expect(responses.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});

test('works on at most 1000 requests of one connection', async () => {
  let asked = 0;
  const { port } = await start((_request, response) => {
    asked += 1;
    response.end('done');
  });
  await sendRaw(port, request.repeat(2000));
  expect(asked).toBe(1000);
});

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/listen.ts';
import { serve } from '#tests/support/http.ts';

test('the server bounds the time and the requests of each connection', () => {
  const { server } = createHttpServer(() => {});
  expect(server).toMatchObject({
    ...{ headersTimeout: 10_000, requestTimeout: 20_000, timeout: 30_000 },
    ...{ maxConnections: 5000, maxRequestsPerSocket: 1000 },
  });
});

test('the server goes on after the system could not accept a connection', () => {
  const { server } = createHttpServer(() => {});
  const fault = Object.assign(new Error('accept ENFILE'), { code: 'ENFILE' });
  expect(() => server.emit('error', fault)).not.toThrow();
});

test('a draining server answers one more request on an open connection', async () => {
  const held: ServerResponse[] = [];
  const { server, drain } = createHttpServer((_request, response) => {
    held.push(response);
    if (held.length === 2) for (const one of held) one.end('done');
  });
  const socket = connect(await serve(server), '127.0.0.1').setEncoding('latin1');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(request);
  await once(server, 'request');
  const drained = drain(AbortSignal.timeout(300_000));
  socket.write(request);
  const responses = (await socket.toArray()).join('');
  await drained;
  expect(responses.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { serveApp } from '#tests/support/app.ts';
import { send } from '#tests/support/http.ts';

test('/api/health is 200 while the process answers, whatever the database does', async () => {
  const { port } = await serveApp({ isReady: async () => false });
  const answer = await send(port, '/api/health');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ status: 'ok' });
});

test('/api/ready is 200 while a lead can be stored', async () => {
  const { port } = await serveApp();
  const answer = await send(port, '/api/ready');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ status: 'ready' });
});

test('/api/ready is 503 while no lead can be stored', async () => {
  const { port } = await serveApp({ isReady: async () => false });
  const answer = await send(port, '/api/ready');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.text)).toEqual({ status: 'unavailable' });
});

test('the checks answer HEAD, and no other method', async () => {
  const { port } = await serveApp();
  expect((await send(port, '/api/ready', { method: 'HEAD' })).status).toBe(200);
  const answer = await send(port, '/api/health', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

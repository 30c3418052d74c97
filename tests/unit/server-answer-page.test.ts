import pg from 'pg';
import { expect, test } from 'vitest';
import { serveApp } from '#tests/support/app.ts';
import { send } from '#tests/support/http.ts';

/** Makes a pool whose only connection finds nothing and breaks at one statement. */
function createBreakingPool(broken: string): pg.Pool {
  const query = async (statement: unknown) => {
    if (`${statement}`.startsWith(broken)) throw Object.assign(new Error(), { code: '28000' });
    return { rows: [] };
  };
  const connect = async () => ({ query, end() {}, release() {} });
  return Object.assign(new pg.Pool(), { connect });
}

test.each([
  ['GET', '/answered', 'Not Found'],
  ['PUT', '/answered/1/signature', 'Method Not Allowed'],
])('the page for %s %s says "%s"', async (method, path, title) => {
  const { port } = await serveApp({});
  const response = await send(port, path, { method });
  expect(response.text).toContain(`<h1>${title}</h1>`);
});

test.each([
  ['begin', 'Not done', 'Please try again in a minute.'],
  ['commit', 'Perhaps done', 'Please look before you repeat it.'],
])('the page advises staff when the database breaks at %s', async (broken, title, advice) => {
  const { port } = await serveApp({ pool: createBreakingPool(broken) });
  const response = await send(port, '/answered/1/signature', {
    method: 'POST',
    body: 'do=note&note=called',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(503);
  expect(response.text).toContain(`<h1>${title}</h1>`);
  expect(response.text).toContain(advice);
});

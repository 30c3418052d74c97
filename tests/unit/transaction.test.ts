import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import { commitAfter, transact } from '#server/database/pool.ts';

test.each([
  ['a broken connection', { code: '08006' }, true],
  ['a full disk', { code: '53100' }, true],
  ['a shutdown', { code: '57P01' }, true],
  ['no answer', { code: 'ECONNREFUSED' }, true],
  ['a broken pipe', { code: 'EPIPE' }, true],
  ['a missing right', { code: '42501' }, true],
  ['a missing table', { code: '42P01' }, true],
  ['a time limit', { message: 'timeout exceeded when trying to connect' }, true],
  ['a missing column', { code: '42703' }, false],
  ['a sign that it cannot store', { code: '22021' }, false],
  ['a mistake in this program', { message: 'Expected a lead' }, false],
])('after %s, %o, a later try may succeed: %s', async (_what, reason, isLater) => {
  const connect = () => Promise.reject(Object.assign(new Error(), reason));
  const pool = Object.assign(new pg.Pool(), { connect });
  const transaction = transact(pool, async () => {}, 100);
  const error = await transaction.catch((failure: unknown) => failure);
  expect(error instanceof DatabaseUnavailableError).toBe(isLater);
});

test.each([
  ['a wrong password', '28P01'],
  ['a missing database', '3D000'],
])('a transaction tries once to connect after %s', async (_what, code) => {
  const connect = vi.fn(() => Promise.reject(Object.assign(new Error(), { code })));
  const pool = Object.assign(new pg.Pool(), { connect });
  await expect(transact(pool, async () => {}, 1000)).rejects.toThrow(DatabaseUnavailableError);
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a transaction ends in time though the pool lends no connection', async () => {
  let lend: (client: object) => void = () => {};
  const connecting = new Promise((resolve) => {
    lend = resolve;
  });
  const pool = Object.assign(new pg.Pool(), { connect: () => connecting });
  await expect(transact(pool, async () => {}, 100)).rejects.toThrow(DatabaseUnavailableError);
  const release = vi.fn();
  lend({ release });
  await expect.poll(() => release.mock.calls.length).toBe(1);
});

test.each([
  ['PostgreSQL refuses', { severity: 'ERROR', code: '23503' }, false],
  ['PostgreSQL stops during', { severity: 'FATAL', code: '57P01' }, true],
  ['the connection breaks during', { code: 'ECONNRESET' }, true],
])('when %s the commit, %o, the work may be done: %s', async (_what, reason, mayBeDone) => {
  const query = () => Promise.reject(Object.assign(new Error(), reason));
  const client = Object.assign(new pg.Client(), { query });
  await expect(commitAfter(client, async () => {})).rejects.toMatchObject({ mayBeDone });
});

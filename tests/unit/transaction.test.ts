import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailableError, SitePool, transact } from '#server/database/pool.ts';

test.each([
  ['a broken connection', { code: '08006' }, true],
  ['a full disk', { code: '53100' }, true],
  ['a shutdown', { code: '57P01' }, true],
  ['no answer', { code: 'ECONNREFUSED' }, true],
  ['a broken pipe', { code: 'EPIPE' }, true],
  ['a sign that it cannot store', { code: '22021' }, false],
])('after %s, %o, a later try may succeed: %s', async (_what, reason, isLater) => {
  const connect = () => Promise.reject(Object.assign(new Error(), reason));
  const pool = Object.assign(new SitePool(), { connect });
  const transaction = transact(pool, async () => {}, { withinMs: 100 });
  const error = await transaction.catch((failure: unknown) => failure);
  expect(error instanceof DatabaseUnavailableError).toBe(isLater);
});

test('many tries to reach the database cause no warning of Node', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const connect = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  const pool = Object.assign(new SitePool(), { connect });
  // Each try waits 200 ms, and Node warns at the eleventh listener.
  await expect(transact(pool, async () => {}, { withinMs: 6000 })).rejects.toThrow();
  expect(warnings).toEqual([]);
});

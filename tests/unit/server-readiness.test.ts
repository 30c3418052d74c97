import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from '#server/leads/readiness.ts';
import { createTestLogger } from '#tests/support/app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a pool whose one connection runs `query` in place of the statement that stores a lead's row. */
function createFakePool(query: () => Promise<unknown>): pg.Pool {
  const ignore = () => {};
  const connect = async () => ({
    query: (statement: string | { text: string }) =>
      JSON.stringify(statement).includes('insert into \\"contact_forms')
        ? query()
        : Promise.resolve({ rows: [] }),
    ...{ end: ignore, release: ignore },
  });
  return Object.assign(new pg.Pool(), { connect });
}

test('the readiness check asks the database at most once a second', async () => {
  const query = vi.fn(async () => ({ rows: [[-1]] }));
  const isReady = createReadiness(createFakePool(query), createTestLogger().logger);
  const answers = await Promise.all(Array.from({ length: 1500 }, isReady));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(query).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  await isReady();
  expect(query).toHaveBeenCalledTimes(2);
});

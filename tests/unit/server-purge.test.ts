import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPurging } from '#server/leads/purge.ts';
import { createTestLogger } from '#tests/support/app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

/** Purges a fake database whose next record expires after these times, each read once. */
function startFake(...next: number[]) {
  const execute = vi.fn(async () => ({ rows: [{ ms: next.shift() ?? null }] }));
  const fake = { delete: () => ({ where: async () => {} }), execute };
  const purging = startPurging(
    fake as unknown as NodePgDatabase,
    createTestLogger().logger,
    10 * minuteMs,
  );
  onTestFinished(purging.stop);
  return { ...purging, purges: execute };
}

test('asks an idle database once an hour after the start', async () => {
  const { purges } = startFake();
  await vi.advanceTimersByTimeAsync(179 * minuteMs);
  expect(purges).toHaveBeenCalledTimes(3);
});

test('purges ten minutes after the first of several leads', async () => {
  const { purges, wake } = startFake();
  await vi.advanceTimersByTimeAsync(minuteMs);
  wake();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  wake();
  await vi.advanceTimersByTimeAsync(4.9 * minuteMs);
  expect(purges).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0.2 * minuteMs);
  expect(purges).toHaveBeenCalledTimes(2);
});

test('purges again when the next record expires', async () => {
  const { purges } = startFake(4 * minuteMs);
  await vi.advanceTimersByTimeAsync(3.9 * minuteMs);
  expect(purges).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0.2 * minuteMs);
  expect(purges).toHaveBeenCalledTimes(2);
});

test('purges at most every ten seconds while leads come all the time', async () => {
  const { purges } = startFake(...Array(20).fill(1));
  await vi.advanceTimersByTimeAsync(minuteMs - 1);
  expect(purges).toHaveBeenCalledTimes(6);
});

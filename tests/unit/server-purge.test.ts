import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPurging } from '#server/leads/purge.ts';
import { createTestLogger } from '#tests/support/app.ts';

test('the site asks an idle database once an hour after the start', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const where = vi.fn(async () => {});
  const fake = { delete: () => ({ where }) } as unknown as NodePgDatabase;
  onTestFinished(startPurging(fake, createTestLogger().logger));
  await vi.advanceTimersByTimeAsync(0);
  const { length: statements } = where.mock.calls;
  await vi.advanceTimersByTimeAsync(179 * 60_000);
  expect(where).toHaveBeenCalledTimes(3 * statements);
});

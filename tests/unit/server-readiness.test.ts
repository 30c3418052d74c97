import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createReadiness } from '#server/database/readiness.ts';

test('however many ask whether a lead can be stored, the database is asked once a second', async () => {
  vi.useFakeTimers();
  const query = vi.fn(async () => ({}));
  const isReady = createReadiness({ query } as unknown as pg.Pool, () => {});
  const answers = await Promise.all(Array.from({ length: 1500 }, isReady));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await isReady()).toBe(true);
  expect(query).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  await isReady();
  expect(query).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('that no lead can be stored is logged once with its reason, and again when it can', async () => {
  vi.useFakeTimers();
  const full = Object.assign(new Error('values of a row'), { code: '53100' });
  const query = vi
    .fn(async () => ({}))
    .mockRejectedValueOnce(full)
    .mockRejectedValueOnce(full);
  const messages: string[] = [];
  const isReady = createReadiness({ query } as unknown as pg.Pool, (text) => messages.push(text));
  const answers: boolean[] = [];
  for (let n = 0; n < 4; n++) {
    answers.push(await isReady());
    vi.advanceTimersByTime(1001);
  }
  expect(answers).toEqual([false, false, true, true]);
  expect(messages).toEqual(['Leads cannot be stored now (53100).', 'Leads can be stored again.']);
  vi.useRealTimers();
});

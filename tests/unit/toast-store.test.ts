import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismiss, notify } from '#client/notifications/toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('only the newest notification is shown', () => {
  notify({ title: 'Error', description: 'first' });
  dismiss(currentToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(500_000);
  notify({ title: 'Success!', description: 'second' });
  expect(currentToasts()).toMatchObject([{ title: 'Success!', description: 'second', open: true }]);
  vi.advanceTimersByTime(600_000);
  expect(currentToasts()).toMatchObject([{ title: 'Success!', open: true }]);
});

test('a dismissed notification is removed after 1,000,000 ms', () => {
  notify({ title: 'Success!', description: 'sent' });
  dismiss(currentToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

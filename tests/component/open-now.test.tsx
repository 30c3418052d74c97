import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNow } from '#client/content/open-now.ts';
import { OpenNow } from '#client/sections/open-now.tsx';
import { company } from '#shared/company.ts';

test('the call card follows the clock while the page is open', () => {
  expect(renderToString(<OpenNow />)).toMatch(/><\/p>$/);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [hours] = company.officeHours;
  // The first day in a week of November on which it opens, a few seconds before it closes.
  const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
  const day = 22 + days.indexOf(hours?.from ?? '');
  const closing = new Date(`2026-11-${day}T${hours?.closes}:00+05:30`);
  vi.setSystemTime(closing.getTime() - 5000);
  const { container, unmount } = render(<OpenNow />);
  expect(container.textContent).toMatch(/^Open until \d/);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(container.textContent).toBe(openNow(company.officeHours, closing));
  expect(container.textContent).toMatch(/^Opens /);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';

/** Stands in for the browser's observer: `report` says whether a counter is in view, `show` that it is. */
function stubObserver() {
  let report = (..._inView: boolean[]) => {};
  const thresholds: unknown[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        thresholds.push(options?.threshold);
        report = (...inView) => {
          const entries = inView.map((isIntersecting) => ({ isIntersecting }));
          callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
        };
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const reportNow = (...inView: boolean[]) => report(...inView);
  return { report: reportNow, show: () => reportNow(true), thresholds, disconnect };
}

function renderCounter() {
  const { container } = render(<AnimatedCounter target={500} suffix="+" />);
  return {
    seen: () => container.querySelector('[aria-hidden]')?.textContent,
    heard: () => container.querySelector('.sr-only')?.textContent,
  };
}

test('a counter counts from 0 to its target in 2000 ms, easing out, once 30 % of it is visible', () => {
  const observer = stubObserver();
  const { seen } = renderCounter();
  expect(observer.thresholds).toEqual([0.3]);
  vi.advanceTimersByTime(5000);
  expect(seen()).toBe('0+');

  observer.show();
  expect(observer.disconnect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  const halfway = Number.parseInt(seen() ?? '', 10);
  expect(halfway).toBeGreaterThan(300);
  expect(halfway).toBeLessThan(500);
  vi.advanceTimersByTime(900);
  expect(Number.parseInt(seen() ?? '', 10)).toBeLessThanOrEqual(500);
  vi.advanceTimersByTime(200);
  expect(seen()).toBe('500+');
});

test('a counter counts, too, when a busy browser reports late that it was out of view and then in view', () => {
  const observer = stubObserver();
  const { seen } = renderCounter();
  observer.report(false);
  vi.advanceTimersByTime(5000);
  expect(seen()).toBe('0+');
  observer.report(false, true);
  vi.advanceTimersByTime(2100);
  expect(seen()).toBe('500+');
});

test('assistive technology has the final value all the time', () => {
  const observer = stubObserver();
  const { seen, heard } = renderCounter();
  observer.show();
  vi.advanceTimersByTime(300);
  expect(seen()).not.toBe('500+');
  expect(heard()).toBe('500+');
});

test('a counter stands at its final value when motion is reduced', () => {
  const observer = stubObserver();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
  const { seen } = renderCounter();
  expect(observer.thresholds).toEqual([]);
  expect(seen()).toBe('500+');
});

test('a counter is prerendered with its final value', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<AnimatedCounter target={15} suffix=" Days" />);
  expect(page.querySelector('[aria-hidden]')?.textContent).toBe('15 Days');
});

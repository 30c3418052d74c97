import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';

/** A counter to 500+ under a clock of its own; `report` is the browser saying whether it is in view. */
function renderCounter() {
  let report = (..._inView: boolean[]) => {};
  const thresholds: unknown[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        thresholds.push(options?.threshold);
        report = (...inView) =>
          callback(
            inView.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this as unknown as IntersectionObserver,
          );
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
  const { container } = render(<AnimatedCounter target={500} suffix="+" />);
  return {
    seen: () => container.querySelector('[aria-hidden]')?.textContent ?? '',
    heard: () => container.querySelector('.sr-only')?.textContent,
    report: (...inView: boolean[]) => report(...inView),
    thresholds,
    disconnect,
  };
}

test('a counter counts from 0 to its target in 2000 ms, easing out, once 30 % of it is visible', () => {
  const counter = renderCounter();
  expect(counter.thresholds).toEqual([0.3]);
  // A busy browser reports late that it was out of view and then in view.
  counter.report(false);
  vi.advanceTimersByTime(5000);
  expect(counter.seen()).toBe('0+');
  counter.report(false, true);
  expect(counter.disconnect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  const halfway = Number.parseInt(counter.seen(), 10);
  expect(halfway).toBeGreaterThan(300);
  expect(halfway).toBeLessThan(500);
  expect(counter.heard()).toBe('500+');
  vi.advanceTimersByTime(900);
  expect(Number.parseInt(counter.seen(), 10)).toBeLessThanOrEqual(500);
  vi.advanceTimersByTime(200);
  expect(counter.seen()).toBe('500+');
});

test('a counter stands at its final value when motion is reduced', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
  const { seen, thresholds } = renderCounter();
  expect(thresholds).toEqual([]);
  expect(seen()).toBe('500+');
});

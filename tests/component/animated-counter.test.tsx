import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';

/** A counter to 500+, and the browser's watch over whether it is in view. */
function renderCounter() {
  const watch = vi.fn<(report: IntersectionObserverCallback, options: unknown) => void>();
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(...given: Parameters<typeof watch>) {
        watch(...given);
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
    watch,
    disconnect,
    report: (...inView: boolean[]) => {
      const entries = inView.map((isIntersecting) => ({ isIntersecting }));
      const [callback] = watch.mock.calls[0] ?? [];
      callback?.(entries as IntersectionObserverEntry[], { disconnect } as never);
    },
    seen: () => container.querySelector('[aria-hidden]')?.textContent ?? '',
    heard: () => container.querySelector('.sr-only')?.textContent,
  };
}

test('a counter counts from 0 to its target in 2000 ms, easing out, once 30 % of it is visible', () => {
  const { watch, disconnect, report, seen, heard } = renderCounter();
  expect(watch).toHaveBeenCalledExactlyOnceWith(expect.anything(), { threshold: 0.3 });
  report(false);
  vi.advanceTimersByTime(5000);
  expect(seen()).toBe('0+');
  // A busy browser reports late that it was out of view and then in view.
  report(false, true);
  expect(disconnect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  const halfway = Number.parseInt(seen(), 10);
  expect(halfway).toBeGreaterThan(300);
  expect(halfway).toBeLessThan(500);
  expect(heard()).toBe('500+');
  vi.advanceTimersByTime(1100);
  expect(seen()).toBe('500+');
});

test('a counter stands at its final value when motion is reduced', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
  const { watch, seen } = renderCounter();
  expect(watch).not.toHaveBeenCalled();
  expect(seen()).toBe('500+');
});

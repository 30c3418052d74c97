import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';

/** Renders a counter to 500+, with a stand-in for the browser's IntersectionObserver. */
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
      const entries = inView.map((isIntersecting) => ({ isIntersecting, boundingClientRect: {} }));
      const [callback] = watch.mock.calls[0] ?? [];
      callback?.(entries as IntersectionObserverEntry[], { disconnect } as never);
    },
    text: () => container.textContent ?? '',
  };
}

test('a counter that comes into view counts from 0 to its target', () => {
  const { watch, disconnect, report, text } = renderCounter();
  expect(watch).toHaveBeenCalledExactlyOnceWith(expect.anything(), { threshold: 0.3 });
  report(false);
  vi.advanceTimersByTime(5000);
  expect(text()).toBe('500+');
  // A busy browser reports late, first out of view and then in view.
  report(false, true);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(text()).toBe('0+');
  vi.advanceTimersByTime(1000);
  const halfway = Number.parseInt(text(), 10);
  expect(halfway).toBeGreaterThan(300);
  expect(halfway).toBeLessThan(500);
  vi.advanceTimersByTime(1100);
  expect(text()).toBe('500+');
});

test('a counter shows its final value when the visitor wants less motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
  const { watch, text } = renderCounter();
  expect(watch).not.toHaveBeenCalled();
  expect(text()).toBe('500+');
});

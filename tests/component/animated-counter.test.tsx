import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';

/** Renders a counter to 500+, with a stand-in for the browser's IntersectionObserver. */
function renderCounter() {
  const watch = vi.fn<(report: IntersectionObserverCallback, options: unknown) => void>();
  const unobserve = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(...given: Parameters<typeof watch>) {
        watch(...given);
      }
      observe() {}
      unobserve = unobserve;
    },
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { container } = render(<AnimatedCounter target={500} suffix="+" />);
  return {
    watch,
    unobserve,
    report: (...inView: boolean[]) => {
      const target = container.querySelector('[data-count]');
      const seen = { target, boundingClientRect: {} } as unknown as IntersectionObserverEntry;
      const [callback] = watch.mock.calls[0] ?? [];
      callback?.(
        inView.map((isIntersecting) => ({ ...seen, isIntersecting })),
        {} as never,
      );
    },
    text: () => container.textContent ?? '',
    drawn: () =>
      container.querySelector<HTMLElement>('[data-figures]')?.dataset.figures?.split('\n\n'),
  };
}

test('a counter that comes into view counts from 0 to its target', () => {
  const { watch, unobserve, report, text, drawn } = renderCounter();
  expect(watch).toHaveBeenCalledExactlyOnceWith(expect.anything(), { threshold: 0.3 });
  report(false);
  vi.advanceTimersByTime(5000);
  expect(text()).toBe('500+');
  // A busy browser reports late, first out of view and then in view.
  report(false, true, true);
  expect(unobserve).toHaveBeenCalledOnce();
  expect(text()).toBe('0+');
  expect(drawn()?.slice(0, 2)).toEqual(['0+', '58+']);
  expect(drawn()?.slice(-2)).toEqual(['500+', '']);
  vi.advanceTimersByTime(1000);
  const halfway = Number.parseInt(text(), 10);
  expect(halfway).toBeGreaterThan(300);
  expect(halfway).toBeLessThan(500);
  vi.advanceTimersByTime(1100);
  expect(text()).toBe('500+');
  expect(drawn()).toBeUndefined();
});

test('a counter shows its final value when the visitor wants less motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
  const { watch, text } = renderCounter();
  expect(watch).not.toHaveBeenCalled();
  expect(text()).toBe('500+');
});

/** Spec section 9: milliseconds a counter runs, and how much of it must be visible to start. */
export const counterDuration = 2000;
export const counterThreshold = 0.3;
/** Milliseconds between two figures: it looks like one in each frame, at a third of the work. */
const counterTick = 50;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** For each counter that is running: shows its next figure, and returns true if it was the last. */
const running = new Set<() => boolean>();
let ticker: ReturnType<typeof setInterval>;

/** One ticker for all, so that the figures of a moment cost one frame. */
function run(showNext: () => boolean): void {
  if (running.size === 0)
    ticker = setInterval(() => {
      for (const next of running) if (next()) running.delete(next);
      if (running.size === 0) clearInterval(ticker);
    }, counterTick);
  running.add(showNext);
}

/**
 * Counts the number in `[data-count]` up from 0, once the element is at least 30 %
 * visible (spec sections 4 and 9). Until then its text is the final one. Runs once for each element, and not at
 * all when motion is reduced. Works on bare elements because the first page counts before the app has
 * loaded. `data-counter` says how far a counter is, and styles.css keeps it unseen until it starts.
 */
export function countUp(element: HTMLElement): void {
  const text = element.firstChild as Text | null;
  if (!text || element.dataset.counter) return;
  element.dataset.counter = 'waiting';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const final = text.data;
  const target = Number(/\d+/.exec(final));
  const show = (value: number) => {
    const shown = final.replace(String(target), String(value));
    // A change makes the browser lay out and paint anew; most ticks of a small figure bring none.
    if (text.data !== shown) text.data = shown;
  };
  new IntersectionObserver(
    (entries, observer) => {
      // A busy page may report "not yet" and "now" together.
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // In a box of its final size, which keeps the rest of the page from being laid out at each figure.
      const { width, height } = element.getBoundingClientRect();
      element.style.cssText = `width:${width}px;height:${height}px;contain:size layout`;
      show(0);
      element.dataset.counter = 'started';
      const start = performance.now();
      run(() => {
        const progress = Math.min((performance.now() - start) / counterDuration, 1);
        show(Math.round(easeOut(progress) * target));
        if (progress === 1) element.removeAttribute('style');
        return progress === 1;
      });
    },
    { threshold: counterThreshold },
  ).observe(element);
}

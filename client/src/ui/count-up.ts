/** Spec section 9: milliseconds a counter runs, and how much of it must be visible to start. */
export const counterDuration = 2000;
export const counterThreshold = 0.3;
/** Milliseconds between two figures: enough to be seen counting, at a ninth of the work of a figure each frame. */
const counterTick = 150;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** What shows the next figure of each counter that is running; it says whether that was the last. */
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
 * visible (spec sections 4 and 9); its text is the final one until then. Runs once an element, and not at
 * all when motion is reduced. Works on bare elements because the first page counts before the app has
 * loaded; `data-counter` says how far one is, and styles.css keeps it unseen until it starts.
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
      show(0);
      element.dataset.counter = 'started';
      const start = performance.now();
      run(() => {
        const progress = Math.min((performance.now() - start) / counterDuration, 1);
        show(Math.round(easeOut(progress) * target));
        return progress === 1;
      });
    },
    { threshold: counterThreshold },
  ).observe(element);
}

/** Milliseconds that a counter runs (spec section 9). */
export const counterDuration = 2000;
export const counterThreshold = 0.3;
/** Milliseconds between two figures. Each stays long enough to be read, and a frame costs the page 1.7 ms. */
const counterTick = 100;
/** The least part of the way that a figure goes on. The last figures of an ease-out would hardly differ. */
const counterStep = 0.03;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** The running counters. Each function shows the next figure, and returns true if it was the last. */
const running = new Set<() => boolean>();
let ticker: ReturnType<typeof setInterval>;

/** Runs a counter. All counters share one ticker, so that their figures cost one frame. */
function run(showNext: () => boolean): void {
  if (running.size === 0)
    ticker = setInterval(() => {
      for (const next of running) if (next()) running.delete(next);
      if (running.size === 0) clearInterval(ticker);
    }, counterTick);
  running.add(showNext);
}

/**
 * Counts the number in `[data-count]` up from 0 when at least 30 % of the element is visible (spec sections 4 and
 * 9). Until then its text is the final figure. It runs once for each element, and not with reduced motion. It works
 * on plain elements, because the first page counts before the app has loaded. `data-counter` says how far a counter
 * is. styles.css hides it until it starts.
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
    // A change makes the browser lay out and paint the text. Most ticks of a small figure change nothing.
    if (text.data !== shown) text.data = shown;
  };
  new IntersectionObserver(
    (entries, observer) => {
      // A busy page may report "not yet" and "now" together.
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entry) return;
      observer.disconnect();
      // Fix the box to its final size, so that a new figure does not lay out the rest of the page.
      const { width, height } = entry.boundingClientRect;
      element.style.cssText = `width:${width}px;height:${height}px;contain:size layout`;
      show(0);
      element.dataset.counter = 'started';
      const start = performance.now();
      let shown = 0;
      run(() => {
        const progress = easeOut(Math.min((performance.now() - start) / counterDuration, 1));
        if (progress < 1 && progress < shown + counterStep) return false;
        shown = progress;
        show(Math.round(progress * target));
        if (progress === 1) element.removeAttribute('style');
        return progress === 1;
      });
    },
    { threshold: counterThreshold },
  ).observe(element);
}

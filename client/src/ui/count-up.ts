import { isMotionReduced } from './motion.ts';

/** Milliseconds that a counter runs (spec section 9). */
const counterDuration = 2000;
const counterThreshold = 0.3;
/** The number of figures after the first one. Each stays for 80 ms, which is long enough to be seen. */
const counterSteps = 25;
const counterTick = counterDuration / counterSteps;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Returns the texts that a counter shows one after the other: "0+", "59+", …, "500+". */
function figuresOf(final: string): string[] {
  const [shown = ''] = /[\d,]+/.exec(final) ?? [];
  const target = Number(shown.replaceAll(',', ''));
  return Array.from({ length: counterSteps + 1 }, (_, step) =>
    final.replace(shown, Math.round(easeOut(step / counterSteps) * target).toLocaleString('en-IN')),
  );
}

/**
 * Runs a counter. The compositor moves a column of all figures past the element's box (pages/home.css), so that the
 * page is not laid out and painted for each figure. The text keeps pace and is not rendered meanwhile.
 */
function run(element: HTMLElement, { width, height }: DOMRectReadOnly): void {
  const figures = figuresOf(element.dataset.count ?? '');
  const text = element.querySelector('span')?.firstChild;
  let step = 0;
  const showText = () => {
    if (text) text.nodeValue = figures[step] ?? '';
  };
  showText();
  // Keep the box at the size of the final figure.
  element.style.cssText = `width:${width}px;height:${height}px;--figures:${figures.length};--tick:${counterTick}ms`;
  // An empty line keeps the descenders of the figure above out of the box.
  element.dataset.figures = figures.map((figure) => `${figure}\n\n`).join('');
  element.dataset.counter = 'started';
  const ticker = setInterval(() => {
    step++;
    showText();
    if (step < counterSteps) return;
    clearInterval(ticker);
    element.removeAttribute('data-figures');
    element.removeAttribute('style');
  }, counterTick);
}

/**
 * Counts the number in each `[data-count]` up from 0 when at least 30 % of it is visible (spec sections 4 and 9).
 * Until then its text is the final figure. It runs once for each element, and not with reduced motion. It works on
 * plain elements, because the first page counts before the app has loaded. `data-counter` says how far a counter is.
 * pages/home.css hides it until it starts.
 */
export function countUp(elements: Iterable<HTMLElement>): void {
  if (isMotionReduced()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // A busy page may report an element more than once.
        if (!isIntersecting || (target as HTMLElement).dataset.counter !== 'waiting') continue;
        observer.unobserve(target);
        run(target as HTMLElement, boundingClientRect);
      }
    },
    { threshold: counterThreshold },
  );
  for (const element of elements) {
    if (element.dataset.counter) continue;
    element.dataset.counter = 'waiting';
    observer.observe(element);
  }
}

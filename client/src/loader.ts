import { countUp } from './ui/count-up.ts';

/**
 * Stands inline in every built page (about 1 kB). It lets the page be a plain page first: the app is
 * fetched after load and when the browser is idle, or at once on the first touch, key or pointer.
 * A button of the app that is pressed before then is pressed again as soon as the app is there;
 * links, the menu and the form work by themselves.
 */
const { app, css, eager } = (document.currentScript as HTMLScriptElement).dataset;
const pressed: HTMLElement[] = [];
let started = false;

function start(): void {
  if (started || !app) return;
  started = true;
  // The page carries the rules it uses; the app may show anything.
  if (css && !document.querySelector(`link[href="${css}"]`))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css }),
    );
  import(/* @vite-ignore */ app).catch(() => {
    // No app for now: back to what a page without script shows, until the next sign of life.
    document.documentElement.className = '';
    started = false;
  });
}

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (button) pressed.push(button);
}

const firstSigns = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;
for (const sign of firstSigns) addEventListener(sign, start, { passive: true });
addEventListener('click', onClick);
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', onClick);
    for (const sign of firstSigns) removeEventListener(sign, start);
    // This event comes from an effect, within which React cannot hydrate what was pressed.
    setTimeout(() => {
      for (const button of pressed) button.click();
    });
  },
  { once: true },
);

/**
 * On a busy phone even a loaded page may not be on the screen yet: its paint comes first. Browsers
 * that do not tell of it start at the first sign.
 */
function afterPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
const startWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 3000 })
    : setTimeout(start, 300);
if (eager !== undefined) afterPaint(start);
else addEventListener('load', () => afterPaint(startWhenIdle));

for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(counter);

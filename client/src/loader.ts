import { countUp } from './ui/count-up.ts';
import { layOutRest } from './ui/lay-out-rest.ts';

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
  if (css && !document.querySelector(`link[href="${css}"]`)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css });
    // Until then there is less to restyle.
    link.onload = link.onerror = () => layOutRest(whenIdle);
    document.head.append(link);
  }
  import(/* @vite-ignore */ app).catch(() => {
    // No app for now: back to what a page without script shows, until the next sign of life.
    document.documentElement.classList.remove('js');
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

/** On a busy phone even a loaded page may not be on the screen yet: its paint comes first. */
function afterPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(then));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
/** Browsers without idle callbacks wait a moment instead. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
  else setTimeout(then, 100);
}
const startWhenIdle = () => afterPaint(() => whenIdle(start));
if (eager !== undefined) afterPaint(start);
else if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });

for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(counter);

import { returnToPlace } from './navigation/history-entries.ts';
import { countUp } from './ui/count-up.ts';

/*
 * How a page starts. Its HTML is whole: content, head and styles. This script stands inline in its
 * head (about 1 kB) and fetches the app (main.tsx) when the page is painted and the browser idle, or
 * at the first touch, key or pointer. The app takes over the page in one hydration, once all of it is
 * there. Until then links, menu and form work by themselves; a button that needs the app is pressed
 * again later. Without the app the page stays what it is without script, until a later touch or key.
 */
const { app = '', eager } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const html = document.documentElement;
/** Whose HTML this is: Back may have changed the address when the app comes. */
const served = location.pathname;
const pressed: HTMLElement[] = [];
let isUnderWay = false;

// A fresh visit may put off what is far below; a return has to find its place.
html.className = history.state || location.hash ? 'js' : 'js fresh';

// A photograph that has loaded changes its drawing, one that fails goes: styles.css, `.photo-frame`.
for (const fate of ['load', 'error'])
  document.addEventListener(
    fate,
    ({ target }) => target instanceof HTMLImageElement && target.setAttribute(`data-${fate}`, ''),
    true,
  );

addEventListener('DOMContentLoaded', () => {
  // After a reload, or on a way back from another site.
  if (history.state) returnToPlace(history.state.key);
  for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(counter);
});

async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    const main: typeof import('./main.tsx') = await import(/* @vite-ignore */ app);
    await main.takeOver(served);
    removeEventListener('click', onClick);
    removeEventListener('popstate', reloadIfMoved);
    for (const sign of signs) removeEventListener(sign, start);
    for (const button of pressed) button.click();
    performance.mark('app-ready');
  } catch {
    html.className = '';
    reloadIfMoved();
    addEventListener('popstate', reloadIfMoved);
    // A pause, so that a series of touches makes no series of requests.
    setTimeout(() => {
      isUnderWay = false;
    }, 5000);
  }
}

/** Without the app nobody shows the page of an address that Back has changed. */
const reloadIfMoved = () => location.pathname !== served && location.reload();

function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('[data-replay]');
  if (button) pressed.push(button);
}

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
for (const sign of signs) addEventListener(sign, start);
addEventListener('click', onClick);

const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 3000 })
    : setTimeout(start, 300);
/** On a busy phone even a loaded page may not be on the screen yet. */
const afterPaint = (then: () => void) =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
if (eager !== undefined) afterPaint(start);
else addEventListener('load', () => afterPaint(whenIdle));

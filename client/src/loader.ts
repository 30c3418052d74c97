import { countUp } from './ui/count-up.ts';

/*
 * How a page starts. Its HTML is whole: content, head and styles. This script stands inline in its
 * head (about 1 kB) and fetches the app (main.tsx) when the page is painted and the browser idle, or
 * at the first touch, key or pointer. The app takes over the page in one hydration, once all of it is
 * there. Until then links, menu and form work by themselves. A button that needs the app is pressed
 * again if the app comes soon; if not, the page becomes what it is without script, which it also stays
 * when the app cannot be had, until a later touch or key.
 */
const data = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const html = document.documentElement;
/** Whose HTML this is: Back may have changed the address when the app comes. */
const served = location.pathname;
const pressed = new Set<HTMLElement>();
/** Milliseconds after which a visitor no longer expects a pressed button to do something. */
const timeoutMs = 2000;
let isUnderWay = false;

html.className = 'js';

// A photograph that has loaded changes its drawing, one that fails goes: styles.css, `.photo-frame`.
for (const fate of ['load', 'error'])
  document.addEventListener(
    fate,
    ({ target }) => target instanceof HTMLImageElement && target.setAttribute(`data-${fate}`, ''),
    true,
  );

addEventListener('DOMContentLoaded', () => {
  for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(counter);
});

async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    const main: typeof import('./main.tsx') = await import(/* @vite-ignore */ data.app ?? '');
    await main.hydrate(served, data.search);
    removeEventListener('click', onClick);
    removeEventListener('popstate', reloadIfMoved);
    for (const sign of signs) removeEventListener(sign, start);
    for (const button of pressed) button.click();
    pressed.clear();
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

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (!button || !html.className) return;
  event.preventDefault();
  pressed.add(button);
  setTimeout(() => {
    if (pressed.delete(button)) html.className = '';
  }, timeoutMs);
}

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
for (const sign of signs) addEventListener(sign, start);
addEventListener('click', onClick);

const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 3000 })
    : setTimeout(start, 300);
/** Once the next frame is on the screen: on a busy phone even a loaded page may not be yet. */
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
if (data.eager === undefined) addEventListener('load', () => afterPaint(whenIdle));
else addEventListener('DOMContentLoaded', () => afterPaint(start));

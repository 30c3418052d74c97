import { countUp } from './ui/count-up.ts';

/*
 * Starts a page. The HTML is complete: content, head and styles. This script is inline in its head (about 1 kB). It
 * fetches the app (main.tsx) when the page is loaded and painted, or at the first touch, key or pointer. The app
 * hydrates the page when all of its code has arrived. Until then links, menu and form work without it. If a visitor
 * presses a button that needs the app, the loader presses it again when the app is ready. If the app does not come
 * in time, the page works as without script. Pressing the form's button then sends the form. If the app
 * cannot be fetched, the page stays so until a later touch or key.
 */
/** The app's files for this page. The first file imports the others. */
const [app = '', ...files] =
  document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
const html = document.documentElement;
/** The path of the served HTML. Back may have changed the address before the app comes. */
const served = location.pathname;
/** The numbers of the buttons pressed so far, because React may replace the elements. */
const pressed = new Set<number>();
/** Milliseconds that a press waits for the app. */
const timeoutMs = 8000;
let isUnderWay = false;
/**
 * Ends all listeners of the loader when the app serves the visitor. As the options of a listener, it passes its
 * signal.
 */
const untilServed = new AbortController();

html.className = 'js';

// Mark a photograph as loaded or failed. photo-frame.css then plots or hides it. Drawings have no srcset.
const markFate = ({ target, type }: Event) =>
  target instanceof HTMLImageElement && target.srcset && target.setAttribute(`data-${type}`, '');
for (const fate of ['load', 'error']) document.addEventListener(fate, markFate, true);

/** All changes to the served page by other programs: a translator, a password manager, an ad blocker. */
const changes: MutationRecord[] = [];
const watch = new MutationObserver((records) => changes.push(...records));

// The HTML is complete. Most of these programs wait for DOMContentLoaded, which comes later.
const onWhole = () => {
  countUp(document.querySelectorAll<HTMLElement>('[data-count]'));
  const root = document.getElementById('root') as HTMLElement;
  watch.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
};
document.addEventListener('readystatechange', onWhole, { once: true });

async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    // Fetch the files in parallel, and only once. Through their imports, the browser would find one after the
    // other.
    for (const href of files.splice(0)) {
      const link = { rel: 'modulepreload', href, fetchPriority: 'low' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    const main: typeof import('./main.tsx') = await import(/* @vite-ignore */ app);
    await main.hydrate(served, changes);
    watch.disconnect();
    untilServed.abort();
    pressAgain();
    performance.mark('app-ready');
  } catch {
    goOnWithout();
    reloadIfMoved();
    addEventListener('popstate', reloadIfMoved, untilServed);
    // Wait, so that a series of touches does not cause a series of requests.
    setTimeout(() => {
      isUnderWay = false;
    }, 5000);
  }
}

/** Reloads if Back has changed the address, because without the app no other code shows its page. */
const reloadIfMoved = () => location.pathname !== served && location.reload();

/** Makes the page work as it does without script. */
function goOnWithout(): void {
  html.className = '';
  pressAgain();
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-replay]')];

function pressAgain(): void {
  for (const number of pressed) {
    pressed.delete(number);
    const button = buttons()[number];
    button?.removeAttribute('aria-busy');
    button?.click();
  }
}

/** Notes a press of a button. Enter in the form presses the form's button. */
function onClick(event: MouseEvent): void {
  const number = buttons().findIndex((it) => it.contains(event.target as Element));
  if (number < 0 || !html.className) return;
  event.preventDefault();
  pressed.add(number);
  // A `disabled` button could not be pressed again.
  buttons()[number]?.setAttribute('aria-busy', 'true');
  start();
  setTimeout(() => pressed.has(number) && goOnWithout(), timeoutMs);
}

for (const sign of ['pointerdown', 'pointermove', 'keydown'])
  addEventListener(sign, start, untilServed);
addEventListener('click', onClick, untilServed);
// Start after the next frame is on the screen. On a busy phone even a loaded page may not be painted yet.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));

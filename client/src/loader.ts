import { countUp } from './ui/count-up.ts';

/*
 * How a page starts. Its HTML is whole: content, head and styles. This script stands inline in its
 * head (about 1 kB) and fetches the app (main.tsx) when the page is loaded and painted, or at the
 * first touch, key or pointer. The app hydrates the page at once, when all of it is there. Until
 * then links, menu and form work by themselves. A button that needs the app is pressed again when the
 * app comes. If it does not come in time, the page becomes what it is without script, where pressing
 * the form's button sends it; so it stays, too, when the app cannot be had, until a later touch or key.
 */
const data = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
/** The app's files for this page; the first imports the others. */
const files = data.app?.split(' ') ?? [];
const html = document.documentElement;
/** Whose HTML this is: Back may have changed the address when the app comes. */
const served = location.pathname;
const pressed = new Set<HTMLElement>();
/** Milliseconds that a press waits for the app. */
const timeoutMs = 8000;
let isUnderWay = false;
/** What the loader listens to ends when the app serves the visitor. */
const untilServed = new AbortController();
const { signal } = untilServed;

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

/** Asks for all files side by side: found by their imports, they would come one after the other. */
function fetchFiles(): void {
  for (const href of files) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    fetchFiles();
    const main: typeof import('./main.tsx') = await import(/* @vite-ignore */ files[0] ?? '');
    await main.hydrate(served, data.search);
    untilServed.abort();
    pressAgain();
    performance.mark('app-ready');
  } catch {
    goOnWithout();
    reloadIfMoved();
    addEventListener('popstate', reloadIfMoved, { signal });
    // A pause, so that a series of touches makes no series of requests.
    setTimeout(() => {
      isUnderWay = false;
    }, 5000);
  }
}

/** Without the app nobody shows the page of an address that Back has changed. */
const reloadIfMoved = () => location.pathname !== served && location.reload();

/** The page becomes what it is without script. */
function goOnWithout(): void {
  html.className = '';
  pressAgain();
}

function pressAgain(): void {
  for (const button of pressed) {
    pressed.delete(button);
    button.removeAttribute('aria-busy');
    button.click();
  }
}

/** A press of a button, or of Enter in the form, which presses the form's. */
function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (!button || !html.className) return;
  event.preventDefault();
  pressed.add(button);
  // Not `disabled`: such a button cannot be pressed again.
  button.setAttribute('aria-busy', 'true');
  start();
  setTimeout(() => pressed.has(button) && goOnWithout(), timeoutMs);
}

for (const sign of ['pointerdown', 'pointermove', 'keydown'])
  addEventListener(sign, start, { signal });
addEventListener('click', onClick, { signal });
// Once the next frame is on the screen: on a busy phone even a loaded page may not be yet.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));

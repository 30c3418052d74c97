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
/** The app's files for this page: the first imports the others. */
const [app = '', ...files] = data.app?.split(' ') ?? [];
const html = document.documentElement;
/** Whose HTML this is: Back may have changed the address when the app comes. */
const served = location.pathname;
/** The numbers of the buttons pressed so far: React may have to put others in their place. */
const pressed = new Set<number>();
/** Milliseconds that a press waits for the app. */
const timeoutMs = 8000;
let isUnderWay = false;
/** What the loader listens to ends when the app serves the visitor. As options of a listener it gives its signal. */
const untilServed = new AbortController();

html.className = 'js';

// A photograph that has loaded changes its drawing, one that fails goes: styles.css, `.photo-frame`.
const markFate = ({ target, type }: Event) =>
  target instanceof HTMLImageElement && target.setAttribute(`data-${type}`, '');
for (const fate of ['load', 'error']) document.addEventListener(fate, markFate, true);

/** Everything that others do to the served page: a translation, a password manager, an ad blocker. */
const changes: MutationRecord[] = [];
const watch = new MutationObserver((records) => changes.push(...records));

// The page is whole. Most of those others wait for DOMContentLoaded, which comes later.
const onWhole = () => {
  for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(counter);
  const root = document.getElementById('root') as HTMLElement;
  watch.observe(root, { subtree: true, childList: true, characterDataOldValue: true });
};
document.addEventListener('readystatechange', onWhole, { once: true });

async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    // Side by side: found by their imports, they would come one after the other. Only once.
    for (const href of files.splice(0)) {
      const link = { rel: 'modulepreload', href, fetchPriority: 'low' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    const main: typeof import('./main.tsx') = await import(/* @vite-ignore */ app);
    await main.hydrate(served, data.search, changes);
    watch.disconnect();
    untilServed.abort();
    pressAgain();
    performance.mark('app-ready');
  } catch {
    goOnWithout();
    reloadIfMoved();
    addEventListener('popstate', reloadIfMoved, untilServed);
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

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-replay]')];

function pressAgain(): void {
  for (const number of pressed) {
    pressed.delete(number);
    const button = buttons()[number];
    button?.removeAttribute('aria-busy');
    button?.click();
  }
}

/** A press of a button, or of Enter in the form, which presses the form's. */
function onClick(event: MouseEvent): void {
  const number = buttons().findIndex((it) => it.contains(event.target as Element));
  if (number < 0 || !html.className) return;
  event.preventDefault();
  pressed.add(number);
  // Not `disabled`: such a button cannot be pressed again.
  buttons()[number]?.setAttribute('aria-busy', 'true');
  start();
  setTimeout(() => pressed.has(number) && goOnWithout(), timeoutMs);
}

for (const sign of ['pointerdown', 'pointermove', 'keydown'])
  addEventListener(sign, start, untilServed);
addEventListener('click', onClick, untilServed);
// Once the next frame is on the screen: on a busy phone even a loaded page may not be yet.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));

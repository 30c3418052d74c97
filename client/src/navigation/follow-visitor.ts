import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { growDrawing } from '#client/ui/grow-drawing.ts';
import { isMotionReduced } from '#client/ui/motion.ts';
import { canonicalPath, findRoute, loadForNavigation } from './pages.ts';
import { ask, beginRequest, loadDocument } from './request.ts';

/*
 * The steps between a click and the next page. wouter's `Link` hears the click, and its router calls `aroundNav`.
 * The old page stays while the next page's code and content are fetched. Then wouter enters the address, React
 * renders the page, and the visitor arrives there. After Back, use-page.ts lets the visitor arrive.
 */

/** True after Back and Forward, when the browser restores the scroll position. Only this module changes it. */
export let isTraversal = false;

/** Returns the document's links, the last one first. The notice about consent begins the document and may be gone. */
const linksFromEnd = () => [...document.links].reverse();

/** Each path that a link was followed from: the link's number from the document's end, and the scroll position. */
const left = new Map<string, { link: number; top: number }>();

/** The moment when a smooth scroll to the top has ended. */
let scrolledBy = 0;

/** Scrolls to the page's top, smoothly (spec section 2) unless the visitor wants less motion. */
function toTop(): void {
  // From far down, WebKit would scroll for over a second.
  scrollTo({ top: Math.min(scrollY, 2 * innerHeight), behavior: 'instant' });
  scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  scrolledBy = performance.now() + 1000;
}

/**
 * Focuses the address's target or the page's heading, and scrolls there. After Back it focuses the link that was
 * followed. A page that `isMissing` is short.
 */
export function arrive(isMissing = false): void {
  const target = document.getElementById(location.hash.slice(1));
  const stop = target ?? document.querySelector('h1');
  // Make it focusable for this time only. Otherwise screen readers call it clickable.
  if (stop && stop.tabIndex < 0 && !stop.hasAttribute('tabindex')) {
    stop.tabIndex = -1;
    stop.addEventListener('blur', () => stop.removeAttribute('tabindex'), { once: true });
  }
  stop?.focus({ preventScroll: true });
  if (isTraversal && !isMissing)
    linksFromEnd()[left.get(location.pathname)?.link ?? -1]?.focus({ preventScroll: true });
  else if (target) target.scrollIntoView();
  else toTop();
}

/**
 * Follows a link (wouter's `aroundNav`). The address changes when the page has arrived. If the page does not
 * arrive, or the browser does not enter the address, the link becomes a page load.
 *
 * @param to a path of the site, which may have a query and a hash
 */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const url = new URL(to, location.href);
  // wouter does not pass the click on. WebKit does not focus a link that is clicked.
  const link = (window.event?.target as Element | null | undefined)?.closest?.('a');
  const leave = () => loadDocument(url);
  const show = () => {
    left.set(location.pathname, { link: linksFromEnd().indexOf(link as never), top: scrollY });
    try {
      flushSync(() => navigate(to, options));
    } catch {
      // WebKit writes to the history at most 100 times in 30 s and then throws. Chromium does nothing.
    }
    return location.href === url.href ? arrive() : leave();
  };
  isTraversal = false;
  if (canonicalPath(url.pathname) !== canonicalPath(location.pathname)) {
    const wanted = loadForNavigation(url.pathname);
    const signal = ask(wanted, () => growDrawing(link, signal, show), leave);
    return;
  }
  // Back has changed the address, but its page has not arrived.
  if (!findRoute(url.pathname).page) return ask(loadForNavigation(url.pathname), leave);
  beginRequest();
  if (url.search !== location.search || options?.state || (location.hash && !url.hash)) show();
  // The browser itself scrolls to a target within the page.
  else if (url.hash) location.assign(url);
  else arrive();
};

/** Notes that the visitor went Back or Forward, or to a target within the page. */
function onPopState({ state }: PopStateEvent): void {
  beginRequest();
  isTraversal = true;
  // The browser restores the position. But Chromium does not while it scrolls smoothly, and goes on for a frame.
  const { top } = left.get(location.pathname) ?? {};
  // The entry of a target within the page is new and has no state yet.
  if (!state || top === undefined || performance.now() > scrolledBy) return;
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  requestAnimationFrame(restore);
}

/** Fetches a page when a visitor points at, focuses or touches a link to it, so that it is ready at the click. */
function prefetch({ target }: Event): void {
  const path = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')?.pathname;
  if (path) loadForNavigation(path).catch(() => {});
}

/**
 * Listens to the visitor from now on. Call it before any other listener of Back that writes to the history. The
 * app's router hears of each write, and React then renders the page before the next listener.
 */
export function followVisitor(): void {
  addEventListener('popstate', onPopState);
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}

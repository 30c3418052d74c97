import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import * as walk from '#client/ui/walk-in.ts';
import { canonicalPath, findRoute, loadForNavigation } from './pages.ts';

/*
 * The steps between a click and the next page. wouter's `Link` hears the click, and its router calls `aroundNav`.
 * The old page stays while the next page's code and content are fetched. Then wouter enters the address and React
 * renders the page (use-visit.ts). The last request wins.
 */

/** Milliseconds that a page may take to arrive. */
const timeoutMs = 8000;
/** Milliseconds until the old page shows that the next one is slow. */
const noticeMs = 300;

/**
 * The state of the visit while its document lives. `hasBegun` is true after the app has served the visitor.
 * `isTraversal` is true after Back and Forward, when the browser restores the scroll position. `showWait` shows or
 * hides that a page is slow.
 */
export const visit = { hasBegun: false, isTraversal: false, showWait: (_: boolean): void => {} };

/** Counts the visitor's requests. A page for an earlier request comes too late. */
let latest = 0;
/** The address of the page load under way, if any. */
const leaving = new Set<URL>();

/** Returns the document's links, the last one first. The notice about consent begins the document and may be gone. */
const linksFromEnd = () => [...document.links].reverse();

/** Each path that a link was followed from: the link's number from the document's end, and the scroll position. */
const left = new Map<string, { link: number; top: number }>();

/** The moment when a smooth scroll to the top has ended. */
let scrolledBy = 0;

/** Scrolls to the page's top, smoothly (spec section 2) unless the visitor wants less motion. */
function toTop(): void {
  // From far down, WebKit would scroll for over a second. Under a growing drawing the head must not move.
  const most = walk.isUnderWay() ? 0 : 2 * innerHeight;
  scrollTo({ top: Math.min(scrollY, most), behavior: 'instant' });
  scrollTo({ top: 0, behavior: walk.isMotionReduced() ? 'instant' : 'smooth' });
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
  if (visit.isTraversal && !isMissing)
    linksFromEnd()[left.get(location.pathname)?.link ?? -1]?.focus({ preventScroll: true });
  else if (target) target.scrollIntoView();
  else toTop();
}

/** Cancels every request, also a page load, and closes the menu. */
function supersede(): void {
  latest += 1;
  walk.end();
  visit.showWait(false);
  document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  if (leaving.size) window.stop();
  leaving.clear();
}

/**
 * Waits for `wanted`, and calls `there` when it resolves or `missing` when it fails or takes too long. A page that
 * is missing may still come. A newer request cancels both calls.
 */
export function ask(wanted: Promise<unknown>, there: () => void, missing = there): void {
  supersede();
  const mine = latest;
  const end = (then: () => void) => {
    [notice, patience].forEach(clearTimeout);
    if (mine !== latest) return;
    visit.showWait(false);
    then();
  };
  const notice = setTimeout(() => mine === latest && visit.showWait(true), noticeMs);
  const patience = setTimeout(end, timeoutMs, missing);
  wanted.then(
    () => end(there),
    () => end(missing),
  );
}

/**
 * Follows a link (wouter's `aroundNav`). The address changes when the page has arrived. If the page does not
 * arrive, or the browser does not enter the address, the link becomes a page load.
 *
 * @param to a path of the site, which may have a query and a hash
 */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const url = new URL(to, location.href);
  const link = linksFromEnd().indexOf(document.activeElement as never);
  visit.isTraversal = false;
  const drawing = walk.findPressedDrawing(url.pathname);

  const leave = () => {
    supersede();
    leaving.add(url);
    location.assign(url);
  };
  const show = () => {
    left.set(location.pathname, { link, top: scrollY });
    try {
      flushSync(() => navigate(to, options));
    } catch {
      // WebKit writes to the history at most 100 times in 30 s and then throws. Chromium does nothing.
    }
    return location.href === url.href ? arrive() : leave();
  };

  if (canonicalPath(url.pathname) !== canonicalPath(location.pathname))
    return ask(loadForNavigation(url.pathname), () => walk.into(drawing, show), leave);
  // Back has changed the address, but its page has not arrived.
  if (!findRoute(url.pathname).page) return ask(loadForNavigation(url.pathname), leave);
  supersede();
  if (url.search !== location.search || options?.state) show();
  // The browser itself scrolls to a target within the page.
  else if (url.hash) location.assign(url);
  else arrive();
};

/** Notes that the visitor went Back or Forward, or to a target within the page. */
function onPopState({ state }: PopStateEvent): void {
  supersede();
  visit.isTraversal = true;
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
  // Back may restore this document from the browser's memory after it was left.
  addEventListener('pageshow', () => leaving.clear());
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}

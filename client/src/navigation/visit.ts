import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { canonicalPath, loadForNavigation } from './pages.ts';

/*
 * What happens between a click and the next page. wouter's `Link` hears the click, and its router calls
 * `aroundNav`. The old page stays while the next page's code and content are fetched. Then wouter enters
 * the address and React renders the page (use-visit.ts). The page that was asked for last wins.
 */

/** Milliseconds that a page may take to come, and until the old page shows the wait. */
const timeoutMs = 8000;
const noticeMs = 300;

/**
 * The visit while its document lives. `hasBegun` when the app has served the visitor. `isTraversal` after Back and
 * Forward: the browser then finds the place. `showWait` shows or hides that a page is slow.
 */
export const visit = { hasBegun: false, isTraversal: false, showWait: (_: boolean): void => {} };

/** Counts what the visitor has asked for. An answer to an earlier question comes too late. */
let latest = 0;
let isLeaving = false;

/** The number, among the document's links, of the link that was followed last from each path. */
const followed = new Map<string, number>();

/** Scrolls to the page's top, smoothly (spec section 2) unless the visitor wants less motion. */
function toTop(): void {
  // From far down WebKit would scroll for over a second.
  scrollTo({ top: Math.min(scrollY, 2 * innerHeight), behavior: 'instant' });
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
}

/**
 * Gives the focus to the address's target or the page's heading, and scrolls there. After Back the focus
 * goes to the link that was followed, and a page that `isMissing` is short.
 */
export function arrive(isMissing = false): void {
  const target = document.getElementById(location.hash.slice(1));
  const stop = target ?? document.querySelector('h1');
  // Focusable for that time only: else screen readers call it clickable.
  if (stop && stop.tabIndex < 0 && !stop.hasAttribute('tabindex')) {
    stop.tabIndex = -1;
    stop.addEventListener('blur', () => stop.removeAttribute('tabindex'), { once: true });
  }
  stop?.focus({ preventScroll: true });
  if (visit.isTraversal && !isMissing)
    document.links[followed.get(location.pathname) ?? -1]?.focus({ preventScroll: true });
  else if (target) target.scrollIntoView();
  else toTop();
}

/** Gives up everything that is under way, a page load too, and closes the menu. */
function supersede(): void {
  latest += 1;
  visit.showWait(false);
  document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  if (isLeaving) window.stop();
  isLeaving = false;
}

/**
 * Waits for `wanted`, unless the visitor asks for something else meanwhile. If it is `missing` when the
 * time is up, it may still come.
 */
export function ask(wanted: Promise<unknown>, there: () => void, missing: () => void): void {
  supersede();
  const mine = latest;
  const end = (then: () => void) => {
    if (mine !== latest) return;
    visit.showWait(false);
    then();
  };
  const notice = setTimeout(() => mine === latest && visit.showWait(true), noticeMs);
  const patience = setTimeout(end, timeoutMs, missing);
  wanted
    .finally(() => [notice, patience].forEach(clearTimeout))
    .then(
      () => end(there),
      () => end(missing),
    );
}

/** Loads the page anew if the site can be reached: Firefox never fetches code again that failed once. */
export const retry = () =>
  ask(
    fetch(location.href, { method: 'HEAD' }),
    () => location.reload(),
    () => arrive(true),
  );

/**
 * Follows a link (wouter's `aroundNav`): the address changes when the page is there. A page that does not
 * come, or an address that the browser does not enter, becomes a page load.
 *
 * @param to a path of the site, which may have a query and a hash
 */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const url = new URL(to, location.href);
  followed.set(location.pathname, [...document.links].indexOf(document.activeElement as never));
  visit.isTraversal = false;

  const leave = () => {
    supersede();
    isLeaving = true;
    location.assign(url);
  };
  const enter = () => {
    try {
      flushSync(() => navigate(to, options));
    } catch {
      // WebKit writes to the history 100 times in 30 s at most, then it throws. Chromium does nothing.
    }
    if (location.href === url.href) arrive();
    else leave();
  };

  if (canonicalPath(url.pathname) !== canonicalPath(location.pathname))
    return ask(loadForNavigation(url.pathname), enter, leave);
  supersede();
  if (url.search !== location.search || options?.state) enter();
  // The browser itself goes to a place within the page.
  else if (url.hash) location.assign(url);
  else arrive();
};

/** Notes that the visitor went Back or Forward, or to a place within the page. */
function onPopState(): void {
  supersede();
  visit.isTraversal = true;
  // Ends a smooth scroll. The browser finds the place.
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Fetches a page as soon as a visitor points at, focuses or touches a link to it: it is there for the click. */
function prefetch({ target }: Event): void {
  const path = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')?.pathname;
  if (path) loadForNavigation(path).catch(() => {});
}

/** Follows the visitor from now on. Comes before the app, whose router hears of Back next. */
export function followVisitor(): void {
  addEventListener('popstate', onPopState);
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}

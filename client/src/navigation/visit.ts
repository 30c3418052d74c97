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

/** What is known of the visit while its document lives. */
export const visit = {
  /** Has the app ever served the visitor? */
  hasBegun: false,
  /** Did Back or Forward change the address last? Then the browser finds the place. */
  isTraversal: false,
  showWait: (_isWaiting: boolean): void => {},
};

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
export function supersede(): void {
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
  const unlessLate = (then: () => void) => mine === latest && then();
  const end = (then: () => void) =>
    unlessLate(() => {
      visit.showWait(false);
      then();
    });
  const notice = setTimeout(unlessLate, noticeMs, () => visit.showWait(true));
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

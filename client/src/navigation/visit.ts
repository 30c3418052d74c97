import { flushSync } from 'react-dom';
import type { NavigateOptions } from 'wouter';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { applyHead } from '#client/head/apply-head.ts';
import type { Head } from '#client/head/head.ts';
import { company } from '#shared/company.ts';
import { canonicalPath, findRoute, loadForNavigation } from './pages.ts';

/*
 * The whole story of a click. wouter's `Link` hears it and calls `navigate`; `go` asks for the page's
 * code and content, while the old page stays; what was asked for last wins. Once the page is there the
 * address changes, and `show` puts it on the screen: React renders it at once, the head follows, the
 * heading takes the focus, and the view scrolls to the top. Back and forward come in by `onPopState`,
 * and end in `show` as well.
 */

/** What stands on the screen. */
interface View {
  readonly path: string;
  /** The page of this path could not be loaded. */
  readonly isMissing?: boolean;
  /** The title of a page that was entered without a page load. */
  readonly title?: string;
  /** Is another page slow to come? */
  readonly isWaiting?: boolean;
}

/** Milliseconds a page may take to come, until the old page shows the wait, and of rest until a place is noted. */
const timeoutMs = 8000;
const noticeDelay = 300;
const restDelay = 100;

const unavailable: Head = { title: `${pageUnavailable.title} | ${company.name}`, tags: [] };

const isSame = (a: string, b: string) => canonicalPath(a) === canonicalPath(b);

const heading = () => document.querySelector('h1');

/**
 * What an entry of the history keeps beside the state given to `navigate`: pixels from the top where the visitor
 * was last, and the number, among the document's links, of the one that was followed from here.
 */
const entryState = (): { place?: number; link?: number } => history.state ?? {};

/** Gives the focus to what may have none by itself: focusable while it has it, lest it be called clickable. */
function focus(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element?.focus({ preventScroll: true });
}

/** To the page's top, smoothly (spec section 2) unless motion is reduced. */
function toTop(): void {
  // From far down WebKit would scroll for over a second.
  scrollTo({ top: Math.min(scrollY, 2 * innerHeight), behavior: 'instant' });
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
}

/** A visit to the site for as long as its document lives: the one owner of what is on the screen. */
export type Visit = ReturnType<typeof createVisit>;

/**
 * @param path of the page that stands in the document; it is loaded already
 * @param onReady called once the visitor is served
 */
export function createVisit(path: string, onReady = () => {}) {
  // As prerendered, so that React finds what it expects; the address counts from `begin` on.
  let view: View = { path: findRoute(path).path };
  /** Has React render a view: there once the app serves the visitor. */
  let render: ((view: View) => void) | undefined;
  /** Counts what is asked for: whatever began at another count is out of date. */
  let latest = 0;
  let isLeaving = false;
  /** Where the visitor was at the last scroll. */
  let scrolled = 0;

  const update = (change: Partial<View>) => {
    view = { ...view, ...change };
    flushSync(() => render?.(view));
  };

  /** Is the page on the screen that of the address? */
  const isArrived = () => isSame(location.pathname, view.path);

  /** Gives up whatever is under way, a page load too, and the open menu. */
  function supersede(): void {
    latest += 1;
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    if (view.isWaiting) update({ isWaiting: false });
    if (isLeaving) window.stop();
    isLeaving = false;
  }

  /**
   * Waits for what is asked for, unless something else is asked for meanwhile. What is `missing` when
   * the time is up may still come.
   */
  function ask<T>(wanted: Promise<T>, there: (it: T) => void, missing: () => void): void {
    supersede();
    const mine = latest;
    const unlessLate = (then: () => void) => mine === latest && then();
    const notice = setTimeout(unlessLate, noticeDelay, () => update({ isWaiting: true }));
    const patience = setTimeout(unlessLate, timeoutMs, missing);
    wanted
      .finally(() => [notice, patience].forEach(clearTimeout))
      .then(
        (it) => unlessLate(() => there(it)),
        () => unlessLate(missing),
      );
  }

  /**
   * Notes where the visitor is in this entry of the history. The browser itself finds the place after a
   * reload, on a way back from another site and within a page. Between two pages of one document it
   * can't: Firefox scrolls before the other page is there, all do when its code is still to come.
   */
  function notePlace({ link = entryState().link } = {}): void {
    if (isArrived()) history.replaceState({ ...entryState(), place: scrollY, link }, '');
  }

  /**
   * Keeps the screen at a place for three frames: meanwhile the browser may go on with a smooth scroll
   * (Chromium), or to the place of an entry whose page is still to come (all).
   */
  function hold(top: number): void {
    const [intent, held] = [latest, view];
    const scroll = (frames: number) => {
      if (latest !== intent || view !== held) return;
      scrollTo({ top, behavior: 'instant' });
      if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
    };
    scroll(3);
  }

  /**
   * Puts the page of the current address on the screen (none if it is there already), where the visitor
   * was in this entry of the history, with the focus on the link they followed from it; else at the
   * address's target, else at its top.
   */
  function show(head?: Head, isMissing = false): void {
    const { pathname, hash } = location;
    update({ path: pathname, isWaiting: false, ...(head && { isMissing, title: head.title }) });
    if (head) applyHead(head);
    const { place, link = -1 } = entryState();
    const target = document.getElementById(hash.slice(1));
    focus(target ?? heading());
    if (place !== undefined) {
      hold(place);
      if (!isMissing) document.links[link]?.focus({ preventScroll: true });
    } else if (target) target.scrollIntoView();
    else toTop();
  }

  const isShown = ({ pathname }: URL) => !view.isMissing && isSame(pathname, view.path);

  /** Goes to a page of the site; one that cannot be had becomes an ordinary page load. */
  function go(url: URL, isReplacing: boolean, state: object | null): void {
    const enter = (head?: Head) => {
      history[isReplacing ? 'replaceState' : 'pushState'](state, '', url);
      show(head);
    };
    const leave = () => {
      supersede();
      isLeaving = true;
      location[isReplacing ? 'replace' : 'assign'](url);
    };
    ask(isShown(url) ? Promise.resolve(undefined) : loadForNavigation(url.pathname), enter, leave);
  }

  const sayUnavailable = () => show(unavailable, true);
  /** Shows the page of the current address; one that cannot be had says so. */
  const arrive = () =>
    ask(loadForNavigation(location.pathname), (head) => show(head), sayUnavailable);
  /** Loads the page anew if the site can be reached: Firefox never fetches code again that failed once. */
  const retry = () =>
    ask(fetch(location.href, { method: 'HEAD' }), () => location.reload(), sayUnavailable);

  /**
   * wouter's `navigate`, which its `Link` calls: the address changes when the page is there. Replacing
   * the entry of the page on the screen leaves the visitor where they are.
   *
   * @param to a path of the site, which may have a query and a hash
   */
  function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
    const url = new URL(to, location.href);
    supersede();
    notePlace({ link: [...document.links].indexOf(document.activeElement as HTMLAnchorElement) });
    const isHere = isSame(url.pathname, location.pathname);
    if (isHere && !isShown(url)) arrive();
    else if (isHere && replace) history.replaceState({ ...state, place: scrollY }, '', url);
    else if (!isHere || url.search !== location.search || state) go(url, replace, state);
    // The browser itself goes to a place within the page.
    else if (url.hash) location.assign(url);
    else {
      focus(heading());
      toTop();
    }
  }

  /** Back, forward, or a place within the page: the address has changed already. */
  function onPopState(): void {
    supersede();
    if (isArrived()) return;
    arrive();
    hold(scrolled);
  }

  /** Fetches a page as soon as a visitor points at, focuses or touches a link to it: it is there for the click. */
  function prefetch({ target }: Event): void {
    const path = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')?.pathname;
    if (path) loadForNavigation(path).catch(() => {});
  }

  return {
    /** What stands on the screen at first. */
    view,
    /** Has the app ever served the visitor? */
    hasBegun: () => render !== undefined,
    retry,
    navigate,
    /** Follows the visitor from now on, and has each view rendered; the returned function ends it. */
    begin(renderer: (view: View) => void) {
      render = renderer;
      const ending = new AbortController();
      const { signal } = ending;
      let rest = 0;
      scrolled = scrollY;
      const onScroll = () => {
        scrolled = scrollY;
        clearTimeout(rest);
        rest = window.setTimeout(notePlace, restDelay);
      };
      addEventListener('popstate', onPopState, { signal });
      addEventListener('scroll', onScroll, { signal, passive: true });
      addEventListener('online', () => view.isMissing && retry(), { signal });
      for (const intent of ['pointerover', 'focusin', 'touchstart'])
        document.addEventListener(intent, prefetch, { signal, passive: true });
      view = { ...view, path };
      // Back or forward may have been pressed before the app was there.
      if (!isArrived()) arrive();
      else if (path !== findRoute(path).path) render(view);
      onReady();
      return () => {
        supersede();
        ending.abort();
      };
    },
  };
}

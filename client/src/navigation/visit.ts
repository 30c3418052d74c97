import { currentKey, keepPlaces, layOutAll, newEntry, notePlace } from './history-entries.ts';
import { canonicalPath, type LoadedPage, loadForNavigation } from './pages.ts';
import { askedFor } from './site-link.ts';

/** What stands on the screen: a page, or that it could not be loaded. */
export interface View extends Partial<LoadedPage> {
  readonly path: string;
  /** Its entry in the history. */
  readonly key: string;
}

/** Milliseconds a page may take to come. */
export const patience = 8000;
/** Milliseconds until the old page begins to show the wait. */
const noticeDelay = 300;

const isSame = (a: string, b: string) => canonicalPath(a) === canonicalPath(b);

export interface VisitOptions {
  /** What stands in the document when the visit begins. */
  readonly first: View;
  readonly show: (view: View) => void;
  /** Called with `true` when a page is slow to come, with `false` when it is no longer waited for. */
  readonly wait: (isWaiting: boolean) => void;
  /** Called when a link leads to the page the visitor is on. */
  readonly backToTop: () => void;
}

/** A visit to the site, for as long as its document lives. */
export interface Visit {
  /** Goes to a page of the site, as a click on a link to it does. */
  readonly go: (url: URL) => void;
  /** Tries the current address again. */
  readonly retry: () => void;
  readonly end: () => void;
}

/**
 * Follows the visitor: clicks on links, back and forward (spec section 2). What was asked for last
 * wins; until it is there the old page stays. A link whose page cannot be had becomes an ordinary
 * page load; an entry of the history whose page cannot be had says so, and is tried again when the
 * network returns.
 */
export function beginVisit({ first, show, wait, backToTop }: VisitOptions): Visit {
  let shown = { ...first, key: currentKey() };
  let latest = 0;
  let notice = 0;
  let isLeaving = false;

  /** Gives up whatever is under way. The returned function says whether anything came after. */
  function nextIntent(): () => boolean {
    latest += 1;
    const mine = latest;
    clearTimeout(notice);
    wait(false);
    // A page load is given up as well.
    if (isLeaving) window.stop();
    isLeaving = false;
    return () => mine === latest;
  }

  /** Fetches a page and enters it, unless it is late or something else is asked for meanwhile. */
  async function load(
    path: string,
    enter: (page: LoadedPage) => void,
    fail: (code: Promise<LoadedPage>) => void,
  ): Promise<void> {
    const isLatest = nextIntent();
    notice = window.setTimeout(wait, noticeDelay, true);
    const code = loadForNavigation(path);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const page = await Promise.race([code, late]).catch(() => undefined);
    if (!isLatest()) return;
    nextIntent();
    if (page) enter(page);
    else fail(code);
  }

  function display(loaded?: LoadedPage): void {
    shown = { path: location.pathname, key: currentKey(), ...loaded };
    show(shown);
  }

  function go(url: URL): void {
    const push = (page: LoadedPage) => {
      notePlace(shown.key);
      history.pushState(newEntry(), '', url);
      display(page);
    };
    load(url.pathname, push, () => {
      isLeaving = true;
      location.assign(url);
    });
  }

  /** Shows the page of the current address. */
  function arrive(): void {
    load(location.pathname, display, (code) => {
      display();
      const isWanted = nextIntent();
      // It may still come.
      code.then(
        (page) => isWanted() && display(page),
        () => {},
      );
    });
  }

  function onClick(event: MouseEvent): void {
    const url = askedFor(event);
    if (!url) return;
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    const isHere = isSame(url.pathname, location.pathname);
    if (isHere && url.hash) {
      // The browser itself goes to a place within the page.
      nextIntent();
      layOutAll();
      notePlace(shown.key);
      return;
    }
    event.preventDefault();
    if (!isHere || (url.search && url.search !== location.search)) go(url);
    else if (!shown.page || !isSame(shown.path, url.pathname)) arrive();
    else {
      nextIntent();
      backToTop();
    }
  }

  /** Back, forward, or a place within the page: the address has changed already. */
  function onPopState(): void {
    // An entry without key is new: the click that made it has noted the place.
    if (history.state?.key) notePlace(shown.key);
    arrive();
  }

  const retryIfMissing = () => {
    if (!shown.page) arrive();
  };

  const stopKeeping = keepPlaces(() => shown.key);
  document.addEventListener('click', onClick);
  // The focus is scrolled to where it stands once all is laid out.
  addEventListener('keydown', layOutAll);
  addEventListener('popstate', onPopState);
  addEventListener('online', retryIfMissing);
  // Back or forward may have been pressed before the app was there.
  if (!isSame(location.pathname, first.path)) arrive();

  return {
    go,
    retry: arrive,
    end() {
      nextIntent();
      stopKeeping();
      document.removeEventListener('click', onClick);
      removeEventListener('keydown', layOutAll);
      removeEventListener('popstate', onPopState);
      removeEventListener('online', retryIfMissing);
    },
  };
}

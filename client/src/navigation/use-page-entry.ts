import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the visitor was in this entry of the history; undefined in one that a link has just made. */
const rememberedPosition = () => history.state?.scroll as number | undefined;

/**
 * What happens on entering a page (spec section 2): a new page scrolls smoothly to the top, at once
 * when motion is reduced; back and forward return to where the visitor was. The focus goes to the
 * page's heading, so that a screen reader starts there. The first page of a visit is left alone.
 */
export function usePageEntry(path: string): void {
  const first = useRef(true);

  useEffect(() => {
    let timer = 0;
    const remember = () => {
      clearTimeout(timer);
      // Debounced: browsers refuse a page that rewrites its history state many times a second.
      timer = window.setTimeout(() => {
        history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
      }, 120);
    };
    const forget = () => clearTimeout(timer);
    // A reload is left to the browser: it restores the position before any script runs.
    const manual = () => {
      history.scrollRestoration = 'manual';
    };
    const automatic = () => {
      history.scrollRestoration = 'auto';
    };
    manual();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pushState', forget);
    addEventListener('popstate', forget);
    addEventListener('pageshow', manual);
    addEventListener('pagehide', automatic);
    return () => {
      forget();
      automatic();
      removeEventListener('scroll', remember);
      removeEventListener('pushState', forget);
      removeEventListener('popstate', forget);
      removeEventListener('pageshow', manual);
      removeEventListener('pagehide', automatic);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every path entered
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const position = rememberedPosition();
    if (position !== undefined) {
      scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  }, [path]);
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { applyHead } from '#client/head/apply-head.ts';
import { company } from '#shared/company.ts';
import { findRoute, loadForNavigation } from './pages.ts';
import { arrive, ask, supersede, visit } from './visit.ts';

/** Fetches a page as soon as a visitor points at, focuses or touches a link to it: it is there for the click. */
function prefetch({ target }: Event): void {
  const path = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')?.pathname;
  if (path) loadForNavigation(path).catch(() => {});
}

/** Notes that the visitor went Back or Forward, or to a place within the page. */
function onPopState(): void {
  supersede();
  visit.isTraversal = true;
  // Ends a smooth scroll. The browser finds the place.
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/**
 * Returns what is on the screen: the address's route and page, without the page if it could not be loaded,
 * and the title unless the document was loaded with it. The last page stays while another page is fetched
 * after Back or Forward. The head and the focus follow.
 */
export function useVisit(path: string) {
  const route = findRoute(path);
  const [view, show] = useState({ route, page: route.page });
  const [isWaiting, showWait] = useState(false);
  const [served] = useState(view);
  const shown = useRef(view);
  const title = view.page?.meta.title ?? `${pageUnavailable.title} | ${company.name}`;
  if (route.page && view.route !== route) show({ route, page: route.page });

  // Before the effects: wouter listens from then on, and shows the page in answer to the same event.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    Object.assign(visit, { hasBegun: true, showWait });
    addEventListener('popstate', onPopState, { signal });
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, prefetch, { signal, passive: true });
    return () => ending.abort();
  }, []);
  useEffect(() => {
    const showPage = () => show({ route, page: route.page });
    if (!route.page) ask(loadForNavigation(route.path), showPage, showPage);
  }, [route]);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    applyHead({ title, tags: [] });
    if (view.page)
      loadForNavigation(view.route.path).then(
        (head) => shown.current === view && applyHead(head),
        () => {},
      );
    if (visit.isTraversal) arrive(!view.page);
  }, [view, title]);
  return { ...view, title: view === served ? undefined : title, isWaiting };
}

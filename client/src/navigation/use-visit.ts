import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { applyHead } from '#client/head/apply-head.ts';
import { company } from '#shared/company.ts';
import { findRoute, loadForNavigation } from './pages.ts';
import { arrive, ask, visit } from './visit.ts';

/**
 * Returns the route and page on the screen. There is no page if it could not be loaded, and no title if the
 * document was loaded with the page. The last page stays while another page is fetched after Back or Forward. The
 * head and the focus follow the page.
 */
export function useVisit(path: string) {
  const route = findRoute(path);
  const [view, show] = useState({ route, page: route.page });
  const [isWaiting, showWait] = useState(false);
  const [served] = useState(view);
  const shown = useRef(view);
  const title = view.page?.meta.title ?? `${pageUnavailable.title} | ${company.name}`;
  if (route.page && view.route !== route) show({ route, page: route.page });

  useEffect(() => void Object.assign(visit, { hasBegun: true, showWait }), []);
  useEffect(() => {
    if (!route.page) ask(loadForNavigation(route.path), () => show({ route, page: route.page }));
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

import { useEffect, useLayoutEffect, useState } from 'react';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { applyHead } from '#client/head/apply-head.ts';
import type { PageRoute } from '#client/routes.tsx';
import { company } from '#shared/company.ts';
import { arrive, isTraversal } from './follow-visitor.ts';
import { findRoute, loadForNavigation } from './pages.ts';
import { ask } from './request.ts';

/** Returns a route as the screen shows it. `isServed` is true for the page that the document was loaded with. */
const toView = (route: PageRoute, isServed = false) => ({ route, page: route.page, isServed });

/**
 * Returns the route and page on the screen. There is no page if it could not be loaded, and no title if the
 * document was loaded with the page. The last page stays while another page is fetched after Back or Forward. The
 * head and the focus follow the page.
 */
export function usePage(path: string) {
  const route = findRoute(path);
  const [shown, show] = useState(toView(route, true));
  const title = shown.page?.meta.title ?? `${pageUnavailable.title} | ${company.name}`;
  if (route.page && shown.route !== route) show(toView(route));

  useEffect(() => {
    if (!route.page) ask(loadForNavigation(route.path), () => show(toView(route)));
  }, [route]);
  useLayoutEffect(() => {
    if (shown.isServed) return;
    const leaving = new AbortController();
    applyHead({ title, tags: [] });
    if (shown.page)
      loadForNavigation(shown.route.path)
        .then((head) => leaving.signal.aborted || applyHead(head))
        .catch(() => {});
    if (isTraversal) arrive(!shown.page);
    return () => leaving.abort();
  }, [shown, title]);
  return { ...shown, title: shown.isServed ? undefined : title };
}

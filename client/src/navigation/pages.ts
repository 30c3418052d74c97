import { use } from 'react';
import type { Page } from '#client/page.ts';
import { notFoundRoute, type Route, routes } from '#client/routes.tsx';

const loading = new Map<Route, Promise<Page>>();
const loaded = new Map<Route, Page>();

/** The row for a path; the not-found row for any other. A slash at the end does not matter. */
export function findRoute(path: string): Route {
  const canonical = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === canonical) ?? notFoundRoute;
}

/**
 * Fetches a page's code and content once; later calls give the same promise. A failed fetch is
 * forgotten, so that the next call tries again.
 */
export function loadPage(path: string): Promise<Page> {
  const route = findRoute(path);
  const known = loading.get(route);
  if (known) return known;
  const page = route.load();
  loading.set(route, page);
  page.then(
    (ready) => loaded.set(route, ready),
    () => loading.delete(route),
  );
  return page;
}

/**
 * Fetches a page with its far part and all facts for its head: what navigation and the build step
 * need. The first page of a visit does without, its HTML being there already.
 */
export async function loadWholePage(path: string): Promise<Page> {
  const page = await loadPage(path);
  const whole = page.loadRest ? { ...page, ...(await page.loadRest()) } : page;
  loaded.set(findRoute(path), whole);
  return whole;
}

/** The first page's head stands in its HTML, so the code that replaces it comes with the first navigation. */
export const loadHead = () => import('#client/head/head.ts');

/**
 * Fetches what it takes to go from this page to another: the other page, the code for its head, and
 * the rest of this one, so that going back finds it whole.
 */
export const loadForNavigation = (path: string): Promise<unknown> =>
  Promise.all([loadWholePage(path), loadWholePage(location.pathname), loadHead()]);

/** The page of a path, at once when it was loaded before; otherwise the component suspends. */
export function usePage(path: string): Page {
  return loaded.get(findRoute(path)) ?? use(loadPage(path));
}

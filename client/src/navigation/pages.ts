import type { Head } from '#client/head/head.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, type PageRoute, routes } from '#client/routes.tsx';

/** Returns a path without a slash at its end. Two addresses with the same result are the same page. */
export const canonicalPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Returns the route of a path, or the not-found route. */
export const findRoute = (path: string): PageRoute =>
  routes.find((route) => route.path === canonicalPath(path)) ?? notFoundRoute;

/** Fetches a page's code and content once, and keeps the page in its route. */
export async function loadPage(path: string): Promise<Page> {
  const route = findRoute(path);
  route.page ??= (await route.load()).page;
  return route.page;
}

/**
 * Fetches all that navigation to a page needs, and returns the page's head. Code that was fetched before costs no
 * request.
 */
export async function loadForNavigation(path: string): Promise<Head> {
  const [page, { headTags }] = await Promise.all([loadPage(path), import('#client/head/head.ts')]);
  return headTags(page, findRoute(path).path);
}

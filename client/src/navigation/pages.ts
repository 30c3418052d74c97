import type { Head } from '#client/head/head.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, type PageRoute, routes } from '#client/routes.tsx';

/** A path without a slash at its end: what decides whether two addresses are the same page. */
export const canonicalPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The row for a path; the not-found row for any other. */
export const findRoute = (path: string): PageRoute =>
  routes.find((route) => route.path === canonicalPath(path)) ?? notFoundRoute;

/** Fetches a page's code and content, unless it is there already; keeps it in its row. */
export async function loadPage(path: string): Promise<Page> {
  const route = findRoute(path);
  route.page ??= await route.load();
  return route.page;
}

/** Fetches what it takes to go to a page, and gives its head. Whatever is there already costs no request. */
export async function loadForNavigation(path: string): Promise<Head> {
  const [page, { headTags }] = await Promise.all([loadPage(path), import('#client/head/head.ts')]);
  return headTags(page, findRoute(path).path);
}

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
  if (!route.page) {
    const page = await route.load();
    // Of two that asked at once, the first.
    route.page ??= page;
  }
  return route.page;
}

/**
 * Fetches what it takes to go to a page, and gives its head. Whatever is there already costs no request.
 * A page whose head cannot be had has its title alone: better than no page.
 */
export async function loadForNavigation(path: string): Promise<Head> {
  const head = import('#client/head/head.ts').catch(() => undefined);
  const page = await loadPage(path);
  const tags = (await head)?.headTags(page, findRoute(path).path);
  return tags ?? { title: page.meta.title, tags: [] };
}

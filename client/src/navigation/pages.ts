import type { Head } from '#client/head/head.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, type PageRoute, routes } from '#client/routes.tsx';

const loading = new Map<PageRoute, Promise<Page>>();
const loaded = new Map<PageRoute, Page>();

/** A path without a slash at its end: what decides whether two addresses are the same page. */
export const canonicalPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The row for a path; the not-found row for any other. */
export const findRoute = (path: string): PageRoute =>
  routes.find((route) => route.path === canonicalPath(path)) ?? notFoundRoute;

/** A page that is there already. */
export const loadedPage = (route: PageRoute): Page | undefined => loaded.get(route);

/**
 * Fetches a page's code and content once; later calls give the same promise. A failed fetch is
 * forgotten, so that the next call tries again.
 */
export function loadPage(path: string): Promise<Page> {
  const route = findRoute(path);
  const keep = (page: Page) => {
    loaded.set(route, page);
    return page;
  };
  const page = loading.get(route) ?? route.load().then(keep);
  loading.set(route, page);
  page.catch(() => loading.delete(route));
  return page;
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

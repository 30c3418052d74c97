import { type ServiceRow, serviceList, servicePath } from './content/service-list.ts';
import type { Page } from './page.ts';

/** A route: a path, and the import of its page. The page's file has the name of the path. */
export interface PageRoute {
  readonly path: string;
  readonly load: () => Promise<{ readonly page: Page }>;
  /** The page, once it has been loaded. */
  page?: Page;
}

/** Loads a service's page. The template and its words are fetched in parallel. */
async function loadService(service: ServiceRow): Promise<{ page: Page }> {
  if (service.template === 'process') {
    const template = import('./pages/service-process.tsx');
    const [{ serviceProcessPage }, content] = await Promise.all([template, service.load()]);
    return { page: serviceProcessPage(content) };
  }
  if (service.template === 'packages') {
    const template = import('./pages/service-packages.tsx');
    const [{ servicePackagesPage }, content] = await Promise.all([template, service.load()]);
    return { page: servicePackagesPage(content) };
  }
  return import('./pages/service-office-execution.tsx');
}

/** The route table (spec section 2). */
export const routes: readonly PageRoute[] = [
  { path: '/', load: () => import('./pages/home.tsx') },
  { path: '/about', load: () => import('./pages/about.tsx') },
  { path: '/services', load: () => import('./pages/services.tsx') },
  ...serviceList.map((row) => ({ path: servicePath(row), load: () => loadService(row) })),
  { path: '/projects', load: () => import('./pages/projects.tsx') },
  { path: '/contact', load: () => import('./pages/contact.tsx') },
];

/** The route of any other path. */
export const notFoundRoute: PageRoute = {
  path: '/not-found',
  load: () => import('./pages/not-found.tsx'),
};

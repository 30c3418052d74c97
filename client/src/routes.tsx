import { type ServiceRow, serviceList, servicePath } from './content/service-list.ts';
import type { Page } from './page.ts';

/** A route: a path and the place of its page's code and content. */
export interface PageRoute {
  readonly path: string;
  /** The files that `load` imports. A page's HTML names their bundles, so that the browser fetches them in parallel. */
  readonly files: readonly string[];
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

const serviceRoute = (service: ServiceRow): PageRoute => ({
  path: servicePath(service),
  files: [`pages/service-${service.template}.tsx`, `content/services/${service.slug}.ts`],
  load: () => loadService(service),
});

/** The route table (spec section 2). */
export const routes: readonly PageRoute[] = [
  { path: '/', files: ['pages/home.tsx'], load: () => import('./pages/home.tsx') },
  { path: '/about', files: ['pages/about.tsx'], load: () => import('./pages/about.tsx') },
  { path: '/services', files: ['pages/services.tsx'], load: () => import('./pages/services.tsx') },
  ...serviceList.map(serviceRoute),
  { path: '/projects', files: ['pages/projects.tsx'], load: () => import('./pages/projects.tsx') },
  { path: '/contact', files: ['pages/contact.tsx'], load: () => import('./pages/contact.tsx') },
];

/** The route of any other path. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  files: ['pages/not-found.tsx'],
  load: () => import('./pages/not-found.tsx'),
};

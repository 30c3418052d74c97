import { type ServiceRow, serviceList, servicePath } from './content/service-list.ts';
import type { Page } from './page.ts';

/** A route: a path and the place of its page's code and content. */
export interface PageRoute {
  readonly path: string;
  readonly load: () => Promise<Page>;
  /** The page, once it has been loaded. */
  page?: Page;
}

/** Loads a service's page. The template and its words are fetched in parallel. */
async function servicePage(service: ServiceRow): Promise<Page> {
  if (service.template === 'process') {
    const template = import('./pages/service-process.tsx');
    const [{ serviceProcessPage }, content] = await Promise.all([template, service.load()]);
    return serviceProcessPage(content);
  }
  if (service.template === 'packages') {
    const template = import('./pages/service-packages.tsx');
    const [{ servicePackagesPage }, content] = await Promise.all([template, service.load()]);
    return servicePackagesPage(content);
  }
  return (await import('./pages/service-office-execution.tsx')).officeExecutionPage;
}

/** The route table (spec section 2). */
export const routes: readonly PageRoute[] = [
  { path: '/', load: () => import('./pages/home.tsx').then((m) => m.homePage) },
  { path: '/about', load: () => import('./pages/about.tsx').then((m) => m.aboutPage) },
  { path: '/services', load: () => import('./pages/services.tsx').then((m) => m.servicesPage) },
  ...serviceList.map((row) => ({ path: servicePath(row), load: () => servicePage(row) })),
  { path: '/projects', load: () => import('./pages/projects.tsx').then((m) => m.projectsPage) },
  { path: '/contact', load: () => import('./pages/contact.tsx').then((m) => m.contactPage) },
];

/** The route of any other path. */
export const notFoundRoute: PageRoute = {
  path: '/404',
  load: () => import('./pages/not-found.tsx').then((m) => m.notFoundPage),
};

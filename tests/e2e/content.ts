import { serviceList, servicePath } from '#client/content/service-list.ts';
import { servicePages } from '#client/content/service-pages.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import type { ServicePackagesContent, ServiceProcessContent } from '#client/content/types.ts';

const isProcess = (service: object): service is ServiceProcessContent => 'features' in service;
const isPackages = (service: object): service is ServicePackagesContent => 'packages' in service;

/** Every service page: its path and what its content says. */
export const services = await Promise.all(
  serviceList.map(async (row) => ({
    path: servicePath(row),
    service: 'load' in row ? await row.load() : officeExecution,
  })),
);

/** Template A: the services told as a process. */
export const processPages = services.flatMap(({ path, service }) =>
  isProcess(service) ? [{ path, service }] : [],
);

/** Template B: the services told as three priced packages. */
export const packagePages = services.flatMap(({ path, service }) =>
  isPackages(service) ? [{ path, service }] : [],
);

/** The heading over a service's projects; none where it has none. */
export function projectsTitle(projects: readonly unknown[] = []): string[] {
  const { title, titleOfOne } = servicePages.projects;
  return [[], [titleOfOne]][projects.length] ?? [title];
}

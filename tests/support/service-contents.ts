import { loadServices, servicePath } from '#client/content/service-list.ts';

/** Holds the path and the content of every service page. */
export const services = (await loadServices()).map(({ row, service }) => ({
  path: servicePath(row),
  service,
}));

import type { NavigationLink } from './navigation.ts';
import { type ServiceRow, serviceList, servicePath } from './service-list.ts';

/** The links to all service pages, in the same order. */
export const serviceLinks: readonly NavigationLink[] = serviceList.map((service) => ({
  label: service.name,
  href: servicePath(service),
}));

/** Returns the link to a service. A link to a removed service stays, and the build names the page that has it. */
export function serviceLink(slug: (typeof serviceList)[number]['slug']): NavigationLink {
  const href = servicePath({ slug });
  return serviceLinks.find((link) => link.href === href) ?? { label: slug, href };
}

/** The services that the footer links to. */
export const footerServices = serviceList
  .filter((service: ServiceRow) => service.inFooter)
  .map(({ slug }) => serviceLink(slug));

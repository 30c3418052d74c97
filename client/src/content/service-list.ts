import type { OfficeExecutionContent } from './services/office-execution.ts';
import type { ServicePackagesContent, ServiceProcessContent } from './types.ts';

/** A service with its own page at `/services/<slug>`. */
interface ListedService {
  readonly slug: string;
  /** The name in links, cards and breadcrumbs. */
  readonly name: string;
  /** True if the footer links to it. */
  readonly inFooter?: boolean;
}

/** A service with the kind of its page: a process, three priced packages, or the one special page. */
export type ServiceRow = ListedService &
  (
    | { readonly template: 'process'; readonly load: () => Promise<ServiceProcessContent> }
    | { readonly template: 'packages'; readonly load: () => Promise<ServicePackagesContent> }
    | {
        readonly template: 'office-execution';
        readonly load: () => Promise<OfficeExecutionContent>;
      }
  );

/**
 * All service pages, in the order of the specification's route table (section 2). A new service needs one row here,
 * one content file, which has its card, and a row in warranties.ts. Route, breadcrumbs, structured data, footer,
 * sitemap and preview image follow.
 */
export const serviceList = [
  {
    slug: 'office-execution',
    name: 'Office execution',
    inFooter: true,
    template: 'office-execution',
    load: () => import('./services/office-execution.ts').then((m) => m.service),
  },
  {
    slug: 'office-furniture',
    name: 'Office furniture',
    template: 'process',
    load: () => import('./services/office-furniture.ts').then((m) => m.service),
  },
  {
    slug: 'modular-kitchens',
    name: 'Modular kitchens',
    inFooter: true,
    template: 'process',
    load: () => import('./services/modular-kitchens.ts').then((m) => m.service),
  },
  {
    slug: 'smart-automation',
    name: 'Smart automation',
    template: 'process',
    load: () => import('./services/smart-automation.ts').then((m) => m.service),
  },
  {
    slug: 'bedrooms-wardrobes',
    name: 'Bedrooms and wardrobes',
    inFooter: true,
    template: 'process',
    load: () => import('./services/bedrooms-wardrobes.ts').then((m) => m.service),
  },
  {
    slug: 'living-dining',
    name: 'Living and dining',
    template: 'packages',
    load: () => import('./services/living-dining.ts').then((m) => m.service),
  },
  {
    slug: 'bathrooms',
    name: 'Bathrooms',
    inFooter: true,
    template: 'packages',
    load: () => import('./services/bathrooms.ts').then((m) => m.service),
  },
  {
    slug: 'balcony-outdoor',
    name: 'Balcony and outdoor',
    template: 'packages',
    load: () => import('./services/balcony-outdoor.ts').then((m) => m.service),
  },
  {
    slug: 'meeting-rooms',
    name: 'Meeting rooms',
    template: 'packages',
    load: () => import('./services/meeting-rooms.ts').then((m) => m.service),
  },
  {
    slug: 'electrical-it',
    name: 'Electrical and IT',
    template: 'packages',
    load: () => import('./services/electrical-it.ts').then((m) => m.service),
  },
  {
    slug: 'hvac-safety',
    name: 'HVAC and safety',
    template: 'packages',
    load: () => import('./services/hvac-safety.ts').then((m) => m.service),
  },
  {
    slug: 'ceiling-flooring',
    name: 'Ceiling and flooring',
    template: 'packages',
    load: () => import('./services/ceiling-flooring.ts').then((m) => m.service),
  },
] as const satisfies readonly ServiceRow[];

/** Loads the content of all service pages. Each result has the service's row as well. */
export const loadServices = () =>
  Promise.all(serviceList.map(async (row: ServiceRow) => ({ row, service: await row.load() })));

/** Returns the path of a service's page. */
export const servicePath = ({ slug }: { slug: string }) => `/services/${slug}`;

import type { ServicePackagesContent, ServiceProcessContent } from './content/types.ts';
import type { Page } from './page.ts';

/** A row of the route table: a path and where its page's code and content are. */
export interface Route {
  readonly path: string;
  readonly load: () => Promise<Page>;
}

/** Template A: a service presented as a process. */
const process = async (content: Promise<ServiceProcessContent>) => {
  const [{ serviceProcessPage }, service] = await Promise.all([
    import('./pages/service-process.tsx'),
    content,
  ]);
  return serviceProcessPage(service);
};

/** Template B: a service presented as three priced packages. */
const packages = async (content: Promise<ServicePackagesContent>) => {
  const [{ servicePackagesPage }, service] = await Promise.all([
    import('./pages/service-packages.tsx'),
    content,
  ]);
  return servicePackagesPage(service);
};

/** The route table (spec section 2). A new service is one row here and one content file. */
// biome-ignore format: one row a line reads as a table
export const routes: readonly Route[] = [
  { path: '/', load: () => import('./pages/home.tsx').then((m) => m.homePage) },
  { path: '/about', load: () => import('./pages/about.tsx').then((m) => m.aboutPage) },
  { path: '/services', load: () => import('./pages/services.tsx').then((m) => m.servicesPage) },
  { path: '/services/office-execution', load: () => import('./pages/office-execution.tsx').then((m) => m.officeExecutionPage) },
  { path: '/services/office-furniture', load: () => process(import('./content/services/office-furniture.ts').then((m) => m.officeFurniture)) },
  { path: '/services/modular-kitchens', load: () => process(import('./content/services/modular-kitchens.ts').then((m) => m.modularKitchens)) },
  { path: '/services/smart-automation', load: () => process(import('./content/services/smart-automation.ts').then((m) => m.smartAutomation)) },
  { path: '/services/bedrooms-wardrobes', load: () => process(import('./content/services/bedrooms-wardrobes.ts').then((m) => m.bedroomsWardrobes)) },
  { path: '/services/living-dining', load: () => packages(import('./content/services/living-dining.ts').then((m) => m.livingDining)) },
  { path: '/services/bathrooms', load: () => packages(import('./content/services/bathrooms.ts').then((m) => m.bathrooms)) },
  { path: '/services/balcony-outdoor', load: () => packages(import('./content/services/balcony-outdoor.ts').then((m) => m.balconyOutdoor)) },
  { path: '/services/meeting-rooms', load: () => packages(import('./content/services/meeting-rooms.ts').then((m) => m.meetingRooms)) },
  { path: '/services/electrical-it', load: () => packages(import('./content/services/electrical-it.ts').then((m) => m.electricalIt)) },
  { path: '/services/hvac-safety', load: () => packages(import('./content/services/hvac-safety.ts').then((m) => m.hvacSafety)) },
  { path: '/services/ceiling-flooring', load: () => packages(import('./content/services/ceiling-flooring.ts').then((m) => m.ceilingFlooring)) },
  { path: '/projects', load: () => import('./pages/projects.tsx').then((m) => m.projectsPage) },
  { path: '/contact', load: () => import('./pages/contact.tsx').then((m) => m.contactPage) },
];

/** Any other path. */
export const notFoundRoute: Route = {
  path: '/404',
  load: () => import('./pages/not-found.tsx').then((m) => m.notFoundPage),
};

import { projects } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';
import { cities } from '#shared/company.ts';

/** Projects in cities that are gone: one sentence for each, with what to do. */
export function projectFaults(given: readonly Project[] = projects): string[] {
  const values = cities.map(({ value }) => value).join(', ');
  return given
    .filter(({ location }) => !location)
    .map(
      ({ id }) =>
        `client/src/content/projects.ts: project ${id} is in a city that shared/company.ts no longer has; it has ${values}.`,
    );
}

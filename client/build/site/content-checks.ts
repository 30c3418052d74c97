import { endBuildOn } from '#build/owner-error.ts';
import { projects } from '#client/content/projects.ts';
import { cityName } from '#client/content/service-areas.ts';
import type { Project } from '#client/content/types.ts';
import { factFaults } from '#shared/company-check.ts';

/**
 * Returns one sentence for each fault of the projects that types cannot express, with the project's id and the file to
 * change.
 */
export function projectFaults(given: readonly Project[], cities: readonly string[]): string[] {
  if (given.length === 0) return ['Name one project or more (client/src/content/projects.ts).'];
  const ids = given.map(({ id }) => id);
  return given.flatMap(({ id, location }, i) => {
    const faults = [
      !cities.some((city) => location.includes(city)) &&
        `${location} is not a city of shared/company.ts: add it there, or write one of ${cities.join(', ')}`,
      ids.indexOf(id) < i && 'another project has this id: write another number',
    ];
    return faults
      .filter(Boolean)
      .map((fault) => `Project ${id}: ${fault} (client/src/content/projects.ts).`);
  });
}

/**
 * Checks facts and projects, at the start of the build and for each page in development.
 *
 * @throws OwnerError naming each fault
 */
export const checkContent = (): void =>
  endBuildOn([...factFaults(), ...projectFaults(projects, Object.values(cityName))]);

import { endBuildOn } from '#build/owner-error.ts';
import { rupeesOf } from '#client/content/price-range.ts';
import { prices } from '#client/content/prices.ts';
import { projects } from '#client/content/projects.ts';
import { cityName } from '#client/content/service-areas.ts';
import { loadServices, type ServiceRow, serviceList } from '#client/content/service-list.ts';
import type { Project, ServiceContent } from '#client/content/types.ts';
import { factFaults } from '#shared/company-check.ts';
import { contentExports } from './content-exports.ts';

/*
 * Checks the rules for facts, projects, prices and services that types cannot express. It runs at the start of the
 * build, and for each page in development. Each fault is a line for the person who writes them.
 */

const folder = 'client/src/content';

/** Returns a fault for each price range in a content that begins with the higher price. */
function reversed(content: unknown): string[] {
  const ranges = JSON.stringify(content).match(/₹[\d.,]+(?:K|L|Cr)?-[\d.,]+(?:K|L|Cr)?/g) ?? [];
  return [...new Set(ranges)]
    .filter((range) => rupeesOf(range)[0] > rupeesOf(range)[1])
    .map((range) => `${range} is reversed: write the lower price first`);
}

/** Returns true if a value also appears earlier in the list. */
const isRepeated = <T>(value: T, i: number, all: readonly T[]) => all.indexOf(value) < i;

/** Returns one sentence for each fault of the projects, with the project's id. */
export function projectFaults(given: readonly Project[], cities: readonly string[]): string[] {
  const ids = given.map(({ id }) => id);
  return given.flatMap((project, i) => {
    const { id, location } = project;
    const faults = [
      !cities.some((city) => location.includes(city)) &&
        `${location} is not a city of shared/company.ts: add it there, or write one of ${cities.join(', ')}`,
      isRepeated(id, i, ids) && 'another project has this id: write another number',
      ...reversed(project),
    ];
    return faults
      .filter(Boolean)
      .map((fault) => `Project ${id}: ${fault} (${folder}/projects.ts).`);
  });
}

/**
 * Returns the faults of a list of services and of their pages' words, which are in the same order.
 *
 * @param contents the exports of each content file, by the file's name
 */
export function serviceFaults(
  rows: readonly Pick<ServiceRow, 'slug'>[],
  words: readonly Pick<ServiceContent, 'card'>[],
  contents: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): string[] {
  const slugs = rows.map(({ slug }) => slug);
  const positions = words.map(({ card }) => card?.position);
  return rows.flatMap(({ slug }, i) => {
    const list = `${folder}/service-list.ts`;
    const file = `${folder}/services/${slug}.ts`;
    if (isRepeated(slug, i, slugs))
      return [`${list}: two rows have the slug ${slug}: change one of them.`];
    if (contents.get(file)?.service !== words[i])
      return [`${list}: ${slug} has to load ./services/${slug}.ts: change the import or the slug.`];
    const position = positions[i];
    const former = slugs[positions.indexOf(position)];
    return [
      ...(position !== undefined && isRepeated(position, i, positions)
        ? [`${file}: ${former} has card.position ${position}, too: write another number.`]
        : []),
      ...reversed(words[i]).map((fault) => `${file}: ${fault}.`),
    ];
  });
}

/** Checks facts and content. @throws OwnerError naming each fault */
export async function checkContent(): Promise<void> {
  const words = (await loadServices()).map(({ service }) => service);
  endBuildOn([
    ...factFaults(),
    ...projectFaults(projects, Object.values(cityName)),
    ...reversed(prices).map((fault) => `${folder}/prices.ts: ${fault}.`),
    ...serviceFaults(serviceList, words, contentExports),
  ]);
}

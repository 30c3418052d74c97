import { rupeesOf } from '#client/content/price-range.ts';
import type { ServiceRow } from '#client/content/service-list.ts';
import type { Project, ServiceContent } from '#client/content/types.ts';

/*
 * Checks the company's facts, projects, prices and services at the start of the build, and for each page in development.
 * Each fault is a line for the person who writes them.
 */

const folder = 'client/src/content';
const categories: readonly string[] = ['office', 'residential'] satisfies Project['category'][];
const needed = ['title', 'description', 'area', 'duration', 'value'] as const;

/** Returns the price ranges in a content that begin with the higher price. */
function reversedRanges(content: unknown): string[] {
  const ranges = JSON.stringify(content).match(/₹[\d.,]+(?:K|L|Cr)?-[\d.,]+(?:K|L|Cr)?/g) ?? [];
  return [...new Set(ranges)].filter((range) => {
    const [from, to] = rupeesOf(range);
    return from > to;
  });
}

const reversed = (content: unknown) =>
  reversedRanges(content).map((range) => `${range} is reversed: write the lower price first`);

/** Returns true if a value also appears earlier in the list. */
const isRepeated = <T>(value: T, i: number, all: readonly T[]) => all.indexOf(value) < i;

/** Returns one sentence for each fault of the projects, with the project's id. */
export function projectFaults(
  given: readonly Project[],
  types: readonly string[],
  cities: readonly string[],
): string[] {
  const ids = given.map(({ id }) => id);
  return given.flatMap((project, i) => {
    const { id = i + 1, type, category, location } = project;
    const faults = [
      ...needed.filter((key) => !project[key]).map((key) => `${key} is missing`),
      !location && 'its city is missing, or no longer in shared/company.ts',
      location &&
        !cities.some((city) => location.includes(city)) &&
        `${location} is not a city of shared/company.ts: add it there, or write one of ${cities.join(', ')}`,
      !types.includes(type) && `type "${type}" is unknown: write one of ${types.join(', ')}`,
      !categories.includes(category) &&
        `category "${category}" is unknown: write ${categories.join(' or ')}`,
      isRepeated(id, i, ids) && 'another project has this id: write another number',
      ...reversed(project),
    ];
    return faults
      .filter(Boolean)
      .map((fault) => `Project ${id}: ${fault} (${folder}/projects.ts).`);
  });
}

/** Returns the faults of a list of services and of their pages' words, which are in the same order. */
export function serviceFaults(
  rows: readonly Pick<ServiceRow, 'slug'>[],
  words: readonly Pick<ServiceContent, 'card'>[],
): string[] {
  const slugs = rows.map(({ slug }) => slug);
  const positions = words.map(({ card }) => card?.position);
  return rows.flatMap(({ slug }, i) => {
    const file = `${folder}/services/${slug}.ts`;
    const position = positions[i];
    const former = slugs[positions.indexOf(position)];
    return [
      ...(isRepeated(slug, i, slugs)
        ? [`${folder}/service-list.ts: two rows have the slug ${slug}: change one of them.`]
        : []),
      ...(position !== undefined && isRepeated(position, i, positions)
        ? [`${file}: ${former} has card.position ${position}, too: write another number.`]
        : []),
      ...reversed(words[i]).map((fault) => `${file}: ${fault}.`),
    ];
  });
}

/**
 * Returns all faults of facts and content. Wrong facts or projects may break the checks that depend on them, so
 * those checks are then left out.
 */
export async function contentFaults(): Promise<string[]> {
  const { factFaults } = await import('#shared/company-check.ts');
  const facts = factFaults();
  if (facts.length > 0) return facts;
  const { projects, projectTypes } = await import('#client/content/projects.ts');
  const { prices } = await import('#client/content/prices.ts');
  const { cityName } = await import('#client/content/service-areas.ts');
  const written = [
    ...projectFaults(projects, Object.keys(projectTypes), Object.values(cityName)),
    ...reversed(prices).map((fault) => `${folder}/prices.ts: ${fault}.`),
  ];
  if (written.length > 0) return written;
  const { serviceList } = await import('#client/content/service-list.ts');
  const words = await Promise.all(serviceList.map((row: ServiceRow) => row.load()));
  return serviceFaults(serviceList, words);
}

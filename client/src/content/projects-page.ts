import { company } from '#shared/company.ts';
import type { NavigationLink } from './navigation.ts';
import { rupeesOf } from './price-range.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import { projects } from './projects.ts';
import { rupeeUnits } from './promises.ts';
import { serviceArea } from './service-areas.ts';
import type { DrawingName, PageMeta, Project } from './types.ts';
import { capitalised, inWords } from './words.ts';

/** The portfolio page around its cards (spec section 2, "Projects"). */
export interface ProjectsContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    /** Names the group of filter buttons for assistive technology. */
    readonly filterName: string;
    readonly filters: readonly ProjectFilterOption[];
  };
  /** Above the cards, beside the filter. */
  readonly listTitle: string;
  /** What a card calls its facts, and its mark when featured. */
  readonly cardLabels: {
    readonly area: string;
    readonly duration: string;
    readonly value: string;
    readonly featured: string;
  };
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly link: NavigationLink;
    readonly drawing: DrawingName;
  };
}

/** The first and the last project by a measure; whatever has no figure ("On request") is passed over. */
function range(measure: (project: Project) => number): readonly [Project, Project] {
  const measured = projects.filter((project) => measure(project) > 0);
  const sorted = (measured.length > 0 ? measured : projects).toSorted(
    (a, b) => measure(a) - measure(b),
  );
  return [sorted[0] as Project, sorted.at(-1) as Project];
}
const [least, most] = range(({ value }) => rupeesOf(value)[0]);
const [smallest, largest] = range(({ area }) => Number.parseInt(area.replaceAll(',', ''), 10));

export const projectsPage: ProjectsContent = {
  meta: {
    title: `Office and Home Interior Projects with Cost | ${company.shortName}`,
    description: `Offices and homes in ${serviceArea.names}, each with its area, weeks and value from ${least.value} to ${most.value}.`,
    keywords: [
      `interior projects ${company.address.city}`,
      'office fit-out portfolio',
      'home interior portfolio',
      'modular kitchen projects',
      'interior project cost',
      'duplex interior',
    ],
    ogTitle: `Projects: offices and homes in ${serviceArea.count}`,
  },
  hero: {
    title: `${capitalised(inWords(projects.length))} projects, with time and cost`,
    text: `From ${smallest.area} to ${largest.area}. ${rupeeUnits}`,
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office Projects' },
      { value: 'residential', label: 'Residential Projects' },
    ],
  },
  listTitle: 'Projects',
  cardLabels: { area: 'Area', duration: 'Duration', value: 'Value', featured: 'Featured' },
  closing: {
    title: 'Your project could be next',
    text: 'Planning something like these? Look through what we do, room by room.',
    link: { label: 'All services', href: '/services' },
    drawing: 'office-furniture',
  },
};

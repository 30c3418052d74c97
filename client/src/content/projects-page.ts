import { company } from '#shared/company.ts';
import type { NavigationLink } from './navigation.ts';
import { rupeesOf } from './price-range.ts';
import type { ProjectFilterOption } from './project-filter.ts';
import { projects, squareFeet } from './projects.ts';
import { serviceArea } from './service-areas.ts';
import type { PageMeta, Project } from './types.ts';
import { capitalised, inWords } from './words.ts';

/** The content of the portfolio page, without its cards (spec section 2, "Projects"). */
export interface ProjectsContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly text: string;
    /** Names the group of filter buttons for assistive technology. */
    readonly filterName: string;
    readonly filters: readonly ProjectFilterOption[];
    /** The projects drawn to one scale, largest first. A project without a size is left out. */
    readonly outlines: readonly Outline[];
    /** The heads of three columns of figures on phones. */
    readonly columns: readonly string[];
    /** The name of the scale bar beneath them. */
    readonly pitch: string;
  };
  /** Above the cards, beside the filter. */
  readonly listTitle: string;
  /** Explains the values to readers abroad, beneath the cards. */
  readonly units: string;
  /** Says why some projects cost more per square foot, if any does. */
  readonly smallRooms: { readonly title: string; readonly text: string };
  /** A card's labels, and the badge of featured projects. */
  readonly cardLabels: {
    readonly area: string;
    readonly duration: string;
    readonly value: string;
    readonly featured: string;
    /** The link of a project to the form. */
    readonly ask: string;
  };
  readonly closing: {
    readonly title: string;
    readonly text: string;
    /** The words of the telephone link. */
    readonly call: string;
    readonly link: NavigationLink;
    /** On the floor between those of the projects. */
    readonly yours: string;
    /** Follows the name of a floor that is too large for the drawing. */
    readonly beyond: string;
  };
}

/** A project and the size of its floor in square feet. */
export interface Outline {
  readonly project: Project;
  readonly size: number;
}

/**
 * Returns projects in the order of a measure, greatest first. Projects without a figure ("On request") are left
 * out.
 */
const ranked = (list: readonly Project[], measure: (project: Project) => number) =>
  list
    .map((project) => ({ project, size: measure(project) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);

/** Returns the floors of projects, largest first. */
export const outlinesOf = (list: readonly Project[]): readonly Outline[] =>
  ranked(list, squareFeet);

/** Returns the first and the last project of a ranked list, the least first. If none has a figure, it returns any. */
const ends = (ranking: readonly Outline[]) => {
  const among = ranking.length > 0 ? ranking : [{ project: projects[0] as Project }];
  return [among.at(-1)?.project as Project, among[0]?.project as Project] as const;
};
const outlines = outlinesOf(projects);
const [least, most] = ends(ranked(projects, ({ value }) => rupeesOf(value)[0]));

export const projectsPage: ProjectsContent = {
  meta: {
    title: `Projects: office and home interiors with cost | ${company.shortName}`,
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
    title: `${capitalised(inWords(projects.length))} projects: size, weeks, cost`,
    text: 'All to one scale. Furniture is yellow.',
    filterName: 'Show projects',
    filters: [
      { value: 'all', label: 'All Projects' },
      { value: 'office', label: 'Office Projects' },
      { value: 'residential', label: 'Residential Projects' },
    ],
    outlines,
    columns: ['sq ft', 'weeks', 'cost'],
    pitch: 'Cricket pitch, 22 yards',
  },
  listTitle: 'One by one',
  smallRooms: {
    title: 'Why do small rooms cost more per sq ft?',
    text: 'A kitchen or boardroom is fitted from wall to wall: cabinets, stone, tables, screens. In a whole home or office, most of the floor stays free.',
  },
  units:
    'For readers abroad: ₹1L is a lakh, ₹1,00,000 (0.1 million). ₹1Cr is a crore, 100 lakh (10 million).',
  cardLabels: {
    area: 'Area',
    duration: 'Duration',
    value: 'Value',
    featured: 'Featured',
    ask: 'Get a quote',
  },
  closing: {
    title: 'Which is nearest to yours?',
    text: 'Tell us which one. We set your rooms beside it: size, weeks, cost. Or see what we do, room by room.',
    call: 'Call for free consultation',
    link: { label: 'All services', href: '/services' },
    yours: 'Yours?',
    beyond: 'does not fit on this sheet.',
  },
};

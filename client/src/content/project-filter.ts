import type { ProjectCategory } from './types.ts';

/** The category that a visitor chose. `all` is the default (spec section 4, "Project filter"). */
export type ProjectFilter = 'all' | ProjectCategory;

/** A button of the filter. */
export interface ProjectFilterOption {
  readonly value: ProjectFilter;
  readonly label: string;
}

/** Shown when the filter matches nothing (spec section 2, "Projects"). */
export const noProjects = {
  title: 'No Projects Found',
  text: 'No projects match the selected filter. Try selecting a different category.',
} as const;

/** Returns the announcement after a choice: "3 office projects shown". */
export const projectsShown = (count: number, filter: ProjectFilter): string =>
  `${count} ${filter === 'all' ? '' : `${filter} `}${count === 1 ? 'project' : 'projects'} shown`;

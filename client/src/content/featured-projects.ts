import { projects } from './projects.ts';
import type { FeaturedProject, Project } from './types.ts';

/** A project of the portfolio, told in one line. */
function featured(id: number, tell: (project: Project) => string): FeaturedProject {
  const project = projects.find((one) => one.id === id);
  if (!project)
    throw new Error(`client/src/content/featured-projects.ts: projects.ts has no project ${id}`);
  const { title, image, drawing, category } = project;
  return {
    ...{ id, title, drawing, category },
    ...(image && { image }),
    description: tell(project),
    type: category === 'office' ? 'Office Interior' : 'Residential Interior',
  };
}

/**
 * The six projects of Home (spec section 3), out of the portfolio: three of each kind, so that every
 * filter fills its rows.
 */
export const featuredProjects: readonly FeaturedProject[] = [
  featured(1, ({ area, location, duration }) => `${area} in ${location}, finished in ${duration}.`),
  featured(
    2,
    ({ area, location, duration }) =>
      `${area} on two floors in ${location}, finished in ${duration}.`,
  ),
  featured(
    3,
    ({ area, location, duration }) =>
      `${area} in ${location}, panelled, wired and tested in ${duration}.`,
  ),
  featured(
    4,
    ({ area, location, duration }) =>
      `A ${area} kitchen in ${location}, larger than most, finished in ${duration}.`,
  ),
  featured(
    9,
    ({ area, location, duration }) => `${area} in ${location}, with a server room, in ${duration}.`,
  ),
  featured(
    6,
    ({ area, location, duration }) => `${area} in ${location}, beds and wardrobes in ${duration}.`,
  ),
];

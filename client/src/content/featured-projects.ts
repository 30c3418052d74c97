import { projects } from './projects.ts';
import type { FeaturedProject } from './types.ts';

/** Three projects of each kind, so that every filter fills its rows. A deleted project is left out. */
const chosen = [1, 2, 3, 4, 9, 6].flatMap((id) => projects.filter((one) => one.id === id));
/** If none of them is left, show the first six projects. */
const shown = chosen.length > 0 ? chosen : projects.slice(0, 6);

/** The six projects of Home (spec section 3), each in one line. */
export const featuredProjects: readonly FeaturedProject[] = shown.map((project) => {
  const {
    id,
    title,
    image,
    drawing,
    category,
    area,
    location,
    done = 'finished',
    duration,
    value,
  } = project;
  return {
    ...{ id, title, drawing, category, value },
    ...(image && { image }),
    description: `${area} in ${location}, ${done} in ${duration}.`,
    type: category === 'office' ? 'Office Interior' : 'Residential Interior',
  };
});

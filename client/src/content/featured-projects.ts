import { projects } from './projects.ts';
import type { FeaturedProject } from './types.ts';

/** Three of each kind, so that every filter fills its rows; one that is gone is left out. */
const chosen = [1, 2, 3, 4, 9, 6].flatMap((id) => projects.filter((one) => one.id === id));
/** A portfolio of other projects begins with those to be shown. */
const shown = chosen.length > 0 ? chosen : projects.slice(0, 6);

/** The six projects of Home (spec section 3), out of the portfolio, each told in one line. */
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
  } = project;
  return {
    ...{ id, title, drawing, category },
    ...(image && { image }),
    description: `${area} in ${location}, ${done} in ${duration}.`,
    type: category === 'office' ? 'Office Interior' : 'Residential Interior',
  };
});

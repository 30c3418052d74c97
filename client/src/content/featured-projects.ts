import { planInside } from '#shared/drawing-geometry.ts';
import { projects } from './projects.ts';
import type { FeaturedProject, Project } from './types.ts';

/** Three projects of each kind, so that every filter fills its rows. A deleted project is left out. */
const chosen = [1, 2, 3, 4, 9, 6].flatMap((id) => projects.filter((one) => one.id === id));
/** If none of them is left, show the first six projects. */
const shown = chosen.length > 0 ? chosen : projects.slice(0, 6);

/** The width of a frame from outer wall to outer wall, in the units of the drawings (photo-frame.css). */
const frame = planInside[2] + 14;

/** Returns the longest of some round lengths that is at most a third of a plan's width. */
function scaleOf(project: Project): Pick<FeaturedProject, 'scale'> {
  const last = project.plan?.floors.at(-1);
  const metres = last ? (last.at + last.width) / 1000 : 0;
  const length = [10, 5, 2, 1].find((one) => one < metres / 3);
  if (!length) return {};
  const width = `${((length / metres) * (planInside[2] / frame) * 100).toFixed(1)}%`;
  return { scale: { length: `${length} m`, width } };
}

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
    ...scaleOf(project),
  };
});

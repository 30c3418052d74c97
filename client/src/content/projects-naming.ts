import { projects } from './projects.ts';
import type { Project } from './types.ts';

/** Returns the projects whose description names one of these works. */
export const projectsNaming = (...works: readonly string[]): readonly Project[] =>
  projects.filter(({ description }) => works.some((work) => description.includes(work)));

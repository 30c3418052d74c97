import { useState } from 'react';
import {
  noProjects,
  type ProjectFilterOption,
  type ProjectFilter as ProjectFilterValue,
  projectsShown,
} from '#client/content/project-filter.ts';
import type { ProjectCategory } from '#client/content/types.ts';

/**
 * What a visitor chose to see of `projects`, all of them at first (spec section 4, "Project filter").
 * `shown` keeps their order.
 */
export function useProjectFilter<P extends { readonly category: ProjectCategory }>(
  projects: readonly P[],
) {
  const [filter, setFilter] = useState<ProjectFilterValue>('all');
  const shown = projects.filter(({ category }) => filter === 'all' || category === filter);
  return { filter, setFilter, shown };
}

interface ProjectFilterProps {
  /** Names the group for assistive technology. */
  name: string;
  options: readonly ProjectFilterOption[];
  value: ProjectFilterValue;
  onChange: (value: ProjectFilterValue) => void;
  /** How many projects the choice shows, which assistive technology announces. */
  count: number;
}

/** The buttons that choose which projects are shown; one of them is always pressed. */
export function ProjectFilter({ name, options, value, onChange, count }: ProjectFilterProps) {
  return (
    <>
      <fieldset
        aria-label={name}
        className="flex w-fit min-w-0 rounded-control border-frame border-ink bg-sheet max-sm:w-full noscript:hidden"
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            data-replay
            className="min-h-[54px] border-ink px-3 pt-[2px] font-heading text-label leading-tight font-semibold max-[22.5rem]:px-1.5 max-[22.5rem]:text-fine sm:px-4 md:whitespace-nowrap not-first:border-l-frame hover:bg-canary focus-visible:relative focus-visible:z-10 aria-pressed:bg-ink aria-pressed:text-sheet max-sm:grow lg:px-5"
          >
            {option.label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {projectsShown(count)}
      </p>
    </>
  );
}

/** Stands in the grid's place when the choice matches nothing (spec section 8). */
export function NoProjects() {
  return (
    <div className="border-frame border-ink bg-sheet px-6 py-16 text-center">
      <h3 className="text-h3">{noProjects.title}</h3>
      <p className="mt-2 text-ink2">{noProjects.text}</p>
    </div>
  );
}

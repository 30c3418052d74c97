import { useLocationProperty } from 'wouter/use-browser-location';
import {
  noProjects,
  type ProjectFilterOption,
  type ProjectFilter as ProjectFilterValue,
  projectsShown,
} from '#client/content/project-filter.ts';
import type { ProjectCategory } from '#client/content/types.ts';

/** A choice that the browser refused to write. After many writes WebKit throws and Chromium does nothing. */
let refused: ProjectFilterValue | undefined;

/** Returns the choice, which is part of the history entry so that Back finds it. */
const chosen = (): ProjectFilterValue => refused ?? history.state?.show ?? 'all';

function choose(show: ProjectFilterValue): void {
  try {
    history.replaceState({ ...history.state, show }, '');
  } catch {
    // The choice then lasts as long as the document.
  }
  refused = history.state?.show === show ? undefined : show;
  if (refused) dispatchEvent(new Event('replaceState'));
}

/**
 * Returns the visitor's choice and the `projects` that it shows, in their order. At first it shows all of them
 * (spec section 4, "Project filter").
 */
export function useProjectFilter<P extends { readonly category: ProjectCategory }>(
  projects: readonly P[],
) {
  const filter = useLocationProperty(chosen, () => 'all');
  const shown = projects.filter(({ category }) => filter === 'all' || category === filter);
  return { filter, shown };
}

interface ProjectFilterProps {
  /** The name of the group for assistive technology. */
  name: string;
  options: readonly ProjectFilterOption[];
  value: ProjectFilterValue;
  /** The number of projects that the choice shows, which assistive technology announces. */
  count: number;
  /** The classes of the sentence with that number. */
  countClass?: string;
}

/** Shows the buttons that choose the projects. One of them is always pressed. */
export function ProjectFilter({
  name,
  options,
  value,
  count,
  countClass = 'sr-only',
}: ProjectFilterProps) {
  return (
    <div className="needs-script [.js_&]:contents">
      <fieldset
        aria-label={name}
        className="flex w-fit max-w-full min-w-0 rounded-control border-frame border-ink bg-sheet max-sm:w-full"
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => choose(option.value)}
            data-replay
            className="filter-option"
          >
            {option.label}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className={countClass}>
        {projectsShown(count, value)}
      </p>
    </div>
  );
}

/** Replaces the grid when the choice matches nothing (spec section 8). */
export function NoProjects() {
  return (
    <div className="border-frame border-ink bg-sheet px-6 py-16 text-center">
      <h3 className="text-h3">{noProjects.title}</h3>
      <p className="mt-2 text-ink2">{noProjects.text}</p>
    </div>
  );
}

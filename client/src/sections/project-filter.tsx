import { useSearchParams } from 'wouter';
import {
  noProjects,
  type ProjectFilterOption,
  type ProjectFilter as ProjectFilterValue,
  projectsShown,
} from '#client/content/project-filter.ts';
import type { ProjectCategory } from '#client/content/types.ts';

/**
 * What a visitor chose to see of `projects`, all of them at first (spec section 4, "Project filter"):
 * part of the address, as in `?show=office`, so that Back and a shared link find it. `shown` keeps
 * their order.
 */
export function useProjectFilter<P extends { readonly category: ProjectCategory }>(
  projects: readonly P[],
) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const filter: ProjectFilterValue = asked === 'office' || asked === 'residential' ? asked : 'all';
  const setFilter = (value: ProjectFilterValue) =>
    setParams(value === 'all' ? {} : { show: value }, { replace: true });
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

/**
 * The buttons that choose which projects are shown; one of them is always pressed. Without the app
 * they lead to the portfolio, filtered.
 */
export function ProjectFilter({ name, options, value, onChange, count }: ProjectFilterProps) {
  return (
    <form action="/projects">
      <fieldset
        aria-label={name}
        className="flex w-fit min-w-0 rounded-control border-frame border-ink bg-sheet max-sm:w-full"
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="submit"
            name="show"
            value={option.value}
            aria-pressed={option.value === value}
            onClick={(event) => {
              event.preventDefault();
              onChange(option.value);
            }}
            data-replay
            className="filter-option"
          >
            {option.label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {projectsShown(count)}
      </p>
    </form>
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

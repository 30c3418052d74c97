import type { CityCard } from '#client/content/home.ts';

/**
 * The cities as the numbered axes of a plan; the first, the head office, is filled. Axes run down
 * the page, on small screens across it.
 */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ol className="grid gap-y-6 md:grid-cols-3 md:gap-y-12 xl:grid-cols-6">
      {cities.map(({ name, state, note }, i) => (
        <li
          key={name}
          className="relative flex items-start md:min-h-44 md:pt-22 md:pl-4 md:before:absolute md:before:top-13 md:before:bottom-0 md:before:left-0 md:before:border-l md:before:border-dashed md:before:border-ink md:after:absolute md:after:inset-x-0 md:after:top-17.5 md:after:border-t md:after:border-ink"
        >
          <span
            aria-hidden="true"
            className={`mt-1 grid size-13 shrink-0 place-items-center rounded-full border-frame border-ink pt-0.5 font-heading text-[1.125rem] font-semibold md:absolute md:top-0 md:-left-6.5 md:mt-0 ${i === 0 ? 'bg-canary' : ''}`}
          >
            {i + 1}
          </span>
          <div className="grow">
            <h3 className="text-h3 max-md:border-b max-md:border-dashed max-md:border-ink max-md:pb-0.5 max-md:pl-4">
              {name}
            </h3>
            <p className="mt-0.5 text-small text-ink2 max-md:pl-4">
              {note ? `${note}, ${state}` : state}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

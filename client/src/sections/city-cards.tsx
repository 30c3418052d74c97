import type { CityCard } from '#client/content/home.ts';

/** On wide screens one row of five or six, or two rows of up to four or five. */
const columns: Readonly<Record<number, string>> = {
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-6',
  9: 'xl:grid-cols-5',
};

/**
 * The cities as the numbered axes of a plan; the first, the head office, is filled. Axes run down
 * the page, on small screens across it.
 */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ol
      className={`grid gap-x-4 gap-y-5 min-[22rem]:grid-cols-2 md:gap-x-0 md:grid-cols-3 md:gap-y-12 ${columns[cities.length] ?? 'xl:grid-cols-4'}`}
    >
      {cities.map(({ name, state, note }, i) => (
        <li
          key={name}
          className="relative flex items-start gap-x-2.5 md:block md:min-h-44 md:pt-22 md:px-4 md:before:absolute md:before:top-13 md:before:bottom-0 md:before:left-0 md:before:border-l md:before:border-dashed md:before:border-ink md:after:absolute md:after:inset-x-0 md:after:top-17.5 md:after:border-t md:after:border-ink"
        >
          <span
            aria-hidden="true"
            className={`mt-0.5 grid size-9 md:size-13 shrink-0 place-items-center rounded-full border-frame border-ink pt-0.5 font-heading font-semibold md:text-[1.125rem] md:absolute md:top-0 md:-left-6.5 md:mt-0 ${i === 0 ? 'bg-canary' : ''}`}
          >
            {i + 1}
          </span>
          <div className="grow">
            <h3 className="text-[1.1875rem] leading-tight max-md:border-b max-md:border-dashed max-md:border-ink max-md:pt-1 max-md:pb-0.5 md:text-h3">
              {name}
            </h3>
            <p className="mt-0.5 text-small leading-snug text-ink2">
              {note ? `${note}, ${state}` : state}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import { Link } from 'wouter';
import type { CityCard } from '#client/content/home-page.ts';
import { DrawingImage } from '#client/ui/drawing-image.tsx';

/**
 * The columns on wide screens, by the number of cities: one row of up to six, or two rows of up to four or five.
 */
const columns: Readonly<Record<number, string>> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  5: 'md:grid-cols-3 xl:grid-cols-5',
  6: 'md:grid-cols-3 xl:grid-cols-6',
  9: 'md:grid-cols-3 xl:grid-cols-5',
};

/**
 * Shows the cities as the numbered axes of a plan. The first city, the head office, is filled. Each card leads to a
 * project there. Axes run down the page, and across it on small screens.
 */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ol
      className={`grid gap-x-4 gap-y-3.5 min-[22rem]:grid-cols-2 md:gap-x-0 md:gap-y-12 ${columns[cities.length] ?? 'md:grid-cols-3 xl:grid-cols-4'}`}
    >
      {cities.map(({ name, state, note, project }, i) => (
        <li key={name} className="city">
          <span aria-hidden="true" className={`axis ${i === 0 ? 'bg-canary' : ''}`}>
            {i + 1}
          </span>
          <div className="grow">
            <h3 className="city-name">{name}</h3>
            <p className="mt-0.5 text-small leading-snug text-ink2 md:min-h-[2lh]">
              {note ? `${note}, ${state}` : state}
            </p>
            {project && (
              <p className="text-small leading-snug max-md:mt-1 md:mt-3 md:pr-3">
                <DrawingImage name={project.drawing} className="mb-2 max-md:hidden" />
                <Link href={`/projects#project-${project.id}`} className="city-project">
                  {project.title}, <span className="whitespace-nowrap">{project.duration}</span>
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

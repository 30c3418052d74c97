import { Link } from 'wouter';
import type { CityCard } from '#client/content/home-page.ts';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';

/**
 * Shows the cities as the axes of a plan, which have the codes of their states. The axis of the first city, the head
 * office, is filled. In each city is the floor of a project, all to one scale, and the card leads to that project.
 * A plan that sheets/home.svg lacks is an empty floor.
 */
export function CityCards({ cities, scale }: { cities: readonly CityCard[]; scale: string }) {
  return (
    <>
      <ol className="cities">
        {cities.map(({ name, state, regionCode, note, project }, i) => (
          <li key={name} className="city">
            <h3 className="city-name">
              <span aria-hidden="true" className={`axis ${i === 0 ? 'bg-canary' : ''}`}>
                {regionCode}
              </span>
              {name}
            </h3>
            <p className="city-text">{note ? `${note}, ${state}` : state}</p>
            {project && (
              <>
                <svg
                  viewBox="0 0 8 5"
                  width={project.width}
                  className="city-floor"
                  aria-hidden="true"
                >
                  <use href={sheetHref('home', project.drawing)} />
                </svg>
                <p className="city-text city-ground">
                  <Link
                    href={`/projects#project-${project.id}`}
                    className="home-project block font-semibold text-ink"
                  >
                    {project.title}
                  </Link>
                  {project.area}, {project.duration}
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="text-fine text-ink2">{scale}</p>
    </>
  );
}

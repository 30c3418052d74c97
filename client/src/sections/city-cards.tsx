import type { CityCard } from '#client/content/home-page.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';

/**
 * Shows the cities as houses of one street, which have the codes of their states. The code of the first city, the head
 * office, is filled. A city without a drawing has an empty plot.
 */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ol className="cities">
      {cities.map(({ name, state, regionCode, note, house }, i) => (
        <li key={name} className="city">
          {house && (
            <img
              loading="lazy"
              className="drawing"
              src={`${drawingsFolder}/sheets/${house.drawing}.svg`}
              width="340"
              height="374"
              alt=""
            />
          )}
          <h3 className="city-name">
            <span aria-hidden="true" className={`axis ${i === 0 ? 'bg-canary' : ''}`}>
              {regionCode}
            </span>
            {name}
          </h3>
          <p className="city-text">
            {house && <b className="block font-semibold text-ink">{house.title}</b>}
            {note ? `${note}, ${state}` : state}
          </p>
        </li>
      ))}
    </ol>
  );
}

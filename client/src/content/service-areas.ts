import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { inWords, listed } from './words.ts';

const number: number = cities.length;
const names = listed(cities.map(shownName));
const noun = number === 1 ? 'city' : 'cities';

/** Where the company works, as its pages say it; `cities` of shared/company.ts is the list. */
export const serviceArea = {
  /** "Hyderabad, Bangalore, … and Pune" */
  names,
  noun,
  /** "six cities" */
  count: `${inWords(number)} ${noun}`,
  /** "6 cities" */
  inFigures: `${number} ${noun}`,
  /** "Hyderabad and five more cities"; of one or two their names */
  inShort: number < 3 ? names : `${company.address.city} and ${inWords(number - 1)} more cities`,
};

/** Each city as visitors read it, by its value. */
export const cityName = Object.fromEntries(
  cities.map((city) => [city.value, shownName(city)]),
) as Record<(typeof cities)[number]['value'], string>;

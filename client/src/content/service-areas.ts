import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { capitalised, inWords, listed } from './words.ts';

const number: number = cities.length;
const names = listed(cities.map(shownName));
const noun = number === 1 ? 'city' : 'cities';
/** "six cities", as `number` is written; of one its name, which says more than "one city". */
const counted = (count: string) => (number === 1 ? names : `${count} ${noun}`);

/** Where the company works, as its pages say it; `cities` of shared/company.ts is the list. */
export const serviceArea = {
  /** "Hyderabad, Bangalore, … and Pune" */
  names,
  noun,
  /** "six cities"; "Hyderabad" */
  count: counted(inWords(number)),
  /** "6 cities"; "Hyderabad" */
  inFigures: counted(String(number)),
  /** "Six cities: Hyderabad, … and Pune."; "Hyderabad." */
  listed: number === 1 ? `${names}.` : `${capitalised(inWords(number))} ${noun}: ${names}.`,
  /** "Hyderabad and five more cities"; of one or two their names */
  inShort: number < 3 ? names : `${company.address.city} and ${inWords(number - 1)} more cities`,
};

/** Each city as visitors read it, by its value. */
export const cityName = Object.fromEntries(
  cities.map((city) => [city.value, shownName(city)]),
) as Record<(typeof cities)[number]['value'], string>;

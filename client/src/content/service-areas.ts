import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { capitalised, inWords, listed } from './words.ts';

const number: number = cities.length;
const names = listed(cities.map(shownName));
const noun = number === 1 ? 'city' : 'cities';
/**
 * Returns "six cities" for a count of more than one. For one city it returns the name, which says more than "one
 * city".
 */
const counted = (count: string) => (number === 1 ? names : `${count} ${noun}`);

/** The places where the company works, as its pages say it. They follow `cities` in shared/company.ts. */
export const serviceArea = {
  /** "Hyderabad, Bangalore, … and Pune" */
  names,
  noun,
  /** "six cities", or "Hyderabad" for one city. */
  count: counted(inWords(number)),
  /** "6 cities", or "Hyderabad" for one city. */
  inFigures: counted(String(number)),
  /** "Six cities: Hyderabad, … and Pune.", or "Hyderabad." for one city. */
  listed: number === 1 ? `${names}.` : `${capitalised(inWords(number))} ${noun}: ${names}.`,
  /** "Hyderabad and five more cities", or the names of one or two cities. */
  inShort: number < 3 ? names : `${company.address.city} and ${inWords(number - 1)} more cities`,
};

/** The name of each city for visitors, by its value. */
export const cityName = Object.fromEntries(
  cities.map((city) => [city.value, shownName(city)]),
) as Record<(typeof cities)[number]['value'], string>;

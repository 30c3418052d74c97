import { cities, company } from '#shared/company.ts';
import { shownName } from '#shared/company-shape.ts';
import { inWords, listed } from './words.ts';

/** Where the company works, as its pages say it; `cities` of shared/company.ts is the list. */
export const serviceArea = {
  /** "Hyderabad, Bangalore, … and Pune" */
  names: listed(cities.map(shownName)),
  /** "six cities" */
  count: `${inWords(cities.length)} cities`,
  /** "Hyderabad and five more cities" */
  inShort: `${company.address.city} and ${inWords(cities.length - 1)} more cities`,
};

/** Each city as visitors read it, by its value. */
export const cityName = Object.fromEntries(
  cities.map((city) => [city.value, shownName(city)]),
) as Record<(typeof cities)[number]['value'], string>;

/**
 * The years of each service's warranty, as every page writes them (spec section 9). The names are those of the
 * addresses. The drawing `reasons` shows three of the warranties as well.
 */
export const warranties = {
  'office-execution': 2,
  'office-furniture': 3,
  /** Of the hardware. */
  'modular-kitchens': 5,
  'smart-automation': 3,
  'bedrooms-wardrobes': 5,
  'living-dining': 3,
  bathrooms: 3,
  /** One of the three packages of bathrooms. */
  'bathroom-upgrades': 5,
  'balcony-outdoor': 2,
  'meeting-rooms': 2,
  'electrical-it': 3,
  'hvac-safety': 3,
  'ceiling-flooring': 2,
};

/** Returns "3 years", or "1 year". */
export const inYears = (years: number | string) => `${years} year${`${years}` === '1' ? '' : 's'}`;

/** Returns the shortest and the longest of some warranties: "2 to 5", or "3" if they are equal. */
export const yearsFromTo = (years: readonly number[]) =>
  [...new Set([Math.min(...years), Math.max(...years)])].join(' to ');

/** Groups works by the years of their warranty, the longest first. */
export const byYears = (covered: Readonly<Record<string, number>>) =>
  [...new Set(Object.values(covered))]
    .sort((a, b) => b - a)
    .map((years) => ({
      term: inYears(years),
      works: Object.keys(covered).filter((work) => covered[work] === years),
    }));

const all = Object.values(warranties);

/** The longest warranty in years, and all of them: "2 to 5". */
export const warrantyYears = { most: Math.max(...all), range: yearsFromTo(all) };

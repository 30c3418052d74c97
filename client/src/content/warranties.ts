interface Warranty {
  readonly years: number;
  /** What it covers, as the warranty card lists it. */
  readonly work: string;
  readonly of: 'offices' | 'homes' | 'both';
}

/** The warranty of each service, by its address, as every page writes it (spec section 9). */
const rows = {
  'bedrooms-wardrobes': { years: 5, work: 'Bedrooms and wardrobes', of: 'homes' },
  'modular-kitchens': { years: 5, work: 'Kitchen hardware', of: 'homes' },
  /** One of the three packages of bathrooms. */
  'bathroom-upgrades': { years: 5, work: 'Bathroom upgrades', of: 'homes' },
  bathrooms: { years: 3, work: 'Whole bathrooms', of: 'homes' },
  'living-dining': { years: 3, work: 'Living and dining', of: 'homes' },
  'smart-automation': { years: 3, work: 'Smart automation', of: 'homes' },
  'office-furniture': { years: 3, work: 'Office furniture', of: 'offices' },
  'electrical-it': { years: 3, work: 'Electrical and IT', of: 'offices' },
  'hvac-safety': { years: 3, work: 'HVAC and safety', of: 'offices' },
  'office-execution': { years: 2, work: 'Office execution', of: 'offices' },
  'meeting-rooms': { years: 2, work: 'Meeting rooms', of: 'offices' },
  'ceiling-flooring': { years: 2, work: 'Ceilings and floors', of: 'both' },
  'balcony-outdoor': { years: 2, work: 'Balcony and outdoor', of: 'homes' },
} as const satisfies Readonly<Record<string, Warranty>>;

const all: readonly Warranty[] = Object.values(rows);

/** The years of each warranty. The drawing `reasons` shows three of them as well. */
export const warranties = Object.fromEntries(
  Object.entries(rows).map(([service, { years }]) => [service, years]),
) as Readonly<Record<keyof typeof rows, number>>;

/** Returns "3 years", or "1 year". */
export const inYears = (years: number | string) => `${years} year${`${years}` === '1' ? '' : 's'}`;

/** Returns the shortest and the longest of some warranties: "2 to 5", or "3" if they are equal. */
const rangeOf = (some: readonly Warranty[]) => {
  const years = some.map((warranty) => warranty.years);
  return [...new Set([Math.min(...years), Math.max(...years)])].join(' to ');
};

/** The longest warranty in years, and ranges: "2 to 5". */
export const warrantyYears = {
  most: Math.max(...Object.values(warranties)),
  range: rangeOf(all),
  ofOffices: rangeOf(all.filter((warranty) => warranty.of !== 'homes')),
  ofHomes: rangeOf(all.filter((warranty) => warranty.of !== 'offices')),
};

/** The works by the years of their warranty, the longest first. */
export const warrantyTerms = [...new Set(all.map(({ years }) => years))]
  .sort((a, b) => b - a)
  .map((years) => ({
    term: inYears(years),
    works: all.filter((warranty) => warranty.years === years).map(({ work }) => work),
  }));

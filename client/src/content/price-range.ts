const units: Readonly<Record<string, number>> = { K: 1_000, L: 100_000, Cr: 10_000_000 };

/**
 * Returns the two ends of a shown price in rupees: 80,000 and 250,000 for "₹80K-2.5L", 200 and 400 for "₹200-400/sq
 * ft". A price with one end gives it twice.
 */
export function rupeesOf(price: string): readonly [from: number, to: number] {
  const ends = [...price.matchAll(/([\d.,]+)(K|L|Cr)?/g)].map(([, figure = '', unit = '']) => ({
    figure: Number(figure.replaceAll(',', '')),
    unit,
  }));
  const rupees = ends.map(({ figure, unit }) =>
    Math.round(figure * (units[unit || (ends.at(-1)?.unit ?? '')] ?? 1)),
  );
  return [rupees[0] ?? 0, rupees.at(-1) ?? 0];
}

/** Returns the price that begins lowest. Prices without a figure ("On request") are ignored. */
export const lowestOf = (prices: Readonly<Record<string, string>>) =>
  Object.values(prices)
    .filter((price) => /\d/.test(price))
    .sort((a, b) => rupeesOf(a)[0] - rupeesOf(b)[0])[0] ?? '';

/** Returns the lower end of the lowest price with its unit: "₹20K" for "₹20-60K", "₹200/sq ft" for "₹200-400/sq ft". */
export const leastOf = (prices: Readonly<Record<string, string>> = {}) =>
  lowestOf(prices).replace(
    /(K|L|Cr)?-[^/]*?(K|L|Cr)?(?=\/|$)/,
    (_range, own: string | undefined, last = '') => own ?? last,
  );

/** Returns the cost of an area at a shown price: "₹6L-24L" for 3,000 sq ft at "₹200-800/sq ft". */
export const costOf = (squareFeet: number, price: string) =>
  `₹${rupeesOf(price)
    .map((rate) => `${(rate * squareFeet) / 100_000}L`)
    .join('-')}`;

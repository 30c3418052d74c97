const units: Readonly<Record<string, number>> = { K: 1_000, L: 100_000, Cr: 10_000_000 };

/**
 * The two ends of a price as shown, in rupees: 80,000 and 250,000 of "₹80K-2.5L", 200 and 400 of
 * "₹200-400/sq ft". One end alone is given twice.
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

/** Of prices as shown, the one that begins lowest; one without a figure ("On request") is passed over. */
export const lowestOf = (prices: Readonly<Record<string, string>>) =>
  Object.values(prices)
    .filter((price) => /\d/.test(price))
    .sort((a, b) => rupeesOf(a)[0] - rupeesOf(b)[0])[0] ?? '';

/** "₹25K", "₹200/sq ft": the least of prices as shown, with its unit. */
export const leastOf = (prices: Readonly<Record<string, string>> = {}) =>
  lowestOf(prices).replace(/-[^/]*/, '');

/** "from ₹25K": where a price begins, as shown. */
export const startOf = (price: string) => price.split('-')[0] ?? price;

import { leastOf, rupeesOf } from './price-range.ts';
import { prices } from './prices.ts';
import { grouped } from './words.ts';

/** A line of a quote, as visitors read it. */
interface QuoteLine {
  readonly item: string;
  /** "300 sq ft" */
  readonly size: string;
  /** "₹120/sq ft" or "₹20,000 each" */
  readonly rate: string;
  /** "₹36,000" */
  readonly sum: string;
}

/** An example of the company's quotes. */
export interface QuoteExample {
  readonly title: string;
  readonly intro: string;
  readonly badge: string;
  readonly subject: string;
  /** Above the columns, in the order of a line's parts. */
  readonly columns: readonly [string, string, string, string];
  readonly lines: readonly QuoteLine[];
  /** The words of the link to the form. */
  readonly ask: string;
  readonly total: { readonly label: string; readonly sum: string };
}

const squareFeet = 300;
const inRupees = (rupees: number) => `₹${grouped(rupees)}`;

// Items are priced by area or by the piece. An item with a price on request has no line.
const items = [
  { item: 'Gypsum ceiling', price: prices.gypsumCeiling },
  { item: 'Engineered wood floor', price: prices.engineeredWood },
  { item: 'TV unit', price: prices.tvUnit },
  { item: 'Dining area', price: prices.diningArea },
].flatMap(({ item, price }) => {
  const rate = leastOf({ price });
  const count = rate.endsWith('/sq ft') ? squareFeet : 1;
  const [each] = rupeesOf(rate);
  const size = count === 1 ? '1' : `${count} sq ft`;
  const per = count === 1 ? ' each' : '/sq ft';
  return rate ? [{ item, size, rate: `${inRupees(each)}${per}`, rupees: count * each }] : [];
});

/** The example of a quote. It uses the lowest rates of the service pages and follows them. */
export const quote: QuoteExample = {
  title: 'A quote, line by line',
  intro: 'A sample at our lowest rates. Yours follows the visit.',
  badge: 'Example',
  subject: `Living and dining room, ${squareFeet} sq ft`,
  columns: ['Item', 'Size', 'Rate', 'Sum'],
  lines: items.map(({ rupees, ...line }) => ({ ...line, sum: inRupees(rupees) })),
  ask: 'Ask for yours',
  total: { label: 'Total', sum: inRupees(items.reduce((sum, { rupees }) => sum + rupees, 0)) },
};

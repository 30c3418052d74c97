import { expect, test } from 'vitest';
import { leastOf, rupeesOf } from '#client/content/price-range.ts';
import { quote } from '#client/content/quote.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';

test('the example of a quote is marked as an example', () => {
  expect(quote.badge).toBe('Example');
});

test('each rate of the example of a quote is published', () => {
  expect(quote.lines.length).toBeGreaterThan(0);
  const services = renderedPages.filter(({ path }) => path.startsWith('/services/'));
  const prices = services.flatMap(
    ({ html }) => textOf(html).match(/₹[\d.,]+(?:K|L|Cr)?(?:-[\d.,]+(?:K|L|Cr)?)?/g) ?? [],
  );
  const published = prices.map((price) => rupeesOf(price)[0]);
  for (const { item, rate } of quote.lines) expect(published, item).toContain(rupeesOf(rate)[0]);
});

test('the sums of the example of a quote are right', () => {
  let total = 0;
  for (const { item, size, rate, sum } of quote.lines) {
    const [each] = rupeesOf(rate);
    const expected = Number.parseInt(size, 10) * each;
    expect(rupeesOf(sum)[0], item).toBe(expected);
    total += expected;
  }
  expect(rupeesOf(quote.total.sum)[0]).toBe(total);
});

test.each([
  ['₹20-60K', '₹20K'],
  ['₹80K-2.5L', '₹80K'],
  ['₹200-400/sq ft', '₹200/sq ft'],
  ['₹50L+', '₹50L+'],
  ['On request', ''],
])('the lower end of %s is %j', (price, expected) => {
  expect(leastOf({ price })).toBe(expected);
});

import { expect, test } from 'vitest';
import { rupeesOf } from '#client/content/price-range.ts';
import { quote } from '#client/content/quote.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';

test('the example of a quote has published rates and right sums', () => {
  expect(quote.badge).toBe('Example');
  expect(quote.lines.length).toBeGreaterThan(0);
  const services = renderedPages.filter(({ path }) => path.startsWith('/services/'));
  const prices = services.flatMap(
    ({ html }) => textOf(html).match(/₹[\d.,]+(?:K|L|Cr)?(?:-[\d.,]+(?:K|L|Cr)?)?/g) ?? [],
  );
  const published = prices.map((price) => rupeesOf(price)[0]);
  let total = 0;
  for (const { item, size, rate, sum } of quote.lines) {
    const [each] = rupeesOf(rate);
    expect(published, item).toContain(each);
    const expected = Number.parseInt(size, 10) * each;
    expect(rupeesOf(sum)[0], item).toBe(expected);
    total += expected;
  }
  expect(rupeesOf(quote.total.sum)[0]).toBe(total);
});

import { expect, test } from 'vitest';
import { rupeesOf } from '#client/content/price-range.ts';
import { quote } from '#client/content/quote.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';

test('the example of a quote is marked, its rates are published with a service, and its sums are right', () => {
  expect(quote.mark).toBe('Example');
  expect(quote.lines.length).toBeGreaterThan(0);
  const services = renderedPages.filter(({ path }) => path.startsWith('/services/'));
  const published = services.map(({ html }) => textOf(html)).join(' ');
  let total = 0;
  for (const { item, size, rate, sum } of quote.lines) {
    const [rupees = '', unit = ''] = rate.split('/');
    expect(published, item).toMatch(new RegExp(`${rupees}-[\\d.]+[KL]?${unit && `/${unit}`}`));
    const expected = Number.parseInt(size, 10) * rupeesOf(rate)[0];
    expect(rupeesOf(sum)[0], item).toBe(expected);
    total += expected;
  }
  expect(rupeesOf(quote.total.sum)[0]).toBe(total);
});

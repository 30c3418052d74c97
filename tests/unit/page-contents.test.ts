import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { services } from '#tests/support/service-contents.ts';

test('Home fetches a drawing only when it is needed', () => {
  const [home] = renderedPages.filter(({ path }) => path === '/');
  const page = parse(home?.html ?? '');
  const images = page.querySelectorAll('img.drawing');
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) expect(image.getAttribute('loading')).toBe('lazy');
});

test.each(services)('$path shows each part of its template once', ({ service }) => {
  if (!('order' in service)) return;
  const optional = ['sheet', 'specifications', 'priceLadders'].filter((part) => part in service);
  const template =
    'packages' in service
      ? ['build', 'penalty', 'prices', ...optional]
      : ['features', 'penalty', 'process', 'reasons', ...optional];
  expect([...service.order].sort()).toEqual(template.sort());
});

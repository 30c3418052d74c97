import { expect, onTestFinished, test, vi } from 'vitest';
import { findRoute, loadPage } from '#client/navigation/pages.ts';
import type { Page } from '#client/page.ts';
import { notFoundRoute, type PageRoute, routes } from '#client/routes.tsx';

test('An unmatched path gets the not-found page', () => {
  for (const path of ['/nowhere', '/services/unknown', '/About', '/contact/form'])
    expect(findRoute(path), path).toBe(notFoundRoute);
  expect(findRoute('/services/bathrooms/')).toBe(findRoute('/services/bathrooms'));
  expect(findRoute('/')).toBe(routes[0]);
});

test('A page’s code is fetched once, and again after it has failed', async () => {
  const page = {} as Page;
  const load = vi.fn(async () => page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const rows = routes as PageRoute[];
  rows.push({ path: '/only-here', load });
  onTestFinished(() => void rows.pop());
  await expect(loadPage('/only-here')).rejects.toThrow('Failed to fetch');
  expect(await loadPage('/only-here')).toBe(page);
  expect(await loadPage('/only-here/')).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});

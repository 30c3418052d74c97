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

/** Adds a page to the table until the end of the test. */
function addPage() {
  const page = {} as Page;
  const load = vi.fn(async () => page);
  const rows = routes as PageRoute[];
  rows.push({ path: '/only-here', load });
  onTestFinished(() => void rows.pop());
  return { page, load };
}

test('A page’s code is fetched once', async () => {
  const { page, load } = addPage();
  expect(await loadPage('/only-here')).toBe(page);
  expect(await loadPage('/only-here/')).toBe(page);
  expect(load).toHaveBeenCalledOnce();
});

test('A page’s code is fetched again after a failure', async () => {
  const { page, load } = addPage();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadPage('/only-here')).rejects.toThrow('Failed to fetch');
  expect(await loadPage('/only-here')).toBe(page);
});

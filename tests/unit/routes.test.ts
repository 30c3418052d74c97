import { expect, test, vi } from 'vitest';
import { findRoute, loadPage } from '#client/navigation/pages.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';

test.each(['/nowhere', '/services/unknown', '/About', '/contact/form', '/404'])(
  'The unmatched path %s gets the not-found page',
  (path) => {
    expect(findRoute(path)).toBe(notFoundRoute);
  },
);

test('A slash at the end of a path does not matter', () => {
  expect(findRoute('/services/bathrooms/')).toBe(findRoute('/services/bathrooms'));
  expect(findRoute('/')).toBe(routes[0]);
});

test('A page’s code is fetched once, and again after it has failed', async () => {
  const load = vi.spyOn(findRoute('/services/hvac-safety'), 'load');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadPage('/services/hvac-safety')).rejects.toThrow('Failed to fetch');
  const page = await loadPage('/services/hvac-safety');
  expect(await loadPage('/services/hvac-safety/')).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockRestore();
});

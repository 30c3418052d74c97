import { expect, test } from 'vitest';
import { findRoute } from '#client/navigation/pages.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';

test('An unmatched path gets the not-found page', () => {
  for (const path of ['/nowhere', '/services/unknown', '/About', '/contact/form'])
    expect(findRoute(path), path).toBe(notFoundRoute);
  expect(findRoute('/services/bathrooms/')).toBe(findRoute('/services/bathrooms'));
  expect(findRoute('/')).toBe(routes[0]);
});

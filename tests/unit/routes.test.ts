import { expect, test } from 'vitest';
import { findRoute } from '#client/navigation/pages.ts';
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

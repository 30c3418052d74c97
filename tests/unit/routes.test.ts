import { expect, test } from 'vitest';
import { findRoute } from '#client/navigation/pages.ts';
import { notFoundRoute, routes } from '#client/routes.tsx';

test('The route table has the 17 routes of the specification, in its order', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/services',
    '/services/office-execution',
    '/services/office-furniture',
    '/services/modular-kitchens',
    '/services/smart-automation',
    '/services/bedrooms-wardrobes',
    '/services/living-dining',
    '/services/bathrooms',
    '/services/balcony-outdoor',
    '/services/meeting-rooms',
    '/services/electrical-it',
    '/services/hvac-safety',
    '/services/ceiling-flooring',
    '/projects',
    '/contact',
  ]);
});

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

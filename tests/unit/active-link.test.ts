import { expect, test } from 'vitest';
import { headerLinks } from '#client/content/navigation.ts';
import { isActiveLink } from '#client/navigation/active-link.ts';

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/bathrooms', 'Services'],
  ['/projects', 'Projects'],
  ['/contact', 'Contact'],
])('On %s only the link %s is active', (path, label) => {
  const active = headerLinks.filter(({ href }) => isActiveLink(href, path));
  expect(active.map((link) => link.label)).toEqual([label]);
});

test('A path that only begins with the same letters does not make a link active', () => {
  expect(headerLinks.filter(({ href }) => isActiveLink(href, '/aboutness'))).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { isAboveGuide, projects, ratePerFoot, squareFeet } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';

const [project] = projects as [Project];

test.each(['56 sq m', 'On request'])('a floor of "%s" has no rate per square foot', (area) => {
  expect(squareFeet({ area })).toBeNaN();
  expect(ratePerFoot({ ...project, area })).toBe('');
  expect(isAboveGuide({ ...project, area, value: '₹12L' })).toBe(false);
});

test('Home draws the other floors if one project has no area', async () => {
  const withGap = projects.map((one) => (one === project ? { ...one, area: 'On request' } : one));
  vi.resetModules();
  vi.doMock(import('#client/content/projects.ts'), async (original) => ({
    ...(await original()),
    projects: withGap,
  }));
  const { home } = await import('#client/content/home-page.ts');
  for (const { project: shown } of home.presence.cities)
    if (shown && squareFeet(shown) > 0)
      expect(Number.parseFloat(shown.width), shown.title).toBeGreaterThan(0);
});

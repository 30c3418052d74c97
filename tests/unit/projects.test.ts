import { expect, test } from 'vitest';
import { isAboveGuide, projects, ratePerFoot, squareFeet } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';

const [project] = projects as [Project];

test.each(['56 sq m', 'On request'])('a floor of "%s" has no rate per square foot', (area) => {
  expect(squareFeet({ area })).toBeNaN();
  expect(ratePerFoot({ ...project, area })).toBe('');
  expect(isAboveGuide({ ...project, area, value: '₹12L' })).toBe(false);
});

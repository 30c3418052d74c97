import { expect, test } from 'vitest';
import { projectFaults } from '#build/site/content-checks.ts';
import { projects } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';

const [project] = projects as [Project];

test.each([
  [
    { location: 'Mumbai' },
    /Mumbai is not a city of shared\/company.ts: add it there, or write one of Pune, /,
  ],
  [{ id: 2 }, 'another project has this id: write another number'],
])('the build names the file of a wrong project: %o', (slip, fault) => {
  const given = [{ ...project, id: 2 }, { ...project, id: 3, ...slip } as Project];
  expect(projectFaults(given, ['Pune', project.location])).toEqual([expect.stringMatching(fault)]);
  expect(projectFaults(given, ['Pune', project.location]).join()).toMatch(
    /^Project [23]: .* \(client\/src\/content\/projects\.ts\)\.$/,
  );
});

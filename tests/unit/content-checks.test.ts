import { expect, test } from 'vitest';
import { projectFaults, serviceFaults } from '#build/site/content-checks.ts';
import { projects } from '#client/content/projects.ts';
import type { Project, ServiceContent } from '#client/content/types.ts';

const [project] = projects as [Project];

test.each([
  [
    { location: 'Mumbai' },
    /Mumbai is not a city of shared\/company.ts: add it there, or write one of Pune, /,
  ],
  [{ value: '₹1.2Cr-80L' }, '₹1.2Cr-80L is reversed: write the lower price first'],
  [{ id: 2 }, 'another project has this id: write another number'],
])('the build names the file of a wrong project: %o', (slip, fault) => {
  const given = [{ ...project, id: 2 }, { ...project, id: 3, ...slip } as Project];
  expect(projectFaults(given, ['Pune', project.location])).toEqual([expect.stringMatching(fault)]);
  expect(projectFaults(given, ['Pune', project.location]).join()).toMatch(
    /^Project [23]: .* \(client\/src\/content\/projects\.ts\)\.$/,
  );
});

test('the build names a repeated slug or position and a reversed price', () => {
  const rows = [{ slug: 'doors' }, { slug: 'stairs' }, { slug: 'doors' }];
  const card = (...features: string[]) =>
    ({ card: { position: 2, description: '', features } }) as unknown as ServiceContent;
  const contents = [card('₹80K-2.5L', '₹900-700/sq ft'), card(), {}];
  expect(serviceFaults(rows, contents)).toEqual([
    'client/src/content/services/doors.ts: ₹900-700 is reversed: write the lower price first.',
    'client/src/content/services/stairs.ts: doors has card.position 2, too: write another number.',
    'client/src/content/service-list.ts: two rows have the slug doors: change one of them.',
  ]);
});

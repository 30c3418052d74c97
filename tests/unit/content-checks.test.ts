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

test('the build names a wrong slug, repeated position and reversed price', () => {
  const card = (...features: string[]) =>
    ({ card: { position: 2, description: '', features } }) as unknown as ServiceContent;
  const doors = card('₹80K-2.5L', '₹900-700/sq ft');
  const stairs = card();
  const folder = 'client/src/content/services';
  const contents = new Map([
    [`${folder}/doors.ts`, { service: doors }],
    [`${folder}/stairs.ts`, { service: stairs }],
  ]);
  const rows = ['doors', 'stairs', 'doors', 'ladders'].map((slug) => ({ slug }));
  expect(serviceFaults(rows, [doors, stairs, doors, stairs], contents)).toEqual([
    `${folder}/doors.ts: ₹900-700 is reversed: write the lower price first.`,
    `${folder}/stairs.ts: doors has card.position 2, too: write another number.`,
    'client/src/content/service-list.ts: two rows have the slug doors: change one of them.',
    'client/src/content/service-list.ts: ladders has to load ./services/ladders.ts: change the import or the slug.',
  ]);
});

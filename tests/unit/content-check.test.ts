import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  describeSlip,
  ownerFaults,
  projectFaults,
  serviceFaults,
} from '#client/content/content-check.ts';
import { projects, projectTypes } from '#client/content/projects.ts';
import type { Project, ServiceContent } from '#client/content/types.ts';
import { importSource } from '#server/launch/import-source.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const types = Object.keys(projectTypes);
const [project] = projects as [Project];

test('the facts, projects, prices and services are as they should be', async () => {
  expect(await ownerFaults()).toEqual([]);
});

test.each([
  [{ type: 'Modular Kitchn' }, /type "Modular Kitchn" is unknown: write one of .*Modular Kitchen,/],
  [{ category: 'home' }, 'category "home" is unknown: write office or residential'],
  [{ area: undefined }, 'area is missing'],
  [{ location: undefined }, 'its city is missing, or no longer in shared/company.ts'],
  [{ value: '₹1.2Cr-80L' }, '₹1.2Cr-80L is reversed: write the lower price first'],
  [{ id: 2 }, 'another project has this id: give it one of its own'],
])('a slip in a project is named in one line, with its file: %o', (slip, fault) => {
  const given = [{ ...project, id: 2 }, { ...project, id: 3, ...slip } as Project];
  expect(projectFaults(given, types)).toEqual([expect.stringMatching(fault)]);
  expect(projectFaults(given, types).join()).toMatch(
    /^Project [23]: .* \(client\/src\/content\/projects\.ts\)\.$/,
  );
});

test('two services of one slug or one place, and a price that begins with its higher end, are named with their file', () => {
  const rows = [{ slug: 'doors' }, { slug: 'stairs' }, { slug: 'doors' }];
  const card = (...features: string[]) =>
    ({ card: { place: 2, description: '', features } }) as unknown as ServiceContent;
  const contents = [card('₹80K-2.5L', '₹900-700/sq ft'), card(), {}];
  expect(serviceFaults(rows, contents)).toEqual([
    'client/src/content/services/doors.ts: ₹900-700 is reversed: write the lower price first.',
    'client/src/content/services/stairs.ts: card.place 2 is that of doors, too: give it one of its own.',
    'client/src/content/service-list.ts: two rows have the slug doors: give one another.',
  ]);
});

test('a slip of the pen in facts or content is named by file, line and fault alone', async () => {
  const text = "export const a = 1;\nexport const b = 'the end;\n";
  const folder = await makeTestFolder({ 'shared/facts.ts': text });
  const error = await importSource(join(folder, 'shared/facts.ts')).catch((thrown) => thrown);
  expect(describeSlip(error)).toEqual(['shared/facts.ts:2: Unterminated string literal']);
  const unquoted = new ReferenceError('yes is not defined');
  unquoted.stack =
    'ReferenceError: yes is not defined\n    at /shared/site/shared/company.ts:61:15';
  expect(describeSlip(unquoted)).toEqual(['shared/company.ts:61: yes is not defined']);
});

import { onTestFinished, test } from 'vitest';
import { type Company, copyAsOwner, expectNothingBroken } from '#tests/owner/test-owner.ts';

// Tests two very different companies. The daily run tests a third one.
test.each<[Company, string]>([
  ['studio', 'a number abroad, five cities, an answer within the hour, no stock photograph'],
  ['firm', 'a long name, two landlines, nine cities, 45 projects, a service less'],
])('the owner of a %s breaks no type, test or build: %s', async (company) => {
  const project = await copyAsOwner(company);
  onTestFinished(project.remove);
  await expectNothingBroken(project);
});

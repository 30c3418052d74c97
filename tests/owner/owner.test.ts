import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { build } from './test-owner.ts';

const content = 'client/src/content';

test('a build that fails prints its reason and each complaint about content', async () => {
  const project = await copyProject();
  onTestFinished(project.remove);
  const mistake = "const unused = 1;\nconst wrong: number = 'one';\nconsole.assert(wrong);\n";
  // A withdrawn claim ends the build. The type of a text does not.
  await project.edit(`${content}/claims.ts`, "'ISO 9001'", "''");
  for (const file of ['about-page', 'services/bathrooms'])
    await project.edit(`${content}/${file}.ts`, /$/, mistake);

  const lines = (await build(project)).split('\n');
  expect(lines).toContain(
    `${content}/services/bathrooms.ts: " certified" repeats a claim that was taken out (claims.ts has no certification). Change or remove it.`,
  );
  expect(lines.filter((line) => line.includes(': error TS'))).toEqual([
    expect.stringMatching(/about-page\.ts\(\d+,\d+\): error .* 'string' .* 'number'/),
    expect.stringMatching(/bathrooms\.ts\(\d+,\d+\): error .* 'string' .* 'number'/),
  ]);
});

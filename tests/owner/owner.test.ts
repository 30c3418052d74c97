import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { build } from './test-owner.ts';

/** Changes texts in a copy of the project, builds it, and returns the lines of the failed build. */
async function buildWith(...changes: [file: string, from: string | RegExp, to: string][]) {
  const project = await copyProject();
  onTestFinished(project.remove);
  for (const change of changes) await project.edit(...change);
  return (await build(project)).split('\n');
}

const content = 'client/src/content';

test('the build prints its reason and each complaint about content', async () => {
  const lines = await buildWith(
    [`${content}/services/bathrooms.ts`, /photo: (\{[^}]*\})/, 'photo: [$1, $1]'],
    [
      `${content}/about-page.ts`,
      /$/,
      "const unused = 1;\nconst wrong: number = 'one';\nif (wrong) throw new Error('no such story');\n",
    ],
  );
  expect(lines.join('\n')).toContain('no such story');
  expect(lines.filter((line) => line.includes(': error TS'))).toEqual([
    expect.stringMatching(/about-page\.ts\(\d+,\d+\): error .* 'string' .* 'number'/),
    expect.stringMatching(/bathrooms\.ts\(\d+,\d+\): error .*'Photo'/),
  ]);
});

test('a withdrawn claim ends the build with each text that needs it', async () => {
  const lines = await buildWith([`${content}/claims.ts`, "'ISO 9001'", "''"]);
  expect(lines).toContain(
    `${content}/services/bathrooms.ts: " certified" repeats a claim that was taken out (claims.ts has no certification). Change or remove it.`,
  );
});

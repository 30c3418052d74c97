import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { testOwner } from './test-owner.ts';

testOwner('family', 'seven cities, a service and a project more, its own sign, letters and words');

/** Changes one text in a copy of the project, builds it, and returns the last lines of the failed build. */
async function buildWith(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const { path, edit, remove } = await copyProject();
  onTestFinished(remove);
  await edit(file, from, to);
  const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
  const vite = ['node_modules/vite/bin/vite.js', 'build'];
  const build = promisify(execFile)(process.execPath, vite, {
    cwd: path,
    env: { ...outer, NO_COLOR: '1' },
  });
  const { code, stderr } = await build.catch((error) => error);
  expect(code).toBe(1);
  return stderr.trim().split('\n');
}

const content = 'client/src/content';

test.each([
  ['type', "area: '25,000 sq ft'", 'area: 25000', / .* 'number' .* 'string'/],
  ['comma', "area: '25,000 sq ft',", "area: '25,000 sq ft'", / .* ',' expected\.$/],
  [
    'apostrophe',
    "area: '25,000 sq ft'",
    "area: 'The client's floor'",
    /: write ’ in place of '\.$/,
  ],
])('a wrong %s ends the build with file and line', async (_, from, to, fault) => {
  const lines = await buildWith(`${content}/projects.ts`, from, to);
  const complaints = lines.filter((line) => line.startsWith(`${content}/projects.ts(`));
  expect(complaints).toEqual([lines.at(-1)]);
  expect(complaints[0]).toMatch(/^\S+\(\d+,\d+\): error /);
  expect(complaints[0]).toMatch(fault);
});

test('a list of photographs ends the build with a hint', async () => {
  const lines = await buildWith(
    `${content}/services/bathrooms.ts`,
    /photo: (\{[^}]*\})/,
    'photo: [$1, $1]',
  );
  expect(lines.at(-1)).toMatch(/bathrooms\.ts\(\d+,\d+\): .* One photograph belongs here/);
});

test('the build prints the reason of a complaint', async () => {
  const output = (
    await buildWith(
      `${content}/about-page.ts`,
      /$/,
      "const unused = 1;\nconst wrong: number = 'one';\nif (wrong) throw new Error('no such story');\n",
    )
  ).join('\n');
  expect(output).toContain('no such story');
  expect(output).toContain('error TS2322');
  expect(output).not.toContain('TS6133');
});

test('a withdrawn claim ends the build with each text that needs it', async () => {
  const lines = await buildWith(`${content}/claims.ts`, "'ISO 9001'", "''");
  expect(lines).toContain(
    `${content}/services/bathrooms.ts: " certified" repeats a claim that was taken out (claims.ts has no certification). Change or remove it.`,
  );
});

/*
 * Edits a copy of the project as its owner would (edits.ts) and runs there what `npm test` runs without
 * a browser or a database: types, unit and component tests, the build.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { companies, editAsOwner } from './edits.ts';

/** The one that goes along with the content, and those that read none. */
const excluded = [
  'tests/unit/spec-content.test.ts',
  'tests/unit/{server-,leads-cli-,launch,import-rules,deploy,toast-store,lead-source}*',
  'tests/component/floor.test.tsx',
];
const tests = ['run', '--project=unit', '--project=component'];

test.each(Object.entries(companies))(
  'what the owner of a %s changes in the first week breaks no type, no test and no build',
  async (_name, edits) => {
    const project = await copyProject();
    onTestFinished(project.remove);
    await editAsOwner(project, edits);

    const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
    /** What a package's program prints in the copy when it fails. */
    const complaints = (program: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [join('node_modules', program), ...args], {
        cwd: project.path,
        env: { ...outer, NO_COLOR: '1' },
        maxBuffer: 2 ** 26,
      }).then(
        () => '',
        ({ stdout, stderr }) => `${program}:\n${stdout}${stderr}`,
      );
    expect(
      await Promise.all([
        complaints('typescript/bin/tsc'),
        complaints(
          'vitest/vitest.mjs',
          ...tests,
          ...excluded.map((pattern) => `--exclude=${pattern}`),
        ),
        complaints('tsx/dist/cli.mjs', 'client/build/index.ts'),
      ]),
    ).toEqual(['', '', '']);
  },
);

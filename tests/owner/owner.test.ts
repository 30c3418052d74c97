import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { testOwner } from './test-owner.ts';

testOwner('family', 'seven cities, a service and a project more, its own sign, letters and words');

test('a slip of the pen or of a type ends the build with its file and line, wherever it is noticed', async () => {
  const { path, edit, remove } = await copyProject();
  onTestFinished(remove);
  await edit('client/src/content/projects.ts', "area: '25,000 sq ft'", 'area: 25000');
  const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
  const build = promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: path,
    env: { ...outer, NO_COLOR: '1' },
  });
  const { code, stderr } = await build.catch((error) => error);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('Build failed'),
    expect.stringMatching(/^client\/src\/content\/projects\.ts\(\d+,5\): .* 'number' .* 'string'/),
  ]);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { testOwner } from './test-owner.ts';

testOwner('family', 'seven cities, a service and a project more, its own sign, letters and words');

test.each([
  ['a type', "area: '25,000 sq ft'", 'area: 25000', / .* 'number' .* 'string'/],
  ['the pen', "area: '25,000 sq ft',", "area: '25,000 sq ft'", / .* ',' expected\.$/],
])(
  'a slip of %s ends the build with its file and line, wherever it is noticed',
  async (_what, from, to, fault) => {
    const { path, edit, remove } = await copyProject();
    onTestFinished(remove);
    await edit('client/src/content/projects.ts', from, to);
    const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
    const build = promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build'],
      {
        cwd: path,
        env: { ...outer, NO_COLOR: '1' },
      },
    );
    const { code, stderr } = await build.catch((error) => error);
    expect(code).toBe(1);
    const lines = stderr.trim().split('\n');
    // The bundler's own line, once it has begun.
    expect(lines.filter((line: string) => !line.includes('Build failed'))).toEqual([
      expect.stringMatching(/^client\/src\/content\/projects\.ts\(\d+,5\): error /),
    ]);
    expect(lines.at(-1)).toMatch(fault);
  },
);

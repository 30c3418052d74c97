/*
 * Edits a copy of the project as its owner would (edits.ts) and runs there what `npm test` runs without
 * a browser or a database: types, unit and component tests, the build. The one file that goes along
 * with the content is left out. `--keep` leaves the copy, to look at it or to run more there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/launch/child.mjs';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { editAsOwner } from './edits.ts';

const left = /^(node_modules|dist|data|test-results|\.git|\.cache|\.build-.*)$/;
const goesAlong = 'tests/unit/spec-content.test.ts';
/** The server's own tests read no content. */
const withoutContent = 'tests/unit/{server-,leads-cli-,launch}*';

const folder = await makeTemporaryFolder('owner');
const project = join(folder.path, 'project');

/** Runs a package's program in the copy; what it printed is shown when it fails. */
async function runs(name: string, program: string, ...args: string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    cwd: project,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${name}: ${code === 0 ? 'as before' : 'broken by the owner’s edits'}, ${seconds} s`);
  return code === 0;
}

let isWhole = false;
try {
  await cp(root, project, {
    recursive: true,
    filter: (path) => !left.test(path.slice(root.length + 1)),
  });
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'), 'dir');
  await editAsOwner(project);
  const tests = ['run', '--project', 'unit', '--project', 'component'];
  const results = await Promise.all([
    runs('types', 'typescript/bin/tsc'),
    runs(
      'tests',
      'vitest/vitest.mjs',
      ...tests,
      '--exclude',
      goesAlong,
      '--exclude',
      withoutContent,
    ),
    runs('build', 'tsx/dist/cli.mjs', 'client/build/index.ts'),
  ]);
  isWhole = results.every(Boolean);
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is in ${project}`);
  else await folder.remove();
}
process.exitCode = isWhole ? 0 : 1;

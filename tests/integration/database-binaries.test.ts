import { lstat, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyBinaries, findBinaries, linkLibraries } from '#server/database/embedded/binaries.ts';
import { runProgram } from '#server/database/embedded/run-program.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder('binaries');
  onTestFinished(folder.remove);
  return folder.path;
}

// What is missing on Linux are links; elsewhere the programs may not need them.
test.runIf(process.platform === 'linux')(
  'programs that were copied without their links run once these are made',
  async () => {
    const binaries = await findBinaries();
    const copy = await copyBinaries(binaries, await makeFolder());
    const list = JSON.parse(await readFile(join(copy.folder, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of list) await rm(join(copy.folder, target), { force: true });
    await expect(runProgram(copy.postgres, ['--version'], undefined)).rejects.toThrow(/lib/);
    await linkLibraries(copy.folder);
    await runProgram(copy.postgres, ['--version'], undefined);
  },
);

test('a copy of the programs is open to all users and is made once', async () => {
  const parent = await makeFolder();
  const binaries = await findBinaries();
  const copy = await copyBinaries(binaries, parent);
  expect(dirname(copy.folder)).toBe(parent);
  expect((await lstat(copy.postgres)).mode & 0o777).toBe(0o755);
  const { mtimeMs } = await lstat(copy.folder);
  await copyBinaries(binaries, parent);
  expect((await lstat(copy.folder)).mtimeMs).toBe(mtimeMs);
});

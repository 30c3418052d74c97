import { lstat, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPrograms, findPrograms, runProgram } from '#server/database/embedded/programs.ts';
import { linkLibraries } from '#server/launch/install.mjs';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder('binaries');
  onTestFinished(folder.remove);
  return folder.path;
}

// What is missing on Linux are links; elsewhere the programs may not need them.
test.runIf(process.platform === 'linux')(
  'a copy of the programs is open to all users, is made once, and runs once its links are made',
  async () => {
    const programs = await findPrograms();
    const parent = await makeFolder();
    const copy = await copyPrograms(programs, parent);
    expect(dirname(copy.folder)).toBe(parent);
    const postgres = join(copy.bin, 'postgres');
    expect((await lstat(postgres)).mode & 0o777).toBe(0o755);
    const { mtimeMs } = await lstat(copy.folder);
    await copyPrograms(programs, parent);
    expect((await lstat(copy.folder)).mtimeMs).toBe(mtimeMs);

    const list = JSON.parse(await readFile(join(copy.folder, 'native/pg-symlinks.json'), 'utf8'));
    for (const { target } of list) await rm(join(copy.folder, target), { force: true });
    await expect(runProgram(postgres, ['--version'])).rejects.toThrow(/lib/);
    linkLibraries(parent);
    await runProgram(postgres, ['--version']);
  },
);

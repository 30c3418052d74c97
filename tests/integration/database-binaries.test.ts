import { lstat, mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
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

test('library links that an install without scripts has left out are made', async () => {
  const folder = await makeFolder();
  const lib = join(folder, 'native/lib');
  await mkdir(lib, { recursive: true });
  await writeFile(join(lib, 'libpq.so.5.18'), 'library');
  await writeFile(join(lib, 'libz.so'), 'kept');
  const link = (from: string, to: string) => ({
    source: `native/lib/${from}`,
    target: `native/lib/${to}`,
  });
  const list = [link('libpq.so.5.18', 'libpq.so.5'), link('libpq.so.5.18', 'libz.so')];
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(list));
  await linkLibraries(folder);
  expect(await readlink(join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readFile(join(lib, 'libz.so'), 'utf8')).toBe('kept');
  await linkLibraries(folder);
});

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
  120_000,
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
}, 120_000);

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Makes a temporary folder with these files. It is removed when the test ends. */
export async function makeTestFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const { path: folder, remove } = await makeTemporaryFolder('test');
  onTestFinished(remove);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { makeTestFolder } from './test-folder.ts';

/** Returns the path of a data folder that does not exist yet. It is removed after the test. */
export async function makeDataDir(): Promise<string> {
  return join(await makeTestFolder(), 'data');
}

/**
 * Makes a stopped, empty database for one test file (`afterAll(template.remove)`). Copying it is much faster than making
 * a new one. A copy is a data folder, and is removed after the test.
 */
export async function makeDatabaseTemplate() {
  const { path, remove } = await makeTemporaryFolder('embedded-template');
  const database = await openDatabase({ dataDir: path, log: () => {} });
  await database.close();
  await rm(join(path, 'postgres/postgres.log'));
  return {
    remove,
    copy: async () => {
      const dataDir = await makeDataDir();
      // Copy the files with their owner, because they belong to another user when root runs the tests.
      await promisify(execFile)('cp', ['-a', path, dataDir]);
      return dataDir;
    },
  };
}

import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { findFreePort } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { makeTestFolder } from './test-folder.ts';

/** A data folder that does not exist yet; removed after the test. */
export async function makeDataDir(): Promise<string> {
  return join(await makeTestFolder(), 'data');
}

/**
 * A stopped, empty database for one test file (`afterAll(template.remove)`), to copy: a copy is made much
 * faster than a new one. A copy is a data folder with a port of its own, and is removed after the test.
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
      // With their owner: when root runs the tests, they are another user's.
      await promisify(execFile)('cp', ['-a', path, dataDir]);
      await writeFile(join(dataDir, 'postgres/port'), `${await findFreePort()}\n`);
      return dataDir;
    },
  };
}

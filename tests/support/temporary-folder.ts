import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that every user may enter, because PostgreSQL runs as another user if root runs the tests.
 *
 * @returns its path, and a function that removes it with everything in it
 */
export async function makeTemporaryFolder(name: string, parent = tmpdir()) {
  const path = await mkdtemp(join(parent, `${name}-`));
  await chmod(path, 0o755);
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove };
}

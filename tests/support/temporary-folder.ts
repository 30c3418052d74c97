import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that every user may enter: when root runs the tests, Postgres does not run as root.
 *
 * @returns its path, and how to remove it with everything in it.
 */
export async function makeTemporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `${name}-`));
  await chmod(path, 0o755);
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove };
}

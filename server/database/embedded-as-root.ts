// PostgreSQL refuses to run as root, so for root it runs as another user, to whom root's home is closed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderForRoot } from '#server/base/data-folder.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { makeOpenFolder, type Programs, runAs, type User } from './embedded-programs.ts';

/** The user "nobody" of Linux. */
const nobody: User = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user who runs PostgreSQL for root: the owner of the data, or else nobody. For others it is undefined.
 * @throws OperatorError if the user may not enter the folder of the data
 */
export async function findUser({
  databaseFolder,
  cluster,
}: Readonly<Record<'databaseFolder' | 'cluster', string>>): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await fs.lstat(cluster).catch(() => nobody);
  const user = uid === 0 ? nobody : { uid, gid };
  if (canEnter(dirname(databaseFolder), user)) return user;
  throw new OperatorError(
    `The database in ${databaseFolder} runs as user ${user.uid}, who may not enter that folder. ` +
      'Allow it on each folder of the path with "chmod o+x", or remove the setting DATA_DIR.',
  );
}

const canEnter = (folder: string, user: User): boolean =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;

/** Returns the folder of PostgreSQL's programs, or of a copy (60 MB for each version) if the user may not enter it. */
export async function openToUser(
  { packageFolder, bin, version }: Programs,
  user: User,
): Promise<string> {
  if (canEnter(bin, user)) return bin;
  const copy = join(folderForRoot, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const run = runAs(undefined);
    await makeOpenFolder(folderForRoot);
    const staging = await fs.mkdtemp(join(folderForRoot, 'copy-'));
    await fs.cp(packageFolder, staging, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX', staging]);
    await run('sync', []);
    // Another start may have been first.
    await fs.rename(staging, copy).catch(() => fs.rm(staging, { recursive: true }));
  }
  return join(copy, 'native/bin');
}

// PostgreSQL refuses to run as root, so for root it runs as another user, to whom root's home is closed.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderForRoot } from '#server/base/data-folder.ts';
import { OperatorError } from '#server/base/operator-error.ts';

interface User {
  readonly uid: number;
  readonly gid: number;
}

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

interface Programs {
  /** The folder of the npm package, and the folder of the programs in it. */
  readonly packageFolder: string;
  readonly bin: string;
  readonly version: string;
}

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

/** Returns a function that runs a program as `user`, without the secrets and PG* variables of this process. */
export function runAs(user: User | undefined) {
  const { PATH, TZ } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, TZ, LC_ALL: 'C' };
  return async (program: string, args: readonly string[], cwd = '/'): Promise<void> => {
    await promisify(execFile)(program, args, { env, cwd, ...user }).catch((error) => {
      const output = `${error.message}\n${error.stdout ?? ''}`.trim();
      throw new OperatorError(output, { cause: error });
    });
  };
}

/** Makes a folder and its parents. Every user may enter them, whatever the umask of this process. */
export function makeOpenFolder(folder: string): Promise<void> {
  // Node's `recursive` never ends below /proc. mkdir's `-m` would not count for the parents.
  return runAs(undefined)('sh', ['-c', 'umask 022 && exec mkdir -p "$0"', folder]);
}

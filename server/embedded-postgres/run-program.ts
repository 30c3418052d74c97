import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import type { User } from './run-as.ts';

/**
 * The environment of Postgres's programs: only what they need, so that the site's secrets and a
 * person's own PG* variables do not reach them.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TZ', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of kept) if (process.env[name]) env[name] = process.env[name];
  return env;
}

/** How `spawn` runs a program as `user`, in a folder they can be in. */
export function spawnOptions(user: User | undefined) {
  return {
    env: programEnvironment(),
    windowsHide: true,
    ...(user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {}),
  };
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
 * Runs one of Postgres's short-lived programs to its end, out of reach of the terminal's Ctrl-C.
 *
 * @throws StartError with what it printed, when it fails.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  user: User | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...spawnOptions(user),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => reject(cannotRun(program, error)));
    // Not `close`: a server that the program leaves behind may hold its streams open.
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      // What it printed last may still be on its way.
      setTimeout(() => {
        reject(new StartError(`${program} failed (${signal ?? code}).\n${output.trim()}`));
        child.stdout.destroy();
        child.stderr.destroy();
      }, 50);
    });
  });
}

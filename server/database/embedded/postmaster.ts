import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseHost, type Home, readPidFile } from './home.ts';
import type { Cluster } from './prepare.ts';
import { cannotRun, runProgram, spawnOptions, type User } from './run-program.ts';

/** A Postgres server that is starting. */
export interface Launch {
  hasEnded(): boolean;
  /** The last lines that it has logged. */
  lastWords(): string;
  /** Stops this very server again; at most about 4 s. */
  end(): Promise<unknown>;
}

/** Stopping takes about 0.1 s; more only when the disk is slow or the server frozen. */
const stopSeconds = 4;

/**
 * Starts the server on a cluster. It is a child in a session of its own, so that the terminal's
 * Ctrl-C does not reach it, and outlives this process if that is killed. Started directly and not
 * through `pg_ctl start`, because then no shell reads the path, its end is noticed at once, and a
 * killed machine's process number can be explained to it (`staleProcess`). Windows alone needs
 * `pg_ctl`, which gives up an administrator's rights.
 *
 * @param tied end it together with this process's group instead; for tests
 * @throws StartError when the program cannot be run
 */
export async function launch(cluster: Cluster, port: number, tied = false): Promise<Launch> {
  const { home, binaries, user } = cluster;
  const log = openLog(home, user);
  const start = fstatSync(log).size;
  const lastWords = () =>
    readFileSync(home.log).subarray(start).toString().trim().split('\n').slice(-6).join('\n');
  // Whoever does not log in within seconds loses the connection: there are only forty.
  const settings = [`listen_addresses=${databaseHost}`, 'authentication_timeout=5s'];
  const args = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  if (process.platform === 'win32') {
    closeSync(log);
    const start = ['start', '-w', '-t', '300', '-D', home.cluster, '-l', home.log];
    await runProgram(binaries.pgCtl, [...start, '-o', args.join(' ')], user);
    return { hasEnded: () => false, lastWords, end: () => stop(cluster).catch(() => {}) };
  }
  const options = spawnOptions(user);
  const stale = await staleProcess(home);
  if (stale) options.env.PG_GRANDPARENT_PID = String(stale);
  const child = spawn(
    binaries.postgres,
    ['-D', home.cluster, ...args, '-c', 'unix_socket_directories='],
    { ...options, stdio: ['ignore', log, log], detached: !tied },
  );
  closeSync(log);
  child.unref();
  await once(child, 'spawn').catch((error) => {
    throw cannotRun(binaries.postgres, error);
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    if (hasEnded()) return;
    child.ref();
    const ended = once(child, 'exit');
    child.kill('SIGINT'); // A fast shutdown, to Postgres.
    await Promise.race([ended, sleep(1000 * stopSeconds, undefined, { ref: false })]);
  };
  return { hasEnded, lastWords, end };
}

/**
 * After a power cut or a container's kill, postmaster.pid may name a number that another program has
 * now, or a thread of this very process, or the zombie of a server that nobody has reaped. Postgres
 * would take each for a running server and refuse. PG_GRANDPARENT_PID is how `pg_ctl` tells it that a
 * number is no server, and all its other checks stay. A server's working folder is its cluster; a
 * process of another user Postgres passes over by itself. (Linux only: elsewhere numbers are not
 * given out alike after every boot.)
 */
async function staleProcess(home: Home): Promise<number | undefined> {
  const pid = (await readPidFile(home))?.pid;
  if (!pid) return undefined;
  try {
    if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return pid;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(home.cluster) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/**
 * Stops the cluster's server and waits for it: transactions under way are undone, everything
 * acknowledged is on disk.
 *
 * @throws StartError when it does not stop in time, or does not run.
 */
export function stop({ home, binaries, user }: Cluster, seconds = stopSeconds): Promise<void> {
  const args = ['stop', '-D', home.cluster, '-m', 'fast', '-t', String(seconds)];
  return runProgram(binaries.pgCtl, args, user);
}

/** Opens the log; one former log is kept. Root follows no link there, and gives away only a new file. */
function openLog({ log }: Home, user: User | undefined): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) {
    renameSync(log, `${log}.1`);
  }
  const append = constants.O_WRONLY | constants.O_APPEND | (user ? constants.O_NOFOLLOW : 0);
  try {
    const made = openSync(log, append | constants.O_CREAT | constants.O_EXCL, 0o600);
    if (user) fchownSync(made, user.uid, user.gid);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return openSync(log, append);
  }
}

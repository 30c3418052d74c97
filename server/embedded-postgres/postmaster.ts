import { spawn } from 'node:child_process';
import {
  closeSync,
  fchownSync,
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
import { cannotRun, runProgram, spawnOptions } from './run-program.ts';

/** A Postgres server that is starting. */
export interface Launch {
  /** Settles when the server has ended; a server that has started stays. */
  readonly ended: Promise<void>;
  /** What it has logged since. */
  logged(): string;
  /** Stops this very server again; at most about 4 s. */
  end(): Promise<unknown>;
}

const onWindows = process.platform === 'win32';
const largestLog = 5_000_000;
/** Stopping takes about 0.1 s; more only when the disk is slow or the server frozen. */
const stopSeconds = 4;

/**
 * Starts the server on a cluster. It is a child in a session of its own, so that the terminal's
 * Ctrl-C does not reach it, and outlives this process: the next start adopts it. Started directly and
 * not through `pg_ctl start`, because then no shell reads the path, its end is noticed at once, and a
 * killed machine's process number can be explained to it (`staleProcess`). Windows alone needs
 * `pg_ctl`, which gives up an administrator's rights.
 *
 * @param tied end it together with this process's group instead; for tests
 */
export async function launch(cluster: Cluster, port: number, tied = false): Promise<Launch> {
  const { home, binaries, user } = cluster;
  rotateLog(home);
  const start = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  const logged = () => readFileSync(home.log).subarray(start).toString();
  const network = `-p ${port} -c listen_addresses=${databaseHost}`;
  if (onWindows) {
    await runProgram(
      binaries.pgCtl,
      ['start', '-w', '-t', '300', '-D', home.cluster, '-l', home.log, '-o', network],
      user,
    );
    const end = () => stop(cluster).catch(() => {});
    return { ended: new Promise(() => {}), logged, end };
  }
  const options = spawnOptions(user);
  const stale = await staleProcess(home);
  if (stale) options.env.PG_GRANDPARENT_PID = String(stale);
  const log = openSync(home.log, 'a', 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  const child = spawn(
    binaries.postgres,
    ['-D', home.cluster, ...network.split(' '), '-c', 'unix_socket_directories='],
    { ...options, stdio: ['ignore', log, log], detached: !tied },
  );
  closeSync(log);
  child.unref();
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => reject(cannotRun(binaries.postgres, error)));
  });
  ended.catch(() => {});
  const end = () => {
    child.kill('SIGINT'); // A fast shutdown, to Postgres.
    return Promise.race([ended.catch(() => {}), sleep(1000 * stopSeconds)]);
  };
  return { ended, logged, end };
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
 * Stops the cluster's server and waits for it, at most 4 s: transactions under way are undone,
 * everything acknowledged is on disk.
 *
 * @throws StartError when it does not stop, or does not run.
 */
export function stop({ home, binaries, user }: Cluster): Promise<void> {
  const args = ['stop', '-D', home.cluster, '-m', 'fast', '-t', String(stopSeconds)];
  return runProgram(binaries.pgCtl, args, user);
}

/** One former log is kept. */
function rotateLog(home: Home): void {
  const size = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(home.log, `${home.log}.1`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, realpathSync, renameSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { isRunning } from '#server/is-running.mjs';
import { OperatorError } from '#server/operator-error.ts';
import { runProgram, spawnOptions } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import {
  databaseHost,
  findFreePort,
  type Home,
  readLine,
  readPidFile,
  toConnection,
} from './paths.ts';

/** A server that answers, and the connection that holds the folder. */
export interface Running {
  readonly port: number;
  readonly client: pg.Client;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** Of a new cluster, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Ends the server together with this process's group; for tests. */
  readonly tied?: boolean;
}

/** For a former server that is frozen or recovering, or what is left of a killed one. */
const patienceMs = 60_000;
/** For whoever uses the folder, perhaps `npm run leads`. */
const lockPatienceMs = 4000;
const answerMs = 2000;

/** The same in every version: one user of a data folder. */
export const folderLock = 7_201_501;

/**
 * Starts the cluster's server and takes the folder, after stopping what a killed site has left. Never removes
 * postmaster.pid, nor signals the process it names before that has proved to be a server: it may be anybody by now.
 * @param ownPort the only one that will do, as the pool knows no other; default: the remembered one, if it is free
 * @throws OperatorError when somebody else uses the folder, or no server can be made to run
 */
export async function startServer(
  cluster: Cluster,
  options: EmbeddedOptions,
  ownPort?: number,
): Promise<Running> {
  const deadline = Date.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    options.signal?.throwIfAborted();
    const own = await takeOrStopFormer(cluster, ownPort);
    if (own) return own;
    const result = await launch(cluster, options, ownPort);
    if (typeof result !== 'string') return result;
    // Another start's server, or that it has stopped ours; one that is recovering or stopping; the last
    // processes of a killed one; a port that another program has taken after the look.
    const passes = /already exists|still in use|could not bind|shutdown request/.test(result);
    if (!passes || Date.now() > deadline) {
      const page = 'docs/troubleshooting.md, "The site does not start"';
      throw new OperatorError(`The database did not start. What to do: ${page}.\n${result}`);
    }
    if (tries === 5) options.log('Waiting for a database server that still has the data folder.');
    await sleep(250);
  }
}

/** Stops the cluster's former server, if nobody holds the folder; our own, which recovers by itself, is taken back. */
async function takeOrStopFormer(
  cluster: Cluster,
  ownPort: number | undefined,
): Promise<Running | undefined> {
  const former = findFormer(cluster.home);
  const client = former?.isServer && (await ask(cluster, former.port));
  if (!client) return undefined;
  let isTaken = false;
  try {
    if (!(await lockFolder(client, cluster))) return undefined;
    isTaken = former.port === ownPort;
    if (isTaken) return { port: former.port, client };
    await stopServer(cluster, 60);
  } finally {
    if (!isTaken) client.end().catch(() => {});
  }
  return undefined;
}

/**
 * Whom postmaster.pid names: perhaps another program, a thread of this one, or a zombie. A server's working folder is
 * its cluster. Linux alone tells; elsewhere numbers are not given out alike after every boot.
 */
function findFormer(home: Home) {
  const former = readPidFile(home);
  if (!former || !isRunning(former.pid)) return undefined;
  try {
    const folder = process.platform === 'linux' && readlinkSync(`/proc/${former.pid}/cwd`);
    return { ...former, isServer: !folder || folder === realpathSync(home.cluster) };
  } catch (error) {
    return { ...former, isServer: (error as NodeJS.ErrnoException).code !== 'ENOENT' };
  }
}

/** Starts a server and takes the folder. @returns the last lines of its log when it has ended */
async function launch(
  cluster: Cluster,
  { signal, tied = false }: EmbeddedOptions,
  ownPort: number | undefined,
): Promise<Running | string> {
  const { home } = cluster;
  const remembered = Number(readLine(home.portFile)) || undefined;
  const port = ownPort ?? (await findFreePort(remembered));
  const logSize = () => statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  if (logSize() > 5_000_000) renameSync(home.log, `${home.log}.1`);
  const logged = logSize();
  const child = await spawnServer(cluster, port, tied);
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    // After a crash it replays its journal first, however long that takes.
    while (!hasEnded()) {
      await sleep(20, undefined, signal && { signal });
      // Until then another server may answer on the port, which took it first.
      const told = readPidFile(home);
      const client = told?.pid === child.pid && told?.isReady && (await ask(cluster, port));
      if (!client || !(await lockFolder(client, cluster))) continue;
      if (!remembered) {
        // Only now, as another program might have taken it. `wx` follows no link.
        await writeFile(home.portFile, `${port}\n`, { flag: 'wx', flush: true });
      }
      return { port, client };
    }
  } catch (error) {
    child.ref();
    child.kill('SIGINT'); // A fast shutdown, to Postgres.
    await Promise.race([ended, sleep(4000, undefined, { ref: false })]);
    signal?.throwIfAborted();
    throw error;
  }
  const said = readFileSync(home.log).subarray(logged).toString();
  return said.trim().split('\n').slice(-6).join('\n');
}

/**
 * Runs `postgres` in a session of its own, which the terminal's Ctrl-C does not reach. Not by `pg_ctl start`: like this
 * it can be told that the process in postmaster.pid is no server. The shell opens the log as the user that Postgres
 * runs as, so that root follows no link.
 */
async function spawnServer(cluster: Cluster, port: number, tied: boolean): Promise<ChildProcess> {
  const { home, programs, user } = cluster;
  const settings = [
    `port=${port}`,
    `listen_addresses=${databaseHost}`,
    'unix_socket_directories=',
    // Whoever does not log in within seconds loses the connection: there are only forty.
    'authentication_timeout=5s',
  ].flatMap((setting) => ['-c', setting]);
  const options = spawnOptions(user);
  const former = findFormer(home);
  // How `pg_ctl`, too, tells it that a process is no server.
  if (former && !former.isServer) options.env.PG_GRANDPARENT_PID = String(former.pid);
  const command = ['umask 077; log=$1; shift; exec "$@" >>"$log" 2>&1', 'sh', home.log];
  const args = [join(programs.bin, 'postgres'), '-D', home.cluster, ...settings];
  const child = spawn('sh', ['-c', ...command, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: !tied,
  });
  child.unref();
  return child;
}

/** Stops the server: transactions under way are undone. @throws OperatorError when it does not, or does not run */
export function stopServer({ home, programs, user }: Cluster, seconds = 4): Promise<void> {
  const args = ['stop', '-D', home.cluster, '-m', 'fast', '-t', String(seconds)];
  return runProgram(join(programs.bin, 'pg_ctl'), args, user);
}

/**
 * Opens a connection to this cluster's server. Undefined, within 4 s, when another one answers, or one that is starting,
 * stopping or frozen. @throws OperatorError when it wants another password
 */
async function ask({ home, password }: Cluster, port: number): Promise<pg.Client | undefined> {
  const limits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  const config = { ...toConnection(port, password, 'postgres'), ...limits };
  const client = await connect(config, () => {}, -1).catch(({ cause }) => {
    if (!/^28/.test(cause.code)) return undefined;
    throw new OperatorError(
      `The database rejects the password in ${home.passwordFile}: someone has changed it there. ` +
        'Write the present one into that file, on one line, and start again.',
    );
  });
  const isOurs = await client
    ?.query('show data_directory')
    .then(({ rows }) => realpathSync(rows[0].data_directory) === realpathSync(home.cluster))
    .catch(() => false);
  if (isOurs) return client;
  client?.end().catch(() => {});
  return undefined;
}

/** Takes the folder for as long as the connection lives; false when the server has stopped. @throws OperatorError */
async function lockFolder(client: pg.Client, { home }: Cluster): Promise<boolean> {
  const lock = 'select pg_try_advisory_lock($1) as locked';
  for (const deadline = Date.now() + lockPatienceMs; Date.now() < deadline; await sleep(50)) {
    const answer = await client.query(lock, [folderLock]).catch(() => undefined);
    if (!answer) return false;
    if (answer.rows[0].locked) return true;
  }
  throw new OperatorError(
    `Another copy of the site is running on the data folder ${dirname(home.folder)}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.',
  );
}

// More than 150 lines: the whole life of the PostgreSQL that `npm start` brings along is here.
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { exitWithError, OperatorError } from '#server/operator-error.ts';
import { invalidPassword, lockNotAvailable, toPgError } from '#server/pg-error.ts';
import { connect } from './connect.ts';
import {
  type ClusterPaths,
  clusterPaths,
  findInstallation,
  type Installation,
} from './embedded-install.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** Settings of a new cluster, for tests. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** The server's address for a console, and the file with its password. */
export interface EmbeddedAddress {
  readonly host: string;
  readonly port: number;
  readonly folder: string;
  readonly passwordFile: string;
}

/** The key of the lock that a site holds as long as it uses the data folder. It is the same in every version. */
const folderLock = 7_201_501;

const databaseName = 'website';
const databaseUser = 'postgres';
const consoleHost = '127.0.0.1';
const patienceMs = 60_000;

const newClusterSettings = {
  max_connections: '40',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  io_method: 'sync',
  // The log holds no lead: neither the values of a failing row nor the text of a statement.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Returns how a console connects to the server of a data folder, or undefined where none has started. */
export function findConnection(dataDir: string) {
  const home = clusterPaths(join(resolve(dataDir), 'postgres'));
  if (!existsSync(home.pidFile)) return undefined;
  const connection = toConnection(home, consoleHost, databaseName);
  return connection.port > 0 ? connection : undefined;
}

/** Returns how to connect to the database of a site that runs on a data folder, or undefined if none does. */
export async function findRunningSite(dataDir: string) {
  const connection = findConnection(dataDir);
  const client = connection && (await connect(connection, { waitMs: 0 }).catch(() => undefined));
  const lock = "select from pg_locks where locktype = 'advisory' and objid = $1 and granted";
  const holders = await client?.query(lock, [folderLock]).catch(() => undefined);
  await client?.end().catch(() => {});
  return holders?.rowCount ? connection : undefined;
}

function toConnection({ pidFile, passwordFile }: ClusterPaths, host: string, database: string) {
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { host, port, user: databaseUser, password, database, ssl: false };
}

/** Returns the socket's folder, or 127.0.0.1 if the path is longer than the 103 bytes that a socket's address holds. */
const siteHost = ({ folder }: ClusterPaths) =>
  Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= 103 ? folder : consoleHost;

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed site has left running. If the server ends
 * before `close` is called, the process ends with a message. @throws OperatorError
 */
export async function startEmbedded({ dataDir, log, signal, settings }: EmbeddedOptions) {
  const installation = await findInstallation(dataDir, log);
  const { home } = installation;
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) {
    log('Making a new database. This takes a few seconds.');
    await makeCluster(installation, settings);
  }
  await checkVersion(installation);
  const holder = await startServer(installation, log, signal);
  let isClosing = false;
  holder.once('end', () => {
    if (isClosing) return;
    const remedy = 'Nothing that was stored is lost. Start the site again: it recovers by itself.';
    exitWithError(new OperatorError(`The database stopped, so the site stops. ${remedy}`));
  });
  const close = async () => {
    isClosing = true;
    // Stop it while the lock is held. Otherwise another start would find a server that is about to stop.
    await installation.control('stop', '-m', 'fast', '-t', '4').catch((error: Error) => {
      log(`The database was not stopped. The next start takes it over. ${error.message}`);
    });
    await Promise.race([holder.end().catch(() => {}), sleep(1000, undefined, { ref: false })]);
  };
  try {
    signal?.throwIfAborted();
    const existing = await holder.query('select from pg_database where datname = $1', [
      databaseName,
    ]);
    if (existing.rowCount === 0) await holder.query(`create database ${databaseName}`);
    await removeAbandoned(dirname(home.folder));
    const connection = toConnection(home, siteHost(home), databaseName);
    const { folder, passwordFile } = home;
    const address = { host: consoleHost, port: connection.port, folder, passwordFile };
    return { connection, address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the server unless it runs, and locks the folder. It tries again while an earlier server starts or ends.
 * @returns the connection that holds the lock
 */
async function startServer(
  { home, control }: Installation,
  log: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const formerLogSize = sizeOf(home.logFile);
    try {
      return await startOrJoin(home, control);
    } catch (error) {
      if (error instanceof FolderInUseError) throw error;
      const { message } = error as Error;
      const reason = readEnd(home.logFile, formerLogSize) || message;
      if (toPgError(error).syscall === 'connect') {
        // If nobody listens for so long, the number in postmaster.pid now belongs to another program. If it still were
        // the server, PostgreSQL would find its shared memory in use and refuse to start.
        if (tries > 12) await removeStaleFiles(home);
      } else if (!isTemporary.test(`${message}\n${reason}`) || Date.now() > deadline) {
        throw new OperatorError(toAdvice(error, home, reason), { cause: error });
      }
      if (tries === 8) log('Waiting for a database server that still has the data folder.');
      await sleep(250);
    }
  }
}

/** Returns why the server did not start, and what to do. */
const toAdvice = (error: unknown, { passwordFile }: ClusterPaths, reason: string) =>
  toPgError(error).code === invalidPassword
    ? `The database rejects the password in ${passwordFile}: someone has changed it there. ` +
      'Write the present password into that file, on one line, and start again.'
    : `The database did not start. What to do: docs/troubleshooting.md, "The site does not start".\n${reason}`;

/** Reports that another copy of the site runs on the data folder. */
class FolderInUseError extends OperatorError {}

/** Matches errors that will pass: a server is starting or stopping, or the processes of a killed one are ending. */
const isTemporary =
  /already exists|still in use|could not bind|is shutting down|is starting up|connection timeout/;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Returns the last lines that a log has gained since it had this size. */
const readEnd = (file: string, size: number) =>
  existsSync(file)
    ? readFileSync(file).subarray(size).toString().trim().split('\n').slice(-6).join('\n')
    : '';

/**
 * Starts the server unless it runs, connects to it and locks the folder. @returns the connection
 * @throws FolderInUseError if another copy of the site holds the lock, else the error of PostgreSQL or its programs
 */
async function startOrJoin(home: ClusterPaths, control: Installation['control']) {
  const isRunning = await control('status').then(
    () => true,
    () => false,
  );
  if (!isRunning) {
    const remembered = existsSync(home.portFile) && Number(readFileSync(home.portFile, 'utf8'));
    const port = await findFreePort(remembered || 15_432);
    if (sizeOf(home.logFile) > 5_000_000) await fs.rename(home.logFile, `${home.logFile}.1`);
    // The socket is in the parent of the cluster, which is the server's working folder.
    const settings = `-p ${port} -k .. -c listen_addresses=${consoleHost} -c authentication_timeout=5s`;
    await control('start', '-w', '-t', '300', '-l', 'postgres.log', '-o', settings);
    // `wx` follows no link.
    if (!remembered) await fs.writeFile(home.portFile, `${port}\n`, { flag: 'wx', flush: true });
  }
  const client = await connect(toConnection(home, siteHost(home), 'postgres'), { waitMs: 0 });
  // Somebody may be using the folder for a moment, perhaps `npm run leads`.
  const lock = `set lock_timeout = '4s'; select pg_advisory_lock(${folderLock})`;
  await client.query(lock).catch((error) => {
    client.end().catch(() => {});
    if (toPgError(error).code !== lockNotAvailable) throw error;
    throw new FolderInUseError(
      `Another copy of the site is running on the data folder ${dirname(home.folder)}. ` +
        'Stop it first, or set DATA_DIR to another folder for this one.',
    );
  });
  return client;
}

/** Removes the files that a killed server has left, after another program got its process number. */
async function removeStaleFiles({ folder, pidFile }: ClusterPaths): Promise<void> {
  const sockets = (await fs.readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const file of [pidFile, ...sockets.map((name) => join(folder, name))]) await fs.rm(file);
}

async function checkVersion({ home, version }: Installation): Promise<void> {
  const [ownVersion] = version.split('.');
  const folderVersion = (
    await fs.readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  ).trim();
  if (folderVersion === ownVersion) return;
  throw new OperatorError(
    folderVersion === ''
      ? `${home.folder} holds files, but no whole database. Nothing was changed. Put the database ` +
          'back from a backup, or move the folder away to begin with an empty one.'
      : `The database in ${home.cluster} was made by PostgreSQL ${folderVersion}, and this version of the site ` +
          `brings PostgreSQL ${ownVersion}, which cannot open it. Nothing was changed. Export the leads ` +
          'with the version of the site that made it, or choose another DATA_DIR.',
  );
}

/** Makes a cluster in another folder and renames it when it is on the disk. A power cut leaves nothing or a whole one. */
async function makeCluster({ home, user, run, bin }: Installation, settings = {}): Promise<void> {
  const newHome = clusterPaths(await fs.mkdtemp(join(dirname(home.folder), 'init-')));
  const password = `${randomBytes(24).toString('base64url')}\n`;
  await fs.writeFile(newHome.passwordFile, password, { flag: 'wx', mode: 0o600 });
  for (const path of [newHome.passwordFile, newHome.folder])
    if (user) await fs.lchown(path, user.uid, user.gid);
  const clusterSettings = Object.entries({ ...newClusterSettings, ...settings });
  const args = [
    `--pgdata=${newHome.cluster}`,
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...[`--username=${databaseUser}`, '--auth=scram-sha-256', `--pwfile=${newHome.passwordFile}`],
    ...clusterSettings.map(([name, value]) => `--set=${name}=${value}`),
  ];
  try {
    await run(join(bin, 'initdb'), args);
    await run('sync', []);
    await fs.rename(newHome.folder, home.folder);
    await run('sync', []);
  } catch (error) {
    await fs.rm(newHome.folder, { recursive: true, force: true });
    // Another start was faster, or the folder holds something else. The next check finds out.
    if (!existsSync(home.folder)) throw error;
  }
}

/** Removes the folders that killed first starts have left. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await fs.readdir(parent))
    if (name.startsWith('init-'))
      await fs.rm(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
}

/** Finds a free port from `port` on. By default it begins anywhere below the range that systems assign automatically. */
export async function findFreePort(port = randomInt(15_433, 32_000)): Promise<number> {
  const isFree = await new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, consoleHost, () => server.close(() => done(true)));
  });
  return isFree ? port : findFreePort(port + 1);
}

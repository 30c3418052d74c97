import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { innermostCause, lockNotAvailable } from '#server/base/database-faults.ts';
import type { Log } from '#server/base/logger.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { connect } from './connect.ts';
import {
  clusterPaths,
  databaseUser,
  type Installation,
  makeCluster,
  prepareInstallation,
} from './embedded-cluster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
  /** Runs if the server ends before `close` is called. */
  readonly onLost?: () => void;
  /** Settings of a new cluster, for tests. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** The key of the lock that a site holds as long as it uses the data folder. It is the same in every version. */
const folderLock = 7_201_501;

const databaseName = 'website';
const host = '127.0.0.1';

/** Returns how to connect to the server of a data folder, or undefined where none has started. */
export function findConnection(dataDir: string, database = databaseName) {
  const { pidFile, passwordFile } = clusterPaths(join(resolve(dataDir), 'postgres'));
  const port = readPort(pidFile);
  if (port === undefined) return undefined;
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { host, port, user: databaseUser, password, database, ssl: false };
}

/** Returns the port of a server that has started, or undefined if there is none. */
function readPort(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8').split('\n')[3]) || undefined;
  } catch {
    // The server deletes the file when it stops, perhaps at this moment.
    return undefined;
  }
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed site has left running.
 * @throws OperatorError
 */
export async function startEmbedded(options: EmbeddedOptions) {
  const { dataDir, log, signal, settings, onLost } = options;
  const installation = await prepareInstallation(dataDir);
  const { databaseFolder, passwordFile } = installation.paths;
  if (!existsSync(databaseFolder)) {
    log('Making a new database. This takes a few seconds.');
    await makeCluster(installation, settings);
  }
  const { holder, connection } = await startServer(installation, options);
  let isClosing = false;
  holder.once('end', () => {
    if (!isClosing) onLost?.();
  });
  const close = async () => {
    isClosing = true;
    // Stop it while the lock is held. Otherwise another start would find a server that is about to stop.
    await installation.pgCtl('stop', '-m', 'fast', '-t', '2').catch((error: Error) => {
      log(`The database was not stopped. The next start takes it over. ${error.message}`);
    });
    await Promise.race([holder.end().catch(() => {}), sleep(500, undefined, { ref: false })]);
  };
  try {
    signal?.throwIfAborted();
    const search = 'select from pg_database where datname = $1';
    const { rowCount } = await holder.query(search, [databaseName]);
    if (rowCount === 0) await holder.query(`create database ${databaseName}`);
    const siteConnection = { ...connection, database: databaseName };
    const files = { folder: databaseFolder, passwordFile };
    return { connection: siteConnection, files, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the server unless it runs, and locks the folder. It tries again, because an earlier server may be starting or
 * stopping, or the processes of a killed one are ending. Returns the connection that holds the lock.
 */
async function startServer(installation: Installation, { dataDir, log, signal }: EmbeddedOptions) {
  for (let tries = 1; ; tries++) {
    try {
      await startUnlessRunning(installation);
      const connection = findConnection(dataDir, 'postgres');
      if (!connection) throw new OperatorError('The database did not start.');
      // Not aborted by the signal, because only the holder of the lock stops the server.
      const holder = await connect(connection, { log, waitMs: 3000 });
      await lockFolder(holder, dataDir);
      return { holder, connection };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FolderInUseError || tries === 6) throw error;
      // Nobody listens on the port of postmaster.pid, so the server is dead, and its process id may belong to another
      // program now. If the server were alive after all, PostgreSQL would refuse to start beside its shared memory.
      const isStale = innermostCause(error).code === 'ECONNREFUSED';
      if (isStale) await fs.rm(installation.paths.pidFile, { force: true });
      await sleep(500);
    }
  }
}

async function startUnlessRunning({ paths, pgCtl }: Installation): Promise<void> {
  const isRunning = await pgCtl('status').then(
    () => true,
    () => false,
  );
  if (isRunning) return;
  // The same port each time, unless it is taken, so that the settings of consoles stay valid.
  const hash = createHash('sha256').update(paths.databaseFolder).digest().readUInt16BE();
  const port = await findFreePort(firstPort + (hash % (lastPort - firstPort)));
  // It has no Unix socket, whose path would have to be short.
  const settings = `-p ${port} -c listen_addresses=${host} -c unix_socket_directories=`;
  const start = pgCtl('start', '-w', '-t', '300', '-l', 'postgres.log', '-o', settings);
  await start.catch(async (cause: Error) => {
    const lines = (await fs.readFile(paths.logFile, 'utf8').catch(() => '')).trim().split('\n');
    const what =
      'The database did not start. What to do: docs/troubleshooting.md, "The site does not start".';
    throw new OperatorError([what, cause.message, ...lines.slice(-6)].join('\n'), { cause });
  });
}

class FolderInUseError extends OperatorError {}

/** Locks the folder as long as the connection is open. @throws FolderInUseError if another copy of the site holds it */
async function lockFolder(client: pg.Client, dataDir: string): Promise<void> {
  // Somebody may be using the folder for a moment, perhaps `npm run leads`.
  const lock = `set lock_timeout = '4s'; select pg_advisory_lock(${folderLock})`;
  await client.query(lock).catch((error) => {
    client.end().catch(() => {});
    if (innermostCause(error).code !== lockNotAvailable) throw error;
    throw new FolderInUseError(
      `Another copy of the site, or npm run leads, uses the data folder ${resolve(dataDir)}. ` +
        'Stop it first, or set DATA_DIR to another folder for this one.',
    );
  });
}

/** The ports below the range that systems assign automatically. */
const [firstPort, lastPort] = [15_433, 32_000] as const;

/** Returns the first free port from `port` on. */
export async function findFreePort(port: number): Promise<number> {
  const isFree = await new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
  return isFree ? port : findFreePort(port + 1);
}

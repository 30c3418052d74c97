import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#server/start-error.ts';
import { EmbeddedClient } from './client.ts';
import {
  databaseHost,
  databaseUser,
  findFreePort,
  isAlive,
  readLine,
  readPidFile,
} from './home.ts';
import { launch, stop } from './postmaster.ts';
import type { Cluster } from './prepare.ts';

/** A server that answers, with an open connection to its database `postgres` that holds the folder. */
export interface Running {
  readonly port: number;
  readonly client: pg.Client;
}

export interface StartClusterOptions {
  readonly log: (message: string) => void;
  /** Gives up, with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** See `launch`. */
  readonly tied?: boolean;
}

/** How long a frozen server, or the remains of a killed one, may be in the way. */
const patienceMs = 20_000;
/** How long a server may take to replay its journal after a crash. */
const recoveryMs = 300_000;
/** How long to wait for whoever uses the folder. */
const lockPatienceMs = 4000;
/** A running server answers within this time, on a busy machine too. */
const answerMs = 2000;

/** Any number, the same in every version of the site: "one user of a data folder". */
export const folderLock = 7_201_501;

/**
 * Starts the cluster's server and takes the folder. A server that is left of a killed site is stopped
 * first: there is one way to start. Never removes postmaster.pid, and signals the process it names
 * only after that has proved to be this cluster's server: the number may be anybody's by now.
 *
 * @throws StartError when somebody else uses the folder, or no server can be made to run.
 */
export async function startCluster(
  cluster: Cluster,
  options: StartClusterOptions,
): Promise<Running> {
  const { log, signal } = options;
  const start = Date.now();
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    const former = await stopFormer(cluster);
    const result = await tryToStart(cluster, options);
    if (typeof result !== 'string') {
      try {
        await lockFolder(result.client, cluster);
        return result;
      } catch (error) {
        await result.client.end().catch(() => {});
        if (error instanceof StartError || tries === 3) throw error;
        continue;
      }
    }
    if (former === 'refused') throw refused(cluster);
    // These pass: another start's server, one that is recovering or stopping, or the last processes of
    // a killed one. A port lost to another program after the look is simply chosen anew.
    const isInTheWay = /already exists|still in use|could not bind/.test(result);
    const waitMs = former === 'starting' ? recoveryMs : patienceMs;
    if (!isInTheWay || Date.now() - start > waitMs) {
      throw new StartError(`The database did not start. ${adviceOn(result, cluster)}\n${result}`);
    }
    if (tries % 20 === 5) log('Waiting for the database server that still has the data folder.');
    await sleep(250);
  }
}

/** Stops the server that postmaster.pid names, if it is this cluster's and nobody holds the folder. */
async function stopFormer(cluster: Cluster) {
  const former = await readPidFile(cluster.home);
  // Whoever listens on the port of a server that has ended is a stranger.
  if (!former || !isAlive(former.pid)) return undefined;
  const answer = await ask(cluster, former.port);
  if (typeof answer === 'string') return answer;
  try {
    await lockFolder(answer, cluster, '2 s');
    await stop(cluster, 60);
  } catch (error) {
    // Anything else: the site that held it has stopped it meanwhile.
    if (error instanceof StartError) throw error;
  } finally {
    answer.end().catch(() => {});
  }
  return undefined;
}

/** @returns the last lines of the server's log when it has ended */
async function tryToStart(
  cluster: Cluster,
  { log, signal, tied }: StartClusterOptions,
): Promise<Running | string> {
  const remembered = Number(await readLine(cluster.home.portFile)) || undefined;
  const port = await findFreePort(remembered);
  const server = await launch(cluster, port, tied);
  try {
    for (const deadline = Date.now() + recoveryMs; Date.now() < deadline && !server.hasEnded(); ) {
      await sleep(40, undefined, signal && { signal });
      const answer = await ask(cluster, port);
      if (answer === 'refused' && !server.hasEnded()) throw refused(cluster);
      if (typeof answer === 'string') continue;
      if (remembered && port !== remembered) {
        log(`Port ${remembered} is taken: the database listens on ${port} this time.`);
      }
      return { port, client: answer };
    }
  } catch (error) {
    await server.end();
    throw error;
  }
  return server.lastWords();
}

/** By SQLSTATE: cannot_connect_now, and the two of a login that is refused. */
const states: Readonly<Record<string, 'starting' | 'refused'>> = {
  '57P03': 'starting',
  '28P01': 'refused',
  '28000': 'refused',
};

/**
 * Finds out what answers on a port, within about 4 s: this cluster's server, by an open connection to
 * it; one that is `starting` or stopping; one that wants another password (`refused`); or nothing, a
 * frozen server or a stranger (`other`).
 */
async function ask({ home, password }: Cluster, port: number) {
  const client = new EmbeddedClient({
    host: databaseHost,
    port,
    user: databaseUser,
    password,
    database: 'postgres',
    application_name: 'website start',
    connectionTimeoutMillis: answerMs,
    // For what is done with it later: making a database takes long on a slow disk.
    query_timeout: 60_000,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const asking = client.query('show data_directory');
    const answer = await Promise.race([asking, sleep(answerMs, undefined, { ref: false })]);
    if (!answer) throw new Error('timeout');
    const [folder, cluster] = [answer.rows[0].data_directory, home.cluster];
    if ((await realpath(folder)) === (await realpath(cluster))) return client;
    throw new Error('another cluster');
  } catch (error) {
    client.end().catch(() => {});
    return states[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other';
  }
}

/**
 * Takes the folder for as long as the connection lives.
 *
 * @param minimumAge of the server: a younger one's own start has not taken the folder yet
 * @throws StartError when somebody else keeps it
 */
async function lockFolder(client: pg.Client, { home }: Cluster, minimumAge = '0'): Promise<void> {
  for (const deadline = Date.now() + lockPatienceMs; Date.now() < deadline; await sleep(100)) {
    const { rows } = await client.query(
      `select pg_try_advisory_lock($1) as locked
       where clock_timestamp() - pg_postmaster_start_time() >= $2::interval`,
      [folderLock, minimumAge],
    );
    if (rows[0]?.locked) return;
  }
  throw new StartError(
    `Another copy of the site is running on the data folder ${dirname(home.folder)}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.',
  );
}

function refused({ home }: Cluster): StartError {
  return new StartError(
    `The database rejects the password in ${home.passwordFile}: someone has changed it there. ` +
      'Write the present one into that file, on one line, and start again.',
  );
}

/** What the operator can do, by what Postgres said when it could not start. */
function adviceOn(lastWords: string, { home }: Cluster): string {
  if (/lock file .* is empty/.test(lastWords)) {
    return `If no other copy of the site uses it, delete ${home.cluster}/postmaster.pid and start again.`;
  }
  if (/checkpoint record|record length|invalid magic|could not read from log/.test(lastWords)) {
    return `Its journal is damaged. Move ${home.folder} away, start anew and put the leads back from a backup.`;
  }
  return /No space left/.test(lastWords) ? 'The disk is full: free some space.' : '';
}

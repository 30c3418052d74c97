import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { findFreePort, isAlive, readLine, readPidFile } from './home.ts';
import { type Launch, launch } from './postmaster.ts';
import type { Cluster } from './prepare.ts';
import { probe } from './probe.ts';

/** A server that answers, with one open connection to its database `postgres`. */
export interface Running {
  readonly port: number;
  readonly client: pg.Client;
}

export interface EnsureOptions {
  readonly log: (message: string) => void;
  /** Gives up, with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** See `launch`. */
  readonly tied?: boolean;
}

/** How long a server may be silent, or the remains of a killed one be in the way. */
const patienceMs = 20_000;
/** How long a server may take to replay its journal after a crash. */
const recoveryMs = 300_000;

/**
 * Makes the cluster's server run: adopts one that runs already (its site was killed), waits for one
 * that is starting or stopping, and otherwise starts it. Never removes postmaster.pid and never
 * signals the process it names: it may be anybody's.
 *
 * @throws StartError when no server can be made to run.
 */
export async function ensureRunning(cluster: Cluster, options: EnsureOptions): Promise<Running> {
  const { log, signal } = options;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    const former = await readPidFile(cluster.home);
    let state = 'other';
    // Whoever listens on the port of a server that has ended is a stranger.
    if (former && isAlive(former.pid)) {
      const found = await waitWhileStarting(cluster, former.port, options);
      if (found.state === 'ours') return { port: former.port, client: found.client };
      state = found.state;
    }
    const result = await tryToStart(cluster, options);
    if ('client' in result) return result;
    if (state === 'refused') throw refused(cluster);
    if (result.isOver || Date.now() > deadline) {
      const silent = `Process ${former?.pid} holds the database and does not answer on port ${former?.port}.`;
      throw new StartError(
        `The database did not start. ${state === 'silent' ? silent : adviceOn(result.lastWords, cluster)}\n${result.lastWords}`,
      );
    }
    if (state === 'silent') log('A database server holds the data folder and does not answer yet.');
    await sleep(250);
  }
}

async function tryToStart(
  cluster: Cluster,
  options: EnsureOptions,
): Promise<Running | { lastWords: string; isOver: boolean }> {
  const remembered = Number(await readLine(cluster.home.portFile)) || undefined;
  const port = await findFreePort(remembered);
  const attempt = await launch(cluster, port, options.tied);
  const client = await waitUntilUp(cluster, port, attempt, options).catch(async (error) => {
    await attempt.end();
    throw error;
  });
  if (client && remembered && port !== remembered) {
    options.log(`Port ${remembered} is taken: the database listens on ${port} this time.`);
  }
  if (client) return { port, client };
  const lastWords = attempt.logged().trim().split('\n').slice(-6).join('\n');
  // Both pass: another start's server, or the last processes of a killed one. A port lost to another
  // program between the look and the start is simply chosen anew.
  const isInTheWay = /already exists|still in use|could not bind/.test(lastWords);
  return { lastWords, isOver: !isInTheWay };
}

async function waitUntilUp(
  cluster: Cluster,
  port: number,
  attempt: Launch,
  { signal }: EnsureOptions,
): Promise<pg.Client | undefined> {
  let hasEnded = false;
  const ended = attempt.ended.then(() => {
    hasEnded = true;
  });
  for (const deadline = Date.now() + recoveryMs; Date.now() < deadline && !hasEnded; ) {
    await Promise.race([ended, sleep(40, undefined, signal ? { signal } : {})]);
    const found = await probe(cluster, port);
    if (found.state === 'ours') return found.client;
    if (found.state === 'refused' && !hasEnded) throw refused(cluster);
  }
  return undefined;
}

async function waitWhileStarting(cluster: Cluster, port: number, { log, signal }: EnsureOptions) {
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted();
    const found = await probe(cluster, port);
    if (found.state !== 'starting' || tries * 100 > recoveryMs) return found;
    if (tries % 100 === 10) log('Waiting for the database, which is starting or stopping.');
    await sleep(100);
  }
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

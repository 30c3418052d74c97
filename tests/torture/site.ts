import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { builtSite, databaseUrlOf, sourceSite } from '#tests/support/built-site.ts';
import { findPostmaster, isRunning } from '#tests/support/postgres-process.ts';
import { type ServerCommand, ServerProcess } from '#tests/support/server-process.ts';
import { slack } from '#tests/support/slack.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** True in `npm test -- torture`, which runs fewer rounds on the site's source. */
export const isShort = process.env.TORTURE === 'short';

/** Multiplies promised times. Only `npm run torture`, on a quiet machine, measures the times themselves. */
export const tortureSlack = isShort ? slack : 1;

/** Returns the command of the site with these settings. Each lead comes from a different address, as behind a proxy. */
export const siteCommand = (settings: Readonly<Record<string, string>>) =>
  (isShort ? sourceSite : builtSite)({ TRUST_PROXY: 'loopback', ...settings });

/** A site with its own embedded database. */
export interface Site {
  readonly server: ServerProcess;
  readonly url: string;
  readonly dataDir: string;
  /** Returns the database's present address. After a fault the port may differ. */
  findDatabase(): Promise<string>;
}

/** Starts a site on a new database, on a free port or the given one. The end of the test removes it with its files. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? (await makeTestFolder());
  onTestFinished(() => endPostgres(dataDir));
  const command = siteCommand({ DATA_DIR: dataDir, ...settings });
  const server = await startServer({ ...command, ...(port && { port }) });
  return { server, url: server.url, dataDir, findDatabase: () => databaseUrlOf(dataDir) };
}

/** Starts a server. If it still runs at the end of the test, it is killed, because it may hang. */
export async function startServer(command: ServerCommand): Promise<ServerProcess> {
  const server = await ServerProcess.spawn(command);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.waitUntilUp();
  return server;
}

/** Ends the embedded PostgreSQL that a killed site has left behind, frozen or not. */
async function endPostgres(dataDir: string): Promise<void> {
  const pid = await findPostmaster(dataDir).catch(() => undefined);
  if (pid === undefined || !isRunning(pid)) return;
  if (process.platform === 'linux') await signalPostgres(dataDir, 'SIGCONT');
  process.kill(pid, 'SIGQUIT');
  for (const deadline = Date.now() + 60_000; isRunning(pid); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL ${pid} on ${dataDir} does not end`);
  }
}

/** Sends a signal to the server and to every process it has started. Linux only. */
export async function signalPostgres(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await findPostmaster(dataDir);
  for (const pid of [postmaster, ...findChildren(postmaster)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Returns the child processes of a process. Linux lists them in one line. */
const findChildren = (parent: number): number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').match(/\d+/g)?.map(Number) ?? [];

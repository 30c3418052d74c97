import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrlOf, type SiteProgram } from '#tests/support/built-site.ts';
import { findPostmaster, isRunning } from '#tests/support/postgres-process.ts';
import { type ServerCommand, ServerProcess } from '#tests/support/server-process.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import type { Scope } from './scope.ts';

export type { SiteProgram };

/** Settings with which each lead comes from a different address, as behind a proxy on this machine. */
export const behindProxy = { TRUST_PROXY: 'loopback' };

/** A site with its own embedded database. */
export interface Site {
  readonly server: ServerProcess;
  readonly url: string;
  readonly dataDir: string;
  /** Returns the database's present address. After a fault the port may differ. */
  findDatabase(): Promise<string>;
}

/** Starts a site on a new database. The end of the scope removes it with all its files. */
export async function startSite(
  { site, scope }: { readonly site: SiteProgram; readonly scope: Scope },
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? (await makeDataDir(scope));
  scope.atEnd(() => endPostgres(dataDir));
  const server = await startServer(scope, site({ ...behindProxy, DATA_DIR: dataDir, ...settings }));
  return { server, url: server.url, dataDir, findDatabase: () => databaseUrlOf(dataDir) };
}

/** Starts a server. If it still runs at the end of the scope, it is killed, because it may hang. */
export async function startServer(scope: Scope, command: ServerCommand): Promise<ServerProcess> {
  const server = await ServerProcess.spawn(command);
  scope.atEnd(() => server.end('SIGKILL'));
  await server.waitUntilUp();
  return server;
}

async function makeDataDir(scope: Scope): Promise<string> {
  const folder = await makeTemporaryFolder('torture');
  scope.atEnd(folder.remove);
  return folder.path;
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeAt, readPidFile } from '#server/database/embedded/home.ts';

/** The process number of the embedded server on a data folder. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const found = await readPidFile(homeAt(join(dataDir, 'postgres')));
  if (!found) throw new Error(`no server runs on ${dataDir}`);
  return found.pid;
}

/** Kills the embedded server as a crash would: at once, leaving everything behind. */
export async function killPostmaster(dataDir: string): Promise<void> {
  process.kill(await findPostmaster(dataDir), 'SIGKILL');
}

/** Sends a signal to the server and to every process it has started. Linux only. */
export async function signalPostgres(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await findPostmaster(dataDir);
  for (const pid of [postmaster, ...findChildren(postmaster)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

function findChildren(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && findParent(pid) === parent);
}

function findParent(pid: number): number | undefined {
  try {
    // "1234 (any name) S 1 …": the parent is the second word after the name.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Is there a process of this number that has not ended? (A zombie has.) */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      !existsSync('/proc') || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true if a process of this number runs, even another user's. A zombie has ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // Only Linux has this folder.
    return true;
  }
}

/** Returns the process number of the embedded server on a data folder. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  if (!existsSync(file)) throw new Error(`no server runs on ${dataDir}`);
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

/** Kills the embedded server as a crash would, without any cleaning up. */
export async function killPostmaster(dataDir: string): Promise<void> {
  process.kill(await findPostmaster(dataDir), 'SIGKILL');
}

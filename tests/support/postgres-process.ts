import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPidFile, toHome } from '#server/database/embedded/paths.ts';

/** The process number of the embedded server on a data folder. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const found = readPidFile(toHome(join(dataDir, 'postgres')));
  if (!found) throw new Error(`no server runs on ${dataDir}`);
  return found.pid;
}

/** Kills the embedded server as a crash would: at once, leaving everything behind. */
export async function killPostmaster(dataDir: string): Promise<void> {
  process.kill(await findPostmaster(dataDir), 'SIGKILL');
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

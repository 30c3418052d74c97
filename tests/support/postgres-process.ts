import { join } from 'node:path';
import { readPidFile, toHome } from '#server/database/embedded/paths.ts';

export { isRunning } from '#server/is-running.mjs';

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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export { isRunning } from '#server/is-running.mjs';

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

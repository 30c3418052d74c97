import { existsSync, readFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { runProgram } from './binaries.ts';

export const databaseUser = 'postgres';
export const databaseName = 'website';
/** Never reachable from another machine. */
export const databaseHost = '127.0.0.1';

export type Home = ReturnType<typeof toHome>;

export function toHome(folder: string) {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    /** Remembered, so that staff can keep their console's settings. */
    portFile: join(folder, 'port'),
    log: join(folder, 'postgres.log'),
  };
}

/** The database's home in a data folder, which is made if need be; `postgres` in it may be a link. */
export async function findHome(dataDir: string): Promise<Home> {
  const folder = resolve(dataDir);
  // Node's own `recursive` never comes to an end below /proc.
  await runProgram('mkdir', ['-p', folder]).catch(({ message }: Error) => {
    const reason = message.trim().split('\n').at(-1);
    throw new OperatorError(`The data folder cannot be made: ${reason}. Set another DATA_DIR.`);
  });
  const entrance = join(folder, 'postgres');
  // The link may lead to a folder that is not there yet: `realpath` would fail.
  const target = await readlink(entrance).catch(() => undefined);
  return toHome(target === undefined ? entrance : resolve(folder, target));
}

export function readLine(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split('\n')[0]?.trim();
}

/** What postmaster.pid says of the cluster's server, which may have been killed since. */
export function readPidFile(home: Home) {
  let lines: string[];
  try {
    lines = readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  // Before line 4 is written, the server is not far enough to matter.
  return pid && port ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** How to connect to an embedded server. */
export const toConnection = (port: number, password: string, database = databaseName) => ({
  host: databaseHost,
  port,
  user: databaseUser,
  password,
  database,
});

/** How to connect to the server of a data folder; undefined when none has run. */
export function findConnection(dataDir: string) {
  const home = toHome(join(dataDir, 'postgres'));
  const port = readPidFile(home)?.port;
  const password = readLine(home.passwordFile);
  if (port === undefined || password === undefined) return undefined;
  return toConnection(port, password);
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, databaseHost, () => server.close(() => resolve(true)));
  });
}

/** Outside the range from which systems give out ports by themselves. */
const firstPort = 15_432;

export async function findFreePort(from = firstPort): Promise<number> {
  let port = from;
  while (!(await isPortFree(port))) port++;
  return port;
}

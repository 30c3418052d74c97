import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '#server/base/operator-error.ts';
import { findPrograms, findRunner, run } from './embedded-programs.ts';

export const databaseUser = 'postgres';

export type Installation = Awaited<ReturnType<typeof prepareInstallation>>;

/** Names what a database consists of. PostgreSQL calls its own files a cluster. */
export const clusterPaths = (databaseFolder: string) => ({
  databaseFolder,
  cluster: join(databaseFolder, 'cluster'),
  pidFile: join(databaseFolder, 'cluster/postmaster.pid'),
  passwordFile: join(databaseFolder, 'password'),
  logFile: join(databaseFolder, 'postgres.log'),
});

/** Makes the data folder, and finds the paths and programs of the database. @throws OperatorError */
export async function prepareInstallation(dataDir: string) {
  const folder = resolve(dataDir);
  // Node's own function with `recursive` never ends below /proc.
  await run(['mkdir', '-p', folder]).catch(({ message }: Error) => {
    const reason = message.trim().split('\n').at(-1);
    throw new OperatorError(`The data folder cannot be made: ${reason}. Set another DATA_DIR.`);
  });
  const paths = clusterPaths(join(folder, 'postgres'));
  const bin = await findPrograms();
  const { prefix, user } = await findRunner(paths.cluster);
  const initdb = (...args: string[]) => run([...prefix, join(bin, 'initdb'), ...args], user);
  const pgCtl = (...args: string[]) => {
    const command = [...prefix, join(bin, 'pg_ctl'), ...args, '-D', 'cluster'];
    return run(command, { cwd: paths.databaseFolder, ...user });
  };
  return { paths, prefix, user, bin, initdb, pgCtl };
}

const newClusterSettings = {
  max_connections: '40',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  io_method: 'sync',
  // PostgreSQL only appends to its log. A line for each checkpoint would fill the disk in time.
  log_checkpoints: 'off',
  // The log holds no lead: neither the values of a failing row nor the text of a statement.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Makes a cluster in another folder and renames it when it is on the disk. A power cut leaves no part of one. */
export async function makeCluster(
  { paths, user, initdb }: Installation,
  settings = {},
): Promise<void> {
  const newPaths = clusterPaths(
    await fs.mkdtemp(join(dirname(paths.databaseFolder), 'postgres-init-')),
  );
  const password = `${randomBytes(24).toString('base64url')}\n`;
  await fs.writeFile(newPaths.passwordFile, password, { flag: 'wx', mode: 0o600 });
  for (const path of [newPaths.passwordFile, newPaths.databaseFolder])
    if (user) await fs.lchown(path, user.uid, user.gid);
  const clusterSettings = Object.entries({ ...newClusterSettings, ...settings });
  const args = [
    `--pgdata=${newPaths.cluster}`,
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...[`--username=${databaseUser}`, '--auth=scram-sha-256', `--pwfile=${newPaths.passwordFile}`],
    ...clusterSettings.map(([name, value]) => `--set=${name}=${value}`),
  ];
  try {
    await initdb(...args);
    await run(['sync']);
    await fs.rename(newPaths.databaseFolder, paths.databaseFolder);
    await run(['sync']);
  } catch (error) {
    await fs.rm(newPaths.databaseFolder, { recursive: true, force: true });
    // Another start was faster, or the folder holds something else. The next check finds out.
    if (!existsSync(paths.databaseFolder)) throw error;
  }
}

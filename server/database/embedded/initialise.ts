import { randomBytes } from 'node:crypto';
import { lchown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync } from '../sync.ts';
import type { Binaries } from './binaries.ts';
import { databaseUser, findFreePort, type Home, homeAt, isAlive } from './home.ts';
import { runProgram, type User } from './run-program.ts';

/**
 * What a new cluster's postgresql.conf says; the operator may change it there. A site's leads are
 * few and small: memory is kept low. Durability is PostgreSQL's default, spelt out.
 */
const newClusterSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '40',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '1',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  // The log holds no lead: neither a failing row's values nor a statement's text.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
};

/** Settings by name, as `initdb --set` takes them. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Makes a new cluster with a random password in `home`. It is made in a folder beside, written to the
 * disk and then renamed, so that a kill or a power cut leaves either nothing or a whole one. When
 * another start has made one meanwhile, that one stands.
 *
 * @throws StartError when `initdb` fails.
 */
export async function initialise(
  home: Home,
  binaries: Binaries,
  user: User | undefined,
  settings: Settings = {},
): Promise<void> {
  const parent = dirname(home.folder);
  await removeAbandoned(parent);
  const staging = homeAt(join(parent, `init-${process.pid}`));
  try {
    await mkdir(staging.folder, { mode: 0o700 });
    await write(staging.passwordFile, randomBytes(24).toString('base64url'), user);
    await write(staging.portFile, String(await findFreePort()), user);
    if (user) await lchown(staging.folder, user.uid, user.gid);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const login = ['-U', databaseUser, '-A', 'scram-sha-256', `--pwfile=${staging.passwordFile}`];
    const set = Object.entries({ ...newClusterSettings, ...settings });
    await runProgram(
      binaries.initdb,
      ['-D', staging.cluster, '-E', 'UTF8', ...locale, ...login, '--no-instructions'].concat(
        set.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
      ),
      user,
    );
    // initdb has written the cluster itself to the disk.
    await sync(staging.folder);
    await rename(staging.folder, home.folder).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await sync(parent);
  } finally {
    await rm(staging.folder, { recursive: true, force: true });
  }
}

/** Makes a file of one line on the disk that only its owner may read. */
async function write(file: string, line: string, user: User | undefined): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${line}\n`);
    if (user) await handle.chown(user.uid, user.gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what is left of first starts that were killed half-way. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^init-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    // The initdb of a killed start may still be at its work.
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

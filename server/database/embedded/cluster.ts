import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRunning } from '#server/is-running.mjs';
import { OperatorError } from '#server/operator-error.ts';
import * as programs from './binaries.ts';
import { databaseUser, findHome, type Home, readLine, toHome } from './paths.ts';
import type { EmbeddedOptions } from './server.ts';

export type Cluster = Awaited<ReturnType<typeof prepareCluster>>;
type Place = Awaited<ReturnType<typeof findPlace>>;

/** Of a new cluster: little memory and disk, as leads are few and small. Durability is the default. */
const newClusterSettings = {
  max_connections: '40',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  // No processes that only read.
  io_method: 'sync',
  // The log holds no lead: neither a failing row's values nor a statement's text.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Finds the database in the data folder, or makes it. @throws OperatorError where it cannot be opened */
export async function prepareCluster({ dataDir, log, settings }: EmbeddedOptions) {
  const place = await findPlace(await findHome(dataDir), log);
  const { folder, cluster, passwordFile } = place.home;
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    log('Making a new database; this takes a few seconds.');
    await initialise(place, settings);
  }
  const version = readLine(versionFile);
  if (version === undefined) {
    throw new OperatorError(
      `${folder} holds files, but no whole database. Nothing was changed. Put the database ` +
        'back from a backup, or move the folder away to begin with an empty one.',
    );
  }
  const major = place.programs.version.split('.')[0];
  if (version !== major) {
    throw new OperatorError(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this version of the site ` +
        `brings PostgreSQL ${major}, which cannot open it. Nothing was changed. Export the leads ` +
        'with the version of the site that made it, or choose another DATA_DIR.',
    );
  }
  const password = readLine(passwordFile);
  if (!password) throw new OperatorError(`The database's password is missing: ${passwordFile}`);
  return { ...place, password };
}

const systemFolder = '/var/lib/website-database';

/** Where the database is and as whom it runs; who may not enter root's home gets a new one below `systemFolder`, by a link. */
async function findPlace(home: Home, log: EmbeddedOptions['log']) {
  const installed = await programs.findPrograms();
  const passwd = await fs.readFile('/etc/passwd', 'utf8').catch(() => '');
  const owner = await fs.lstat(home.cluster).catch(() => undefined);
  const user = programs.chooseUser(process.getuid?.(), passwd, owner);
  // Undefined: this process's own user.
  const place = { home, programs: installed, user };
  if (!user) return place;
  const folder = dirname(home.folder);
  if (!programs.canEnter(folder, user)) {
    if (owner) {
      throw new OperatorError(
        `The database in ${home.folder} runs as user ${user.uid}, who may not enter that folder. ` +
          'Allow it on the way there with "chmod o+x", or start the site as an ordinary user.',
      );
    }
    await programs.makeOpenFolder(systemFolder);
    const outside = await fs.mkdtemp(join(systemFolder, 'site-'));
    await programs.makeOpenFolder(outside);
    await fs.symlink(join(outside, 'postgres'), home.folder);
    log(
      `The database runs as user ${user.uid}, who may not enter ${folder}: its files are in ` +
        `${outside}. Set DATA_DIR to choose another place.`,
    );
    place.home = toHome(join(outside, 'postgres'));
  }
  if (!programs.canEnter(installed.bin, user)) {
    await programs.makeOpenFolder(systemFolder);
    place.programs = await programs.copyPrograms(installed, systemFolder);
  }
  return place;
}

/** Makes a cluster beside its place, and renames it: a kill or a power cut leaves nothing or a whole one. Another start's stands. */
async function initialise({ home, programs: { bin }, user }: Place, settings = {}): Promise<void> {
  const parent = dirname(home.folder);
  await removeAbandoned(parent);
  const { folder, cluster, passwordFile } = toHome(join(parent, `init-${process.pid}`));
  try {
    await fs.mkdir(folder, { mode: 0o700 });
    const file = { flag: 'wx', mode: 0o600, flush: true };
    await fs.writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, file);
    for (const made of [passwordFile, folder]) {
      if (user) await fs.lchown(made, user.uid, user.gid);
    }
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const login = ['-U', databaseUser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    const set = Object.entries({ ...newClusterSettings, ...settings });
    const args = ['-D', cluster, '-E', 'UTF8', ...locale, ...login].concat(
      set.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    );
    await programs.runProgram(join(bin, 'initdb'), args, user);
    await fs.rename(folder, home.folder).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    // What has its name now outlasts a power cut.
    await programs.runProgram('sync', []);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** What is left of first starts that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await fs.readdir(parent)) {
    const pid = Number(/^init-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isRunning(pid))) continue;
    // Its initdb may still be at work.
    await fs.rm(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { sync } from '../sync.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { findHome, type Home, readLine } from './home.ts';
import { initialise, type Settings } from './initialise.ts';
import { canEnter, chooseUser, type User } from './run-program.ts';

/** Everything a start needs to know of the database on disk. */
export interface Cluster {
  readonly home: Home;
  readonly binaries: Binaries;
  /** The user that Postgres runs as, when not this process's own. */
  readonly user: User | undefined;
  readonly password: string;
}

export interface PrepareOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Settings of a new cluster beside the usual ones. */
  readonly settings?: Settings;
}

/** Where the database goes when its user may not enter the project's own folder. */
const systemFolder = '/var/lib/website-database';

/**
 * Finds the database in the data folder, or makes it. Never changes one that it cannot open.
 *
 * @throws StartError when there is no database that this start could open.
 */
export async function prepareCluster(options: PrepareOptions): Promise<Cluster> {
  try {
    return await prepare(options);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw new StartError(`The data folder ${options.dataDir} cannot be used: ${message}`);
  }
}

async function prepare({ dataDir, log, settings }: PrepareOptions): Promise<Cluster> {
  const uid = process.getuid?.();
  let binaries = await findBinaries();
  let home = await findHome(dataDir);
  const owner = await lstat(home.cluster).catch(() => undefined);
  if (owner?.uid === 0 && uid === 0) {
    throw new StartError(
      owner.isSymbolicLink()
        ? `${home.cluster} is a link of root's, which is not followed: put the folder itself there.`
        : `The database in ${home.folder} belongs to root, as whom PostgreSQL does not run. ` +
            'Give it to the user it had, for example with "chown -R postgres", and start again.',
    );
  }
  const user = chooseUser(uid, await readFile('/etc/passwd', 'utf8').catch(() => ''), owner);

  if (user) {
    if (!canEnter(dirname(home.folder), user)) {
      if (owner) {
        throw new StartError(
          `The database in ${home.folder} runs as "${user.name}", who may not enter that folder. ` +
            'Allow it on the way there with "chmod o+x", or start the site as an ordinary user.',
        );
      }
      home = await moveToSystemFolder(dataDir, user, log);
    }
    if (!canEnter(dirname(binaries.postgres), user)) {
      binaries = await copyBinaries(binaries, systemFolder);
    }
  } else if (owner && uid !== undefined && owner.uid !== uid) {
    throw new StartError(
      `The database in ${home.folder} belongs to another user (number ${owner.uid}). ` +
        'Start the site as that user or as root, or choose another DATA_DIR.',
    );
  }

  if (!(await holdsDatabase(home, binaries))) {
    log('Making a new database; this takes a few seconds.');
    await initialise(home, binaries, user, settings);
  }
  const password = await readLine(home.passwordFile);
  if (!password) throw new StartError(`The database's password is missing: ${home.passwordFile}`);
  return { home, binaries, user, password };
}

/**
 * @returns false when there is nothing at all, so that a new database may be made
 * @throws StartError when there is something that this version cannot open.
 */
async function holdsDatabase(home: Home, { major }: Binaries): Promise<boolean> {
  const version = await readLine(join(home.cluster, 'PG_VERSION'));
  if (version === major) return true;
  if (version !== undefined) {
    throw new StartError(
      `The database in ${home.cluster} was made by PostgreSQL ${version}, and this version of the ` +
        `site brings PostgreSQL ${major}, which cannot open it. Nothing was changed. Export the ` +
        'leads with the version of the site that made it, or choose another DATA_DIR.',
    );
  }
  const content = await readdir(home.folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (content.length === 0) return false;
  throw new StartError(
    `${home.folder} holds files, but no whole database. Nothing was changed. Put the database ` +
      'back from a backup, or move the folder away to begin with an empty one.',
  );
}

/**
 * Started by root in a folder that only root may enter (root's own home, above all), Postgres cannot
 * work there as the user it runs as. Its home is then a new folder below `systemFolder`, and a link
 * in the data folder leads there, so that every later start finds the same database.
 *
 * @throws StartError when the system folder cannot be made either.
 */
async function moveToSystemFolder(
  dataDir: string,
  { name }: User,
  log: (message: string) => void,
): Promise<Home> {
  const folder = resolve(dataDir);
  try {
    await mkdir(systemFolder, { recursive: true, mode: 0o755 });
    const place = await mkdtemp(join(systemFolder, 'site-'));
    await chmod(place, 0o755);
    await symlink(join(place, 'postgres'), join(folder, 'postgres'));
    for (const changed of [dirname(systemFolder), systemFolder, folder]) await sync(changed);
    log(
      `The database runs as "${name}", who may not enter ${folder}: its files are in ${place}. ` +
        'Set DATA_DIR to choose another place.',
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Another start has made the link meanwhile.
    if (code !== 'EEXIST') {
      throw new StartError(
        `PostgreSQL does not run as root; it runs as "${name}", who may not enter ${folder}, and ` +
          `${systemFolder} cannot be used instead (${message}). Start the site as an ordinary user, ` +
          'or set DATABASE_URL to use another Postgres.',
      );
    }
  }
  return findHome(dataDir);
}

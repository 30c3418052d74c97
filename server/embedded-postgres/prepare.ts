import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { findHome, moveToSystemFolder, systemFolder } from './find-home.ts';
import { type Home, readLine } from './home.ts';
import { initialise, type Settings } from './initialise.ts';
import { canEnter, chooseUser, type User } from './run-as.ts';

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
    throw new StartError(
      `The data folder ${options.dataDir} cannot be used: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function prepare({ dataDir, log, settings }: PrepareOptions): Promise<Cluster> {
  let binaries = await findBinaries();
  let home = await findHome(dataDir);
  const owner = await stat(home.cluster).catch(() => undefined);
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const user = chooseUser(process.getuid?.(), passwd, owner);

  if (user) {
    if (!canEnter(dirname(home.folder), user)) {
      if (owner) throw outOfReach(home, user);
      home = await moveToSystemFolder(dataDir, user, log);
    }
    if (!canEnter(dirname(binaries.postgres), user)) {
      binaries = await copyBinaries(binaries, systemFolder);
    }
    // Put back from a backup, for example. No Postgres can be running on files that belong to root.
    if (owner?.uid === 0) await giveTo(user, home.folder);
  } else {
    await checkOwner(home);
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

async function checkOwner(home: Home): Promise<void> {
  const owner = await stat(home.folder).catch(() => undefined);
  if (!owner || !process.getuid || owner.uid === process.getuid()) return;
  throw new StartError(
    `The database in ${home.folder} belongs to another user (number ${owner.uid}). ` +
      'Start the site as that user or as root, or choose another DATA_DIR.',
  );
}

function outOfReach({ folder }: Home, { name }: User): StartError {
  return new StartError(
    `The database in ${folder} runs as "${name}", who may not enter that folder. Allow it on the way ` +
      'there with "chmod o+x", or start the site as an ordinary user.',
  );
}

async function giveTo({ uid, gid }: User, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const path of ['', ...entries]) await lchown(join(folder, path), uid, gid);
}

import { chmod, mkdir, mkdtemp, readlink, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Home, homeAt } from './home.ts';
import type { User } from './run-as.ts';

/** Where the database goes when its user may not enter the project's own folder. */
export const systemFolder = '/var/lib/website-database';

/** The database's home in a data folder, which is made if need be; `postgres` in it may be a link. */
export async function findHome(dataDir: string): Promise<Home> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const entrance = join(folder, 'postgres');
  // The link may lead to a folder that is not there yet: `realpath` would fail.
  const target = await readlink(entrance).catch(() => undefined);
  return homeAt(target === undefined ? entrance : resolve(folder, target));
}

/**
 * Started by root in a folder that only root may enter (root's own home, above all), Postgres cannot
 * work there as the user it runs as. Its home is then a new folder below `systemFolder`, and a link
 * in the data folder leads there, so that every later start finds the same database.
 *
 * @throws StartError when the system folder cannot be made either.
 */
export async function moveToSystemFolder(
  dataDir: string,
  user: User,
  log: (message: string) => void,
): Promise<Home> {
  try {
    await mkdir(systemFolder, { recursive: true, mode: 0o755 });
    const place = await mkdtemp(join(systemFolder, 'site-'));
    await chmod(place, 0o755);
    await symlink(join(place, 'postgres'), join(resolve(dataDir), 'postgres'));
    log(
      `The database runs as "${user.name}", who may not enter ${resolve(dataDir)}: its files are in ${place}. ` +
        'Set DATA_DIR to choose another place.',
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Another start has made the link meanwhile.
    if (code !== 'EEXIST') {
      throw new StartError(
        `PostgreSQL does not run as root; it runs as "${user.name}", who may not enter ${resolve(dataDir)}, ` +
          `and ${systemFolder} cannot be used instead (${message}). Start the site as an ordinary ` +
          'user, or set DATABASE_URL to use another Postgres.',
      );
    }
  }
  return findHome(dataDir);
}

import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** Whom Postgres runs as. */
export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Owner and permission bits of a file or folder, as `stat` gives them. */
export interface Permissions {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

/**
 * Postgres refuses to run as root. Started by root, it runs as whoever owns the data already, else
 * as `postgres`, else as `nobody`. Started by anybody else, it runs as they do: undefined.
 *
 * @param processUid this process's user; undefined on Windows
 * @param passwd the text of /etc/passwd
 * @param owner of the database's files, when there are any
 * @throws StartError when root has no such user to give.
 */
export function chooseUser(
  processUid: number | undefined,
  passwd: string,
  owner?: Permissions,
): User | undefined {
  if (processUid !== 0) return undefined;
  const users = passwd.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  if (owner && owner.uid !== 0) {
    const name = users.find((user) => user.uid === owner.uid)?.name ?? `user ${owner.uid}`;
    return { name, uid: owner.uid, gid: owner.gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (user) return user;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start the site as an ordinary user, or set DATABASE_URL to use another Postgres.',
  );
}

/** May the user pass through this folder? (Their own group only; access lists are not looked at.) */
export function canEnter(folder: Permissions, user: User): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/**
 * The outermost folder on the way to `folder`, itself included, that the user may not enter, such
 * as root's own home; undefined when the way is free. Folders that do not exist yet count as free.
 *
 * @param folder absolute
 */
export function findBarrier(
  folder: string,
  user: User,
  stat: (path: string) => Permissions | undefined = (path) =>
    statSync(path, { throwIfNoEntry: false }),
): string | undefined {
  const parent = dirname(folder);
  const barrier = parent === folder ? undefined : findBarrier(parent, user, stat);
  if (barrier) return barrier;
  const permissions = stat(folder);
  return permissions && !canEnter(permissions, user) ? folder : undefined;
}

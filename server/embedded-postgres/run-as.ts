import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** The user that Postgres runs as. */
export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Postgres refuses to run as root. Started by root, it runs as the owner of the data, else
 * as `postgres`, else as `nobody`. Started by any other user it runs as that user: undefined.
 *
 * @param processUid this process's user; undefined on Windows
 * @param passwd the text of /etc/passwd
 * @param owner of the database's files, when there are any
 * @throws StartError when root has no such user to give.
 */
export function chooseUser(
  processUid: number | undefined,
  passwd: string,
  owner?: { readonly uid: number; readonly gid: number },
): User | undefined {
  if (processUid !== 0) return undefined;
  if (owner && owner.uid !== 0) {
    return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? [];
    if (Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start the site as an ordinary user, or set DATABASE_URL to use another Postgres.',
  );
}

/** May the user pass through all folders down to this one? Asks the system, as that user. */
export function canEnter(folder: string, { uid, gid }: User): boolean {
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

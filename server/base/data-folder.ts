import { existsSync } from 'node:fs';

/** Holds root's data, because root's PostgreSQL runs as another user, who may not enter root's home. */
export const folderForRoot = '/var/lib/website-database';

/** Returns the folder of the data if DATA_DIR is not set. Each copy of the site has a folder of its own. */
export const defaultDataDir = () =>
  // upgrade-from-0.1.0: root's data stay in ./data.
  process.getuid?.() === 0 && !existsSync('data/postgres')
    ? `${folderForRoot}/data-${encodeURIComponent(process.cwd())}`
    : './data';

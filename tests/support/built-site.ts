import { join } from 'node:path';
import { findConnection } from '#server/database/embedded-postgres.ts';
import { root } from '#server/launch/child.mjs';
import { type ServerCommand, ServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Returns the command of the site's server with these settings. An empty one is unset, whatever the `.env` says. */
type SiteProgram = (settings: Readonly<Record<string, string>>) => ServerCommand;

const program =
  (...args: string[]): SiteProgram =>
  (settings) => ({
    command: process.execPath,
    args,
    env: {
      ...{ NODE_ENV: 'production', LOG_LEVEL: '', CONTACT_RATE_LIMIT: '', TRUST_PROXY: '' },
      ...{ DATABASE_URL: '', LEAD_EMAIL_TO: '', LEAD_WEBHOOK_URL: '', SMTP_URL: '' },
      ...settings,
    },
  });

/** Runs the production build. */
export const builtSite = program(join(root, 'dist/server/index.js'));

/** Runs the same server from its source, which needs no build. */
export const unbundledSite = program('--import', 'tsx', 'tests/support/site-server.ts');

/** Runs the server that the setup of integration tests has bundled from the source, or else the source. */
export const sourceSite: SiteProgram = (settings) => {
  const { SITE_SERVER: file } = process.env;
  return (file ? program(file) : unbundledSite)(settings);
};

/** Returns the address of a data folder's database, for a `pg` client. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const connection = findConnection(dataDir);
  if (!connection) throw new Error(`there is no database in ${dataDir}`);
  const { user, password, host, port, database } = connection;
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/**
 * Starts the site as a separate process on a free port, with an embedded database and a rate limit that no test
 * reaches. `origin` is an address such as "http://127.0.0.1:41234". `stop` ends the site as an operator does, removes
 * its data folder and resolves to the exit code.
 *
 * @param settings with DATABASE_URL, the site uses a database that exists
 */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>> = {},
  site = builtSite,
) {
  const folder = await makeTemporaryFolder('site-data');
  const own = { DATA_DIR: folder.path, CONTACT_RATE_LIMIT: '1000000' };
  const server = await ServerProcess.start(site({ ...own, ...settings }));
  const stop = async () => {
    const { code } = await server.end();
    await folder.remove();
    return code;
  };
  const databaseUrl = settings.DATABASE_URL ?? (await databaseUrlOf(folder.path));
  return { server, origin: server.url, databaseUrl, stop };
}

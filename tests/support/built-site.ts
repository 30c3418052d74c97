import { join, resolve } from 'node:path';
import { findConnection } from '#server/database/embedded-postgres.ts';
import { root } from '#server/launch/child.mjs';
import { type ServerCommand, ServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** How the site's server is run with these settings. An empty one counts as unset, and hides what a developer's `.env` says. */
export type SiteProgram = (settings: Readonly<Record<string, string>>) => ServerCommand;

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

/** The production build in a folder; default: dist/, or the folder that BUILT_SITE names. */
export const builtSite = (folder = process.env.BUILT_SITE ?? 'dist') =>
  program(join(resolve(root, folder), 'server/index.js'));

/** The same server from its source, which needs no build. */
export const sourceSite = program('--import', 'tsx', 'tests/support/site-server.ts');

/** The address of a data folder's database, for a plain `pg` client. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const connection = findConnection(dataDir);
  if (!connection) throw new Error(`there is no database in ${dataDir}`);
  const { user, password, host, port, database } = connection;
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/**
 * Starts the site as a process of its own, on a free port, with an embedded database and a rate limit that
 * no test reaches. `origin` is such as "http://127.0.0.1:41234"; `stop` ends it as an operator does, removes
 * its data folder and resolves to the exit code.
 */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>> = {},
  site: SiteProgram = builtSite(),
) {
  const folder = await makeTemporaryFolder('site-data');
  const own = { DATA_DIR: folder.path, CONTACT_RATE_LIMIT: '1000000' };
  const server = await ServerProcess.start(site({ ...own, ...settings }));
  const stop = async () => {
    const { code } = await server.end();
    await folder.remove();
    return code;
  };
  return { server, origin: server.url, databaseUrl: await databaseUrlOf(folder.path), stop };
}

import { join, resolve } from 'node:path';
import { findConnection } from '#server/database/embedded/home.ts';
import { root } from '#server/launch/child.mjs';
import { type ServerCommand, ServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** An empty variable counts as unset, and hides what a developer's `.env` says. */
const noSettings = {
  ...{ NODE_ENV: 'production', LOG_LEVEL: '', CONTACT_RATE_LIMIT: '', TRUST_PROXY: '' },
  ...{ DATABASE_URL: '', LEAD_EMAIL_TO: '', LEAD_WEBHOOK_URL: '', SMTP_URL: '' },
};

/** How the site's server is run: its build, or its source, which needs none. */
export type SiteProgram = (settings: Readonly<Record<string, string>>) => ServerCommand;

/** The production build in a folder; default: dist/, or the folder that BUILT_SITE names. */
export function builtSite(folder = process.env.BUILT_SITE ?? 'dist'): SiteProgram {
  return (settings) => ({
    command: process.execPath,
    args: [join(resolve(root, folder), 'server/index.js')],
    env: { ...noSettings, ...settings },
  });
}

/** The same server from its source, with these pages. */
export function sourceSite(publicFolder: string): SiteProgram {
  return (settings) => ({
    command: process.execPath,
    args: ['--import', 'tsx', 'tests/support/site-server.ts'],
    env: { ...noSettings, PUBLIC_FOLDER: publicFolder, ...settings },
  });
}

/** The address of a data folder's database, for a plain `pg` client. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const connection = await findConnection(dataDir);
  if (!connection) throw new Error(`there is no database in ${dataDir}`);
  const { user, password, host, port, database } = connection;
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** The site as a process of its own, with an embedded database. */
export interface BuiltSite {
  readonly server: ServerProcess;
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Ends it as an operator does, and resolves to its exit code; its data folder goes too. */
  stop(): Promise<number | null>;
}

/** Starts the site on a free port, with a rate limit that no test reaches. */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>> = {},
  program: SiteProgram = builtSite(),
): Promise<BuiltSite> {
  const folder = await makeTemporaryFolder('site-data');
  const own = { DATA_DIR: folder.path, CONTACT_RATE_LIMIT: '1000000' };
  const server = await ServerProcess.start(program({ ...own, ...settings }));
  return {
    server,
    origin: server.url,
    databaseUrl: await databaseUrlOf(folder.path),
    async stop() {
      const { code } = await server.end();
      await folder.remove();
      return code;
    },
  };
}

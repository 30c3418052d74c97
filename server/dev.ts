import { announce } from './announce.ts';
import { type Config, loadConfig } from './config.ts';
import { startServer } from './start-server.ts';

/** The site's server in development, behind Vite, which serves the pages. */
export interface DevelopmentServer {
  /** Where it answers `/api`. */
  readonly url: string;
  /** Where the site is to be found, by the settings. */
  readonly site: Pick<Config, 'host' | 'port'>;
  /** Where the site is and how its database is reached, for whoever started it. */
  announcementFor(address: string): string;
  close(): Promise<void>;
}

/**
 * Starts the server for development (npm run dev) on a port of its own.
 *
 * @throws ConfigError and StartError as the server does
 */
export async function startDevelopment(): Promise<DevelopmentServer> {
  const site = loadConfig();
  const { url, database, close } = await startServer(
    { ...site, host: '127.0.0.1', port: 0 },
    { pages: (_request, response) => response.writeHead(404).end() },
  );
  return { url, site, announcementFor: (address) => announce(address, database), close };
}

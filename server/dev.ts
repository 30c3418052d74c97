import { type Config, loadConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The site's server in development, behind Vite, which serves the pages. */
export interface DevelopmentServer extends RunningServer {
  /** Where the site is to be found, by the settings. */
  readonly site: Pick<Config, 'host' | 'port'>;
}

/**
 * Starts the server for development (npm run dev) on a port of its own.
 *
 * @throws ConfigError and StartError as the server does
 */
export async function startDevelopment(): Promise<DevelopmentServer> {
  const site = loadConfig();
  const running = await startServer(
    { ...site, host: '127.0.0.1', port: 0 },
    { pages: (_request, response) => response.writeHead(404).end() },
  );
  return { ...running, site };
}

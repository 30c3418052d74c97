import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { announce } from './announce.ts';
import { loadConfig } from './config.ts';
import { startServer } from './start-server.ts';

/** A site in development. */
export interface DevelopmentServer {
  /** Where it is and how its database is reached, for whoever started it. */
  readonly announcement: string;
  close(): Promise<void>;
}

/**
 * Start the site for development (npm run dev): the API as in production, and in place of the
 * built pages Vite, with hot reload through the same port.
 *
 * @throws ConfigError and StartError as the server does
 */
export async function startDevelopment(): Promise<DevelopmentServer> {
  let closePages = async () => {};
  const running = await startServer(loadConfig(), {
    createPages: async (server) => {
      const vite = await createServer({
        configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
        server: { middlewareMode: true, hmr: { server } },
      });
      closePages = () => vite.close();
      return (request, response) => vite.middlewares(request, response);
    },
  });
  return {
    announcement: announce(running.url, running.database),
    close: async () => {
      // First: the browsers' connections for hot reload would keep the server from closing.
      await closePages();
      await running.close();
    },
  };
}

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { loadConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

/**
 * Start the site for development (npm run dev): the API as in production, and in place of the
 * built pages Vite, with hot reload through the same port.
 *
 * @throws ConfigError and StartError as the server does
 */
export async function startDevelopment(): Promise<RunningServer> {
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
    ...running,
    close: async () => {
      // First: the browsers' connections for hot reload would keep the server from closing.
      await closePages();
      await running.close();
    },
  };
}

import type { Plugin, ViteDevServer } from 'vite';
import { loadConfig } from '#server/base/config.ts';
import { exitWithError } from '#server/base/operator-error.ts';
import { serverPaths } from '#server/http/server-paths.ts';
import type { Site } from '#server/site.ts';
import { exitWithMessage, inProject, root } from './child.mjs';

type DevServer = typeof import('./open-dev-site.ts');

/** Loads the server as it is now and opens the site. If it cannot, it resolves to undefined after a message. */
function openSite(vite: ViteDevServer, signal: AbortSignal): Promise<Site | undefined> {
  const loading = vite.ssrLoadModule(inProject('server/launch/open-dev-site.ts'));
  return (loading as Promise<DevServer>).then(
    ({ openDevSite }) => openDevSite(signal),
    // Vite prints the fault of a file that it cannot load.
    () => undefined,
  );
}

/** Returns the settings, or ends the process with the reason. */
function loadConfigOrExit() {
  try {
    return loadConfig();
  } catch (error) {
    return exitWithError(error);
  }
}

/** Calls `restart` after an edit of the server, with the file's path in the project. */
function watchServer(vite: ViteDevServer, restart: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(['server', 'shared'].map(inProject));
  vite.watcher.on('all', (_event, path) => {
    const file = path.slice(root.length + 1);
    if (!/^(server|shared)[\\/].*\.(ts|sql)$/.test(file)) return;
    // Vite restarts itself after an edit of its settings. It then closes this plugin and opens a new one.
    if (vite.config.configFileDependencies.includes(path)) return;
    // An editor may write a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(restart, 100, file);
  });
}

/** Serves everything except pages with the site's own server. Vite loads it, so an edit takes effect immediately. */
export function devSite(): Plugin {
  let site: Promise<Site | undefined> = Promise.resolve(undefined);
  const ending = new AbortController();
  /** Ends the process with 0 on a signal, before Vite's own handler of SIGTERM reports a failure. */
  let end: () => void = () => {};
  return {
    name: 'dev-site',
    apply: 'serve',
    config({ server }, { isPreview }) {
      if (isPreview) exitWithMessage('vite preview cannot serve the form. Run npm start.');
      const { HOST: host, PORT: port } = loadConfigOrExit();
      return { server: { host: server?.host ?? host ?? true, port: server?.port ?? port } };
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        // Pages do not wait for the database.
        if (request.method !== 'POST' && !serverPaths.test(request.url ?? '')) return next();
        site.then((running) => {
          if (running) return running.listener(request, response);
          response.writeHead(503).end('The server has not started: its terminal says why.');
        }, next);
      });
      // At this moment, a server that this one replaces has closed its database.
      vite.httpServer?.once('listening', async () => {
        site = openSite(vite, ending.signal);
        const running = await site;
        if (ending.signal.aborted) return;
        if (!running) process.exit(1);
        const [url = ''] = [vite.resolvedUrls?.local, vite.resolvedUrls?.network].flat();
        process.stdout.write(running.announcement(url));
      });
      watchServer(vite, (file) => {
        site = site.then(async (running) => {
          if (ending.signal.aborted) return running;
          console.log(`${file} changed: restarting the server.`);
          await running?.close().catch(console.error);
          return openSite(vite, ending.signal);
        });
      });
      end = () => {
        process.exitCode = 0;
        vite.close().then(() => process.exit());
      };
      process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
    },
    async closeServer() {
      ending.abort();
      process.off('SIGINT', end).off('SIGTERM', end).off('SIGHUP', end);
      await (await site)?.close();
    },
  };
}

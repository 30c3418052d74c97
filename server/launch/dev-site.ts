import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Settings from '../base/config.ts';
import { loadConfig } from '../base/config.ts';
import type * as Logging from '../base/logger.ts';
import type * as Errors from '../base/operator-error.ts';
import { exitWithError } from '../base/operator-error.ts';
import type * as Site from '../site.ts';
import { exitWithMessage, inProject, root } from './child.mjs';

const inServer = (file: string) => inProject(`server/${file}`);

/** Opens the site, or prints why it cannot and returns undefined. */
async function openSite(vite: ViteDevServer, signal: AbortSignal): Promise<Site.Site | undefined> {
  const load = <T>(file: string) => vite.ssrLoadModule(inServer(file)) as Promise<T>;
  const { toOperatorMessage } = await load<typeof Errors>('base/operator-error.ts');
  try {
    const { createSite } = await load<typeof Site>('site.ts');
    const { createLogger, toLogFields, toReadable } = await load<typeof Logging>('base/logger.ts');
    const settings = await load<typeof Settings>('base/config.ts');
    const config = settings.loadConfig();
    const write = (line: string) => void process.stdout.write(toReadable(line));
    // On a developer's terminal the whole error may be shown.
    const err = (error: Error) => ({ ...toLogFields(error), type: String(error.cause ?? error) });
    return await createSite(config, {
      signal,
      logger: createLogger(config, { write }).child({}, { serializers: { err } }),
      pages: (_request, response) => void response.writeHead(404).end(),
    });
  } catch (error) {
    if (!signal.aborted) console.error(toOperatorMessage(error));
    return undefined;
  }
}

/** Returns the settings, or ends the process with the reason. */
function loadConfigOrExit() {
  try {
    return loadConfig();
  } catch (error) {
    return exitWithError(error);
  }
}

/** Serves everything except pages with the site's own server. Vite loads it, so an edit takes effect immediately. */
export function devSite(): Plugin {
  let site: Promise<Site.Site | undefined> = Promise.resolve(undefined);
  const ending = new AbortController();
  /** Ends the process with 0 on a signal, before Vite's own handler of SIGTERM reports a failure. */
  let end: () => void = () => {};
  return {
    name: 'dev-site',
    apply: 'serve',
    config({ server }, { isPreview }) {
      if (isPreview) exitWithMessage('vite preview cannot serve the form. Run npm start.');
      const { HOST: host, PORT: port } = loadConfigOrExit();
      return {
        server: {
          host: server?.host ?? host ?? true,
          port: server?.port ?? port,
          strictPort: true,
        },
      };
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        // Pages do not wait for the database.
        if (request.method !== 'POST' && !/^\/(api|answered)\b/.test(request.url ?? ''))
          return next();
        site.then((running) => {
          if (running) return running.listener(request, response);
          response.writeHead(503).end('The server has not started: its terminal says why.');
        }, next);
      });
      // At this moment, a server that this one replaces has closed its database.
      vite.httpServer?.once('listening', () => {
        site = openSite(vite, ending.signal);
      });
      vite.printUrls = async () => {
        const running = await site;
        if (!running) process.exit(1);
        const [url = ''] = [vite.resolvedUrls?.local, vite.resolvedUrls?.network].flat();
        process.stdout.write(
          running.announcement(url.replace('127.0.0.1', 'localhost').slice(0, -1)),
        );
      };
      let edits = 0;
      vite.watcher.add(['server', 'shared'].map(inProject));
      vite.watcher.on('all', (_event, file) => {
        if (!/[\\/](server|shared)[\\/].*\.(ts|sql)$/.test(file.slice(root.length))) return;
        edits += 1;
        const edit = edits;
        site = site.then(async (running) => {
          // An editor may write a file in several steps.
          await sleep(100);
          if (edit !== edits || ending.signal.aborted) return running;
          console.log(`${file.slice(root.length + 1)} changed: restarting the server.`);
          await running?.close();
          return openSite(vite, ending.signal);
        });
      });
      end = () => {
        ending.abort();
        process.exitCode = 0;
        vite.close().then(() => process.exit());
      };
      process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
    },
    async closeServer() {
      process.off('SIGINT', end).off('SIGTERM', end).off('SIGHUP', end);
      await (await site)?.close();
    },
  };
}

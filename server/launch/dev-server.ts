// Vite serves the pages, which it reloads by itself, and passes on what is for the site's own server. It
// loads that, too, and so afresh when its code changes.
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { loadConfig } from '#server/config.ts';
import { findFreePort } from '#server/database/embedded/home.ts';
import { fail, report } from '#server/start-error.ts';
import type { RunningServer } from '#server/start-server.ts';
import { root } from './child.mjs';

const config = await Promise.resolve().then(loadConfig).catch(fail);
/** Of the site's server, behind Vite's. */
const port = await findFreePort((config.port || 3000) + 1);
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    host: config.host,
    port: config.port,
    strictPort: true,
    proxy: {
      '^/(api|contact|answered)\\b': {
        target: `http://127.0.0.1:${port}`,
        // Waits for a server that is starting again.
        bypass: async ({ method, url = '' }) => {
          await running;
          return /^\/(api|answered)/.test(url) || method === 'POST' ? undefined : url;
        },
      },
    },
  },
});

/**
 * @param former goes on when the new code cannot be loaded
 * @returns undefined when none could be started, which is reported
 */
async function start(former?: RunningServer): Promise<RunningServer | undefined> {
  try {
    const load = (file: string) => vite.ssrLoadModule(join(root, 'server', file));
    const { startServer } = await load('start-server.ts');
    const { createLogger, describeError } = await load('logger.ts');
    // On a developer's terminal an error may say what it is about.
    const err = (error: Error) => ({ ...describeError(error), type: String(error.cause ?? error) });
    const template = await readFile(join(root, 'client/index.html'), 'utf8');
    const contactHtml = await vite
      .transformIndexHtml('/contact', template, '/contact')
      .catch(() => undefined);
    await former?.close();
    former = undefined;
    return await startServer(
      { ...config, host: '127.0.0.1', port },
      {
        contactHtml,
        logger: createLogger(config).child({}, { serializers: { err } }),
        pages: (_request: unknown, response: ServerResponse) => response.writeHead(404).end(),
      },
    );
  } catch (error) {
    report(error);
    return former;
  }
}

let running = start();

// Vite would end the process at once, and the database would stay.
process.removeAllListeners('SIGTERM');
let isStopping = false;
async function stop() {
  // npm passes on the Ctrl-C that the terminal has sent already.
  if (isStopping) return;
  isStopping = true;
  await vite.close();
  await (await running)?.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

const first = await running;
if (!first) process.exit(1);

let pause: NodeJS.Timeout | undefined;
vite.watcher.add(['server', 'shared'].map((folder) => join(root, folder)));
vite.watcher.on('all', (_event, file) => {
  if (!/[\\/](server|shared)[\\/].*\.(ts|sql)$/.test(file.slice(root.length))) return;
  clearTimeout(pause);
  // An editor may write a file in several steps.
  pause = setTimeout(() => {
    console.log(`${file.slice(root.length + 1)} changed: restarting the server.`);
    running = running.then(start);
  }, 100);
});

await vite.listen().catch(async (error) => {
  await first.close();
  fail(error);
});
const [url] = [vite.resolvedUrls?.local ?? [], vite.resolvedUrls?.network ?? []].flat();
process.stdout.write(first.announcement(url?.replace('127.0.0.1', 'localhost').slice(0, -1)));

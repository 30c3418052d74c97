// npm run dev: install what is missing, then serve the pages with Vite, which reloads them by itself and
// passes on what is for the site's own server. Vite loads that, too, and so afresh when its code changes.
import './check-node.mjs';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
process.env.NODE_ENV ??= 'development';
const { tsImport } = await import('tsx/esm/api');
const { createServer } = await import('vite');

/** @param {unknown} error */
function report(error) {
  const isExpected = error instanceof Error && /^(Config|Start)Error$/.test(error.name);
  console.error(isExpected ? error.message : error);
}

/** @param {unknown} error */
function fail(error) {
  report(error);
  process.exit(1);
}

/** A port of this machine for the site's server, behind Vite's. */
async function findPort() {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const port = await findPort();
/** @type {import('../config.ts').Config} */
const config = await tsImport('../config.ts', import.meta.url)
  .then(({ loadConfig }) => loadConfig())
  .catch(fail);
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

/** @typedef {import('../start-server.ts').RunningServer | undefined} Running */

/**
 * @param {Running} former goes on when the new code cannot be loaded
 * @returns {Promise<Running>} undefined when none could be started, which is reported
 */
async function start(former) {
  try {
    /** @param {string} file */
    const load = (file) => vite.ssrLoadModule(join(root, 'server', file));
    const { startServer } = await load('start-server.ts');
    const { createLogger, describeError } = await load('logger.ts');
    // On a developer's terminal an error may say what it is about.
    /** @param {Error} error */
    const err = (error) => ({ ...describeError(error), type: String(error.cause ?? error) });
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
        pages: (
          /** @type {unknown} */ _,
          /** @type {import('node:http').ServerResponse} */ response,
        ) => response.writeHead(404).end(),
      },
    );
  } catch (error) {
    report(error);
    return former;
  }
}

let running = start(undefined);

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

/** @type {NodeJS.Timeout | undefined} */
let pause;
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
const address = vite.httpServer?.address();
const at = typeof address === 'object' ? address?.port : config.port;
const name = ['127.0.0.1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
process.stdout.write(first.announcement(`http://${name}:${at}`));

// npm run dev: install what is missing, then serve the pages with Vite, which reloads them by itself,
// and pass what is for the API on to the site's server, both in this same process. When the server's
// code changes it is loaded afresh and started again; requests for it wait meanwhile.
import './check-node.mjs';
import { watch } from 'node:fs';
import { request as ask, createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
process.env.NODE_ENV ??= 'development';

const { tsImport } = await import('tsx/esm/api');
const { createServer } = await import('vite');

/** @typedef {import('../dev.ts').DevelopmentServer} DevelopmentServer */

/** @param {unknown} error */
function report(error) {
  const isExpected = error instanceof Error && /^(Config|Start)Error$/.test(error.name);
  console.error(isExpected ? error.message : error);
}

/**
 * @param {Promise<DevelopmentServer | undefined>} previous it goes on when the new code cannot be loaded
 * @returns {Promise<DevelopmentServer | undefined>} undefined when none could be started, which is reported
 */
async function start(previous) {
  try {
    const { startDevelopment } = await tsImport('../dev.ts', import.meta.url);
    await (await previous)?.close();
    previous = Promise.resolve(undefined);
    return await startDevelopment();
  } catch (error) {
    report(error);
    return previous;
  }
}

let running = start(Promise.resolve(undefined));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function passOn(request, response) {
  const server = await running;
  if (!server) {
    response.writeHead(503).end();
    return;
  }
  const { method, headers, url = '' } = request;
  const onward = ask(new URL(url, server.url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

const first = await running;
if (!first) process.exit(1);
const site = createHttpServer((request, response) => {
  if (/^\/api\b/.test(request.url ?? '')) passOn(request, response);
  else pages.middlewares(request, response);
});
const pages = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: site } },
});

/** @type {NodeJS.Timeout | undefined} */
let pause;
for (const folder of ['server', 'shared']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') && !name?.endsWith('.sql')) return;
    clearTimeout(pause);
    // An editor may write a file in several steps.
    pause = setTimeout(() => {
      console.log(`${folder}/${name} changed: restarting the server.`);
      running = start(running);
    }, 100);
  });
}

let isStopping = false;
async function stop() {
  // npm passes on the Ctrl-C that the terminal has sent already.
  if (isStopping) return;
  isStopping = true;
  await pages.close();
  site.close().closeAllConnections();
  await (await running)?.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

const { host, port } = first.site;
site.once('error', async ({ message }) => {
  console.error(message);
  await first.close();
  process.exit(1);
});
site.listen(port, host, () => {
  const address = site.address();
  const open = typeof address === 'object' ? address?.port : port;
  const name = host === '0.0.0.0' ? 'localhost' : host;
  process.stdout.write(first.announcement(`http://${name}:${open}`));
});

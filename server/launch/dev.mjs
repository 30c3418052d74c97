// npm run dev: install what is missing, then serve from this same process, with server/dev.ts
// loaded through tsx. Vite reloads the client by itself; when the server's code changes, all of it
// is closed, loaded afresh and started again.
import './check-node.mjs';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
process.env.NODE_ENV ??= 'development';

const { tsImport } = await import('tsx/esm/api');

/** @returns {Promise<import('../start-server.ts').RunningServer | undefined>} undefined when it failed, which is reported */
async function start() {
  try {
    const { startDevelopment } = await tsImport('../dev.ts', import.meta.url);
    return await startDevelopment();
  } catch (error) {
    const isExpected = error instanceof Error && /^(Config|Start)Error$/.test(error.name);
    console.error(isExpected ? error.message : error);
    return undefined;
  }
}

let running = start();

/** @type {NodeJS.Timeout | undefined} */
let pause;
for (const folder of ['server', 'shared']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') && !name?.endsWith('.sql')) return;
    clearTimeout(pause);
    // An editor may write a file in several steps.
    pause = setTimeout(() => {
      console.log(`${folder}/${name} changed: starting the server again.`);
      running = running.then(async (server) => {
        await server?.close();
        return start();
      });
    }, 200);
  });
}

let isStopping = false;
async function stop() {
  // npm passes on the Ctrl-C that the terminal has sent already.
  if (isStopping) return;
  isStopping = true;
  const server = await running;
  await server?.close();
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

const first = await running;
if (!first) process.exit(1);
process.stdout.write(first.announcement);

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/launch/child.mjs';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * Starts Caddy in front of a site, with the shipped file. Only the domains and ports are changed.
 *
 * @param change edits the file as an operator would
 * @returns the address at which visitors find the site, and a function that ends Caddy
 */
export async function startCaddy(siteUrl: string, change = (shipped: string) => shipped) {
  const folder = await makeTemporaryFolder('caddy');
  const port = await freePort();
  const shipped = await readFile(join(root, 'deploy/Caddyfile'), 'utf8');
  const adapted = change(shipped)
    .replace(/^www\.example\.com \{/m, `http://127.0.0.1:${port} {`)
    .replace(/^example\.com \{/m, `http://bare.localhost:${port} {`)
    .replace('127.0.0.1:3000', new URL(siteUrl).host);
  const file = join(folder.path, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${adapted}`);
  await mkdir(join(folder.path, 'data'));
  const caddy = await ServerProcess.start({
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: join(folder.path, 'data'), XDG_CONFIG_HOME: folder.path },
    port,
  });
  const stop = async () => {
    await caddy.end();
    await folder.remove();
  };
  return { url: caddy.url, stop };
}

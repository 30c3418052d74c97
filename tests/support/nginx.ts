import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/launch/child.mjs';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * Starts nginx in front of a site, with the shipped file. Only the ports and the folder of the logs are changed.
 *
 * @param change edits the file as an operator would
 * @returns the address at which visitors find the site, the folder of nginx, a function that returns its logs, and one
 * that ends it
 */
export async function startNginx(siteUrl: string, change = (shipped: string) => shipped) {
  const folder = await makeTemporaryFolder('nginx');
  const port = await freePort();
  const shipped = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const adapted = change(shipped)
    .replaceAll(/^\tlisten \[::\]:80;\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', join(folder.path, 'logs'))
    .replace('127.0.0.1:3000', new URL(siteUrl).host);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = own.map((name) => `${name}_temp_path ${join(folder.path, name)};`);
  // By default, root's workers run as another user, who cannot enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder.path, 'nginx.conf');
  await mkdir(join(folder.path, 'logs'));
  await writeFile(
    file,
    `${user} daemon off; worker_processes auto; worker_rlimit_nofile 20000;
pid ${join(folder.path, 'pid')}; error_log stderr;
events { worker_connections 8000; }
http { access_log logs/access.log; error_log logs/error.log; ${folders.join(' ')}
${adapted}
}`,
  );
  const nginx = await ServerProcess.start({
    command: 'nginx',
    args: ['-p', folder.path, '-c', file, '-e', 'stderr'],
    env: {},
    port,
  });
  const logs = async () => {
    const files = await readdir(join(folder.path, 'logs'));
    const texts = files.map((name) => readFile(join(folder.path, 'logs', name), 'utf8'));
    return [nginx.output, ...(await Promise.all(texts))].join('\n');
  };
  const stop = async () => {
    await nginx.end();
    await folder.remove();
  };
  return { url: nginx.url, folder: folder.path, logs, stop };
}

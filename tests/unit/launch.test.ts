import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isBuilt, stampBuild } from '#server/launch/build.mjs';
import { root, run } from '#server/launch/child.mjs';
import { isInstalled } from '#server/launch/install.mjs';

/** A made-up project: a way to write its files, and its folder. */
function project(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { folder, write };
}

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/tool': { version, integrity: `sha512-${version}` },
      'node_modules/tool-for-elsewhere': { version, optional: true },
    },
  });

const installedRecord = JSON.stringify({
  packages: { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-1.0.0' } },
});

const installed = {
  'package-lock.json': lock('1.0.0'),
  'node_modules/.package-lock.json': installedRecord,
  'node_modules/tool/package.json': '{}',
};

const built = {
  'client/index.html': '<html>',
  'server/index.ts': 'serve()',
  'dist/server/index.js': 'serve()',
};

test('packages are installed where there are none, or others than the lock file’s, platforms apart', () => {
  expect(isInstalled(project({ 'package-lock.json': lock('1.0.0') }).folder)).toBe(false);
  const { folder, write } = project(installed);
  expect(isInstalled(folder)).toBe(true);
  write('package-lock.json', lock('1.0.1'));
  expect(isInstalled(folder)).toBe(false);
});

test('a build is fresh until one of its inputs changes, and again when the change is undone', () => {
  const { folder, write } = project(built);
  expect(isBuilt(folder)).toBe(false);
  stampBuild(hashInputs(folder), folder);
  expect(isBuilt(folder)).toBe(true);
  write('client/index.html', '<html lang="en">');
  expect(isBuilt(folder)).toBe(false);
  write('client/index.html', '<html>');
  expect(isBuilt(folder)).toBe(true);
});

test('in development the network gets the client, shared files and packages, never leads or settings', async () => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  onTestFinished(() => vite.close());
  const site = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/@fs${join(root, path)}`)).status;
  expect(await statusOf('shared/company.ts?raw')).toBe(200);
  for (const path of ['package.json', 'server/config.ts', 'docs/owner.md']) {
    for (const query of ['', '?raw', '?url', '?import&raw']) {
      expect(await statusOf(path + query), path + query).toBe(403);
    }
  }
});

test('of two starts that find something to do one does it, and the other waits; one that was killed keeps nobody', async () => {
  const { folder, write } = project({ done: '' });
  const done = join(folder, 'done');
  const program = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { ensure } from './server/launch/child.mjs';
    const isDone = () => readFileSync('${done}', 'utf8') !== '';
    await ensure('A test', isDone, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      appendFileSync('${done}', 'once');
      return { code: 0, output: '' };
    });`;
  const start = () => run('node', ['--input-type=module', '-e', program], { quiet: true });
  const starts = await Promise.all([start(), start()]);
  expect(starts.map(({ code }) => code)).toEqual([0, 0]);
  expect(readFileSync(done, 'utf8')).toBe('once');

  write('done', '');
  writeFileSync(join(root, '.start-lock'), `${spawnSync('node', ['--version']).pid}`);
  expect((await start()).code).toBe(0);
  expect(readFileSync(done, 'utf8')).toBe('once');
  expect(existsSync(join(root, '.start-lock'))).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isBuilt, stampBuild } from '#server/launch/build.mjs';
import { identify, root, run } from '#server/launch/child.mjs';
import { isInstalled } from '#server/launch/install.mjs';
import { serve } from '#tests/support/http.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const lock = (version: string, ...others: string[]) =>
  JSON.stringify({
    packages: {
      'node_modules/tool': { version, integrity: `sha512-${version}` },
      ...Object.fromEntries(others.map((name) => [`node_modules/${name}`, { optional: true }])),
    },
  });

test('packages are installed where there are none, or others than the lock file’s, platforms apart', async () => {
  const wanted = { 'package-lock.json': lock('1.0.0', 'tool-for-elsewhere') };
  expect(isInstalled(await makeTestFolder(wanted))).toBe(false);
  const folder = await makeTestFolder({
    ...wanted,
    'node_modules/.package-lock.json': lock('1.0.0'),
    'node_modules/tool/package.json': '{}',
  });
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'package-lock.json'), lock('1.0.1'));
  expect(isInstalled(folder)).toBe(false);
});

test('a build is fresh until one of its inputs changes, and again when the change is undone', async () => {
  const folder = await makeTestFolder({
    'client/index.html': '<html>',
    'dist/server/index.js': '',
  });
  expect(isBuilt(folder)).toBe(false);
  stampBuild(join(folder, 'dist'), hashInputs(folder));
  for (const [content, isFresh] of [
    ['<html>', true],
    ['<html lang="en">', false],
    ['<html>', true],
  ] as const) {
    writeFileSync(join(folder, 'client/index.html'), content);
    expect(isBuilt(folder)).toBe(isFresh);
  }
});

test('in development the network gets the client, shared files and packages, never leads or settings', async () => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  onTestFinished(() => vite.close());
  const port = await serve(vite.middlewares);
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/@fs${join(root, path)}`)).status;
  expect(await statusOf('shared/company.ts?raw')).toBe(200);
  for (const path of ['package.json', 'server/config.ts'])
    for (const query of ['', '?raw', '?url', '?import&raw'])
      expect(await statusOf(path + query), path + query).toBe(403);
});

test('a start that finds another one at work says who it is, and leaves the work to it', async () => {
  const { done, lock, start } = await makeStarts();
  const holder = `${identify(process.pid)}`;
  writeFileSync(lock, holder);
  const { code, output } = await start();
  expect([code, output]).toEqual([1, expect.stringContaining(`process ${process.pid} is at it`)]);
  expect(readFileSync(done, 'utf8')).toBe('');
  expect(readFileSync(lock, 'utf8')).toBe(holder);
});

const ended = () => `${spawnSync('node', ['--version']).pid}`;
test.each([
  ['was killed', () => `${ended()} 1`],
  ['was killed, by a former version', ended],
  ['was cut off while it wrote', () => ''],
  ['was killed, and whose number another program has now', () => `${process.pid} 1`],
])('a start that %s keeps nobody away', async (_how, left) => {
  const { done, lock, start } = await makeStarts();
  writeFileSync(lock, left());
  expect((await start()).code).toBe(0);
  expect(readFileSync(done, 'utf8')).toBe('once');
  expect(existsSync(lock)).toBe(false);
});

/** Starts that have something to do, once, in a folder of their own. */
async function makeStarts() {
  const folder = await makeTestFolder({ done: '' });
  const [done, lock] = [join(folder, 'done'), join(folder, 'lock')];
  const program = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { ensure } from './server/launch/child.mjs';
    const isDone = () => readFileSync('${done}', 'utf8') !== '';
    await ensure('A test', isDone, async () => {
      appendFileSync('${done}', 'once');
      return { code: 0, output: '' };
    }, '${lock}');`;
  const start = () => run('node', ['--input-type=module', '-e', program], { quiet: true });
  return { done, lock, start };
}

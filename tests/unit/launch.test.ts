import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from '#build/replace-folder.ts';
import { hashInputs, isBuilt, stampBuild } from '#server/launch/build.mjs';
import { root, run } from '#server/launch/child.mjs';
import { isInstalled } from '#server/launch/install.mjs';
import { serve } from '#tests/support/http.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

test('the start finds packages installed by any package manager', async () => {
  const wanted = (version: string) =>
    JSON.stringify({
      dependencies: { tool: version },
      devDependencies: { '@types/tool': '2.0.0' },
    });
  const folder = await makeTestFolder({ 'package.json': wanted('1.0.0') });
  expect(isInstalled('dependencies', folder)).toBe(false);
  await mkdir(join(folder, 'node_modules/tool'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/tool/package.json'), '{"version":"1.0.0"}');
  expect(isInstalled('dependencies', folder)).toBe(true);
  expect(isInstalled('devDependencies', folder)).toBe(false);
  writeFileSync(join(folder, 'package.json'), wanted('1.0.1'));
  expect(isInstalled('dependencies', folder)).toBe(false);
});

test('a build is fresh until one of its inputs changes', async () => {
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
  writeFileSync(join(folder, 'client/.DS_Store'), '');
  expect(isBuilt(folder)).toBe(true);
});

test('the launcher reads a character that arrives in two parts', async () => {
  const script = "printf '\\342'; sleep 0.1; printf '\\202\\271'";
  expect((await run('sh', ['-c', script], { quiet: true })).output).toBe('₹');
});

test('twenty builds that end at the same moment all succeed', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `build-${n}`);
  const folder = await makeTestFolder(
    Object.fromEntries(names.map((name) => [`${name}/index.html`, name])),
  );
  const dist = join(folder, 'dist');
  await Promise.all(names.map((name) => replaceFolder(dist, join(folder, name))));
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(names).toContain(readFileSync(join(dist, 'index.html'), 'utf8'));
});

test('the last good build stays when the new one cannot replace it', async () => {
  const folder = await makeTestFolder({ 'dist/index.html': 'good' });
  const missing = join(folder, 'new');
  await expect(replaceFolder(join(folder, 'dist'), missing)).rejects.toThrow('ENOENT');
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('good');
});

test('the development server sends no leads or settings to the network', async () => {
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
  for (const path of ['package.json', 'server/base/config.ts'])
    for (const query of ['', '?raw', '?url', '?import&raw'])
      expect(await statusOf(path + query), path + query).toBe(403);
});

test('npm start says that Vite cannot build in a path with #', async () => {
  const folder = join(await makeTestFolder(), 'plot #7');
  await cp(join(root, 'server'), join(folder, 'server'), { recursive: true });
  const { stderr, status } = spawnSync(process.execPath, ['server/launch/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Move the site to a folder without # .*\n$/);
  expect(status).toBe(1);
});

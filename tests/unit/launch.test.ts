import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isBuilt, stampBuild } from '#server/launch/build.mjs';
import { run } from '#server/launch/child.mjs';
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

test('a fresh clone is not installed', () => {
  expect(isInstalled(project({ 'package-lock.json': lock('1.0.0') }).folder)).toBe(false);
});

test('packages that match the lock file are not installed again, absent ones of other platforms or not', () => {
  expect(isInstalled(project(installed).folder)).toBe(true);
});

test('a changed lock file asks for an install', () => {
  const { folder, write } = project(installed);
  write('package-lock.json', lock('1.0.1'));
  expect(isInstalled(folder)).toBe(false);
});

test('a package that was deleted asks for an install', () => {
  const { folder } = project(installed);
  rmSync(join(folder, 'node_modules/tool'), { recursive: true });
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

test('a new input makes the build stale', () => {
  const { folder, write } = project(built);
  stampBuild(hashInputs(folder), folder);
  write('shared/contact.ts', '');
  expect(isBuilt(folder)).toBe(false);
});

test('tests and data do not make the build stale', () => {
  const { folder, write } = project(built);
  stampBuild(hashInputs(folder), folder);
  write('tests/unit/x.test.ts', '');
  write('data/postgres/PG_VERSION', '18');
  expect(isBuilt(folder)).toBe(true);
});

test('a later build by hand is not taken for the one that was stamped', () => {
  const { folder } = project(built);
  stampBuild(hashInputs(folder), folder);
  utimesSync(join(folder, 'dist/server/index.js'), new Date(), new Date('2024-01-01'));
  expect(isBuilt(folder)).toBe(false);
});

test('a program that fails, hangs or does not exist is identified by its exit code', async () => {
  const fails = await run('node', ['-e', 'console.log("said"); process.exit(3)'], { quiet: true });
  expect(fails).toEqual({ code: 3, output: 'said\n', timedOut: false });
  const hangs = await run('node', ['-e', 'setInterval(() => {}, 1000)'], {
    quiet: true,
    timeoutMs: 500,
  });
  expect(hangs).toMatchObject({ timedOut: true });
  expect(hangs.code).not.toBe(0);
  expect((await run('no-such-program', [], { quiet: true })).code).toBe(127);
});

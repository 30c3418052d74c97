import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { projectFiles } from '#tests/support/project-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** Used through their commands or by another package, without an import in our own code. */
const tools = ['@biomejs/biome', 'drizzle-kit', 'typescript', 'jsdom', '@testing-library/dom'];

test('every version is pinned', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(
    versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
  ).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('the lock file holds the packages of every platform, so that npm ci works on all', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  /** Where Node would look for a package, from inside another. */
  const isLocked = (name: string, from: string): boolean =>
    `${from}${from && '/'}node_modules/${name}` in packages ||
    (from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))));
  const missing = Object.keys(packages).flatMap((from) =>
    Object.keys(packages[from].optionalDependencies ?? {}).filter((name) => !isLocked(name, from)),
  );
  expect(missing).toEqual([]);
});

test('every dependency is used', () => {
  const files = [...projectFiles(), 'vite.config.ts', 'tailwind.config.ts', 'drizzle.config.ts'];
  // This file names packages without using them.
  const others = files.filter((file) => file !== 'tests/unit/project.test.ts');
  const code = others.map(read).join('\n');
  const isUsed = (name: string): boolean =>
    tools.includes(name) ||
    (name.startsWith('@types/') && isUsed(name.slice('@types/'.length))) ||
    name === 'node' ||
    new RegExp(`(['"]|node_modules/)${name}['"/]`).test(code);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
  expect(isUsed('left-pad')).toBe(false);
});

const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`),
  'tests/bench/README.md',
  'tests/torture/README.md',
];

test('every link in the documents leads to a file, and to a heading where it names one', () => {
  const anchors = (file: string) =>
    [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const file of documents) {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
    for (const [, path = '', anchor] of links) {
      const target = path === '' ? file : join(dirname(file), path);
      expect(existsSync(join(root, target)), `${file}: ${path}`).toBe(true);
      if (anchor) expect(anchors(target), `${file}: #${anchor}`).toContain(anchor);
    }
  }
});

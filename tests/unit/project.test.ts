import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every version is pinned', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('the lock file names no registry, and holds the packages of every platform, so that npm ci works on all', () => {
  const lock = read('package-lock.json');
  expect(lock).not.toMatch(/"resolved": "https?:/);
  const { packages } = JSON.parse(lock);
  /** Where Node would look for a package, from inside another. */
  const isLocked = (name: string, from: string): boolean =>
    `${from}${from && '/'}node_modules/${name}` in packages ||
    (from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))));
  const missing = Object.keys(packages).flatMap((from) =>
    Object.keys(packages[from].optionalDependencies ?? {}).filter((name) => !isLocked(name, from)),
  );
  expect(missing).toEqual([]);
});

test('every link in the documents leads to a file, and to a heading where it names one', () => {
  const documents = ['.', 'docs', 'tests/bench', 'tests/torture'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  );
  const anchors = (file: string) =>
    [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const file of documents.filter((name) => name.endsWith('.md'))) {
    for (const [, path = '', anchor] of read(file).matchAll(
      /\]\((?!https?:)([^)#]*)#?([^)]*)\)/g,
    )) {
      const target = path === '' ? file : join(dirname(file), path);
      expect(existsSync(join(root, target)), `${file}: ${path}`).toBe(true);
      if (anchor) expect(anchors(target), `${file}: #${anchor}`).toContain(anchor);
    }
  }
});

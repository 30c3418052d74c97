import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#server/launch/child.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('the lock file has every platform’s packages', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  /** Returns true if Node would find a package from inside another one. */
  const isLocked = (name: string, from: string): boolean =>
    `${from}${from && '/'}node_modules/${name}` in packages ||
    (from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))));
  const missing = Object.keys(packages).flatMap((from) =>
    Object.keys(packages[from].optionalDependencies ?? {}).filter((name) => !isLocked(name, from)),
  );
  expect(missing).toEqual([]);
});

/** Returns the anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link in the documents leads to a file and a heading', () => {
  const folders = ['.', 'docs', 'docs/decisions', 'tests/bench', 'tests/torture'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  );
  for (const file of files.filter((name) => name.endsWith('.md')))
    for (const [link, path, anchor] of read(file).matchAll(
      /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g,
    )) {
      const target = path ? join(dirname(file), path) : file;
      expect(existsSync(join(root, target)), `${file}: ${link}`).toBe(true);
      if (anchor) expect(anchorsOf(target), `${file}: ${link}`).toContain(anchor);
    }
});

test('a migration adds no column that the previous version leaves empty', () => {
  const folder = join(root, 'server/database/migrations');
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const columns = lines.filter((line) => /\bADD COLUMN\b/i.test(line));
  expect(columns.length).toBeGreaterThan(0);
  // It still stores leads during a deployment and after a rollback.
  const refusing = /^(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/i;
  expect(columns.filter((line) => refusing.test(line))).toEqual([]);
});

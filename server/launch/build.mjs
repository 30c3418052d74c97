import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, root, run } from './child.mjs';

/** Everything the build reads, relative to the project's folder. */
export const inputs = [
  'client',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The hash of what dist was made from, then the build's warnings. */
const stampFile = '.build-stamp';

/** @param {string} folder the project's */
const readStamp = (folder) => {
  const stamp = join(folder, 'dist', stampFile);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
};

/** @param {string} [folder] the project's */
export function hashInputs(folder = root) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(folder, path);
    if (path.endsWith('node_modules') || !existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    } else {
      const content = readFileSync(full);
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/**
 * @param {string} built the build's folder
 * @param {string} inputsHash
 * @param {readonly string[]} [warnings] of the build
 */
export function stampBuild(built, inputsHash, warnings = []) {
  writeFileSync(join(built, stampFile), [inputsHash, ...warnings].join('\n'));
}

/** Is dist what a build would make now? @param {string} [folder] the project's */
export const isBuilt = (folder = root) => readStamp(folder)[0] === hashInputs(folder);

/** Build unless dist is up to date, and count the build's warnings. Ends the process on failure. */
export async function buildIfStale() {
  await ensure('Building the site', isBuilt, () =>
    run('npm', ['run', '-s', 'build'], { quiet: true }),
  );
  const { length } = readStamp(root).slice(1);
  if (length > 0) console.log(`Warnings of the build: ${length}; npm run build shows them.`);
}

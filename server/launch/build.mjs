import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, step } from './child.mjs';

/** Everything the build reads, relative to the project's folder. */
export const inputs = [
  ...['client', 'server', 'shared', 'package.json', 'package-lock.json'],
  ...['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'],
];

/** Holds the hash of what dist was made from; every build replaces dist as a whole. */
const stampFile = 'dist/.build-stamp';

/**
 * A hash over the names and content of everything the build reads.
 *
 * @param {string} [folder] the project's
 */
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
 * Remember what dist was made from.
 *
 * @param {string} inputsHash
 * @param {string} [folder] the project's
 */
export function stampBuild(inputsHash, folder = root) {
  writeFileSync(join(folder, stampFile), inputsHash);
}

/**
 * Is dist what a build would make now?
 *
 * @param {string} [folder] the project's
 */
export function isBuilt(folder = root) {
  const stamp = join(folder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(folder);
}

/**
 * Run the `build` script and remember what it was made from.
 *
 * @param {object} [options]
 * @param {boolean} [options.quiet] keep the script's output instead of showing it
 */
export async function build({ quiet = false } = {}) {
  // Before: a file that is saved meanwhile must not look built.
  const inputsHash = hashInputs();
  const result = await npm(['run', 'build'], { quiet });
  if (result.code === 0) {
    // On the disk first: after a power cut, a stamp must not stand beside half a build.
    await run('sync', [], { quiet: true });
    stampBuild(inputsHash);
  }
  return result;
}

/** Build unless dist is up to date. Ends the process with a message on failure. */
export async function buildIfStale() {
  if (!isBuilt()) await step('Building the site', () => build({ quiet: true }));
}

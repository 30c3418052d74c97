import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, root, run } from './child.mjs';

/** Everything the build reads, relative to the project's folder. */
export const inputs = [
  ...['client', 'server', 'shared', 'package.json', 'package-lock.json'],
  ...['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'],
];

/** The hash of what dist was made from, then the build's warnings; every build replaces dist as a whole. */
const stampFile = 'dist/.build-stamp';

/** @param {string} folder */
const readStamp = (folder) => {
  const stamp = join(folder, stampFile);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
};

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
 * @param {readonly string[]} [warnings] of the build
 */
export function stampBuild(inputsHash, folder = root, warnings = []) {
  writeFileSync(join(folder, stampFile), [inputsHash, ...warnings].join('\n'));
}

/**
 * Is dist what a build would make now?
 *
 * @param {string} [folder] the project's
 */
export const isBuilt = (folder = root) => readStamp(folder)[0] === hashInputs(folder);

/**
 * Run the `build` script and remember what it was made from.
 *
 * @param {object} [options]
 * @param {boolean} [options.quiet] keep the script's output instead of showing it
 */
export async function build({ quiet = false } = {}) {
  // Before: a file that is saved meanwhile must not look built.
  const inputsHash = hashInputs();
  const result = await run('npm', ['run', 'build'], { quiet });
  if (result.code === 0) {
    // On the disk first: after a power cut, a stamp must not stand beside half a build.
    await run('sync', [], { quiet: true });
    stampBuild(inputsHash, root, result.output.match(/^Warning: .*$/gm) ?? []);
  }
  return result;
}

/** Build unless dist is up to date, and count the build's warnings. Ends the process on failure. */
export async function buildIfStale() {
  await ensure('Building the site', isBuilt, () => build({ quiet: true }));
  const { length } = readStamp(root).slice(1);
  if (length > 0) console.log(`Warnings of the build: ${length}; npm run build shows them.`);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './child.mjs';

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

const stampFile = 'dist/.build-stamp';
const serverEntry = 'dist/server/index.js';

/**
 * @param {string} path
 * @returns {string[]} the files at or below it, sorted
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

/**
 * A hash over the names and content of everything the build reads.
 *
 * @param {string} [folder] the project's
 */
export function hashInputs(folder = root) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesAt(join(folder, input)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * What a finished build is known by: its inputs, and the moment its server entry was written, so
 * that a later build by hand is not taken for this one.
 *
 * @param {string} inputsHash
 * @param {string} folder
 */
function stamp(inputsHash, folder) {
  return `${inputsHash} ${statSync(join(folder, serverEntry)).mtimeMs}\n`;
}

/**
 * Remember what dist was made from.
 *
 * @param {string} inputsHash
 * @param {string} [folder] the project's
 */
export function stampBuild(inputsHash, folder = root) {
  writeFileSync(join(folder, stampFile), stamp(inputsHash, folder));
}

/**
 * Is dist what a build would make now?
 *
 * @param {string} [folder] the project's
 */
export function isBuilt(folder = root) {
  return (
    existsSync(join(folder, serverEntry)) &&
    existsSync(join(folder, stampFile)) &&
    readFileSync(join(folder, stampFile), 'utf8') === stamp(hashInputs(folder), folder)
  );
}

/**
 * Run the `build` script and remember what it was made from.
 *
 * @param {object} [options]
 * @param {boolean} [options.quiet] keep the script's output instead of showing it
 * @returns {Promise<import('./child.mjs').ChildResult>}
 */
export async function build({ quiet = false } = {}) {
  // An interrupted build must not look finished; a file saved meanwhile must not look built.
  rmSync(join(root, stampFile), { force: true });
  const inputsHash = hashInputs();
  const result = await npm(['run', 'build'], { quiet });
  if (result.code === 0) stampBuild(inputsHash);
  return result;
}

/** Build unless dist is up to date. Ends the process with a message on failure. */
export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building the site ...');
  const started = Date.now();
  const { code, output } = await build({ quiet: true });
  if (code !== 0) {
    console.error(output);
    console.error('The site could not be built: see the message above.');
    process.exit(1);
  }
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './child.mjs';

/** Everything the build reads, relative to the project's folder. */
const inputs = [
  'client',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

const serverEntry = join(root, 'dist/server/index.js');
const stampFile = join(root, 'dist/.build-stamp');

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

/** A hash over the names and content of the inputs. */
function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesAt(join(root, input)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * What a finished build is known by: its inputs, and the moment its server entry was written, so
 * that a later build by hand is not taken for this one.
 *
 * @param {string} inputsHash
 */
function stamp(inputsHash) {
  return `${inputsHash} ${statSync(serverEntry).mtimeMs}\n`;
}

/** Is dist what a build would make now? */
export function isBuilt() {
  return (
    existsSync(serverEntry) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp(hashInputs())
  );
}

/**
 * Run the `build` script and remember what it was made from.
 *
 * @param {object} [options]
 * @param {boolean} [options.quiet] show the script's output only when it fails
 * @returns {Promise<number>} its exit code
 */
export async function build({ quiet = false } = {}) {
  // An interrupted build must not look finished; a file saved meanwhile must not look built.
  rmSync(stampFile, { force: true });
  const inputsHash = hashInputs();
  const { code, output } = await npm(['run', 'build'], { quiet });
  if (code === 0) writeFileSync(stampFile, stamp(inputsHash));
  else if (quiet) console.error(output);
  return code;
}

/** Build unless dist is up to date. Ends the process with a message on failure. */
export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building the site ...');
  const started = Date.now();
  if ((await build({ quiet: true })) !== 0) {
    console.error('The site could not be built: see the message above.');
    process.exit(1);
  }
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

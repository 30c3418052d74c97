import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child.mjs';
import { installIfMissing } from './install.mjs';

/** Lists everything that the build reads, relative to the project's folder. */
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

/** Holds the hash of the sources of dist. */
const stampFile = '.build-stamp';

/**
 * Returns the hash of everything that the build reads.
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
      // Names with a dot are files of editors and file managers.
      const names = readdirSync(full).filter((name) => !name.startsWith('.'));
      for (const name of names.sort()) add(`${path}/${name}`);
    } else {
      const content = readFileSync(full);
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/**
 * Writes the stamp into a finished build.
 *
 * @param {string} built the build's folder
 * @param {string} inputsHash
 */
export const stampBuild = (built, inputsHash) => writeFileSync(join(built, stampFile), inputsHash);

/**
 * Returns true if dist was built from the present sources.
 *
 * @param {string} [folder] the project's
 */
export function isBuilt(folder = root) {
  const stamp = join(folder, 'dist', stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(folder);
}

/** Builds unless dist is up to date, and installs missing packages for it. If it fails, it ends the process. */
export async function buildIfStale() {
  if (isBuilt()) return;
  await installIfMissing();
  // Without npm between them, a signal to this process ends the build.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runOrExit('Building the site', process.execPath, [vite, 'build']);
}

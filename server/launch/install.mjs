import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit } from './child.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns true if node_modules holds the packages that package.json names, in its versions, whichever package
 * manager put them there.
 *
 * @param {'dependencies' | 'devDependencies'} kind
 * @param {string} [folder] the project's
 */
export function isInstalled(kind, folder = root) {
  const hasVersion = (/** @type {[string, unknown]} */ [name, version]) => {
    try {
      const { version: found } = readJson(join(folder, 'node_modules', name, 'package.json'));
      return found === version;
    } catch {
      return false;
    }
  };
  return Object.entries(readJson(join(folder, 'package.json'))[kind]).every(hasVersion);
}

/** Installs the locked packages unless all of them are there. If it fails, it ends the process with a message. */
export async function installIfMissing() {
  if (isInstalled('dependencies') && isInstalled('devDependencies')) return;
  // Building needs the development packages, even with NODE_ENV=production.
  await runOrExit('Installing packages', 'npm', [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
}

import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitWithMessage, inProject, root, runOrExit } from './child.mjs';

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
  const isComplete = () => isInstalled('dependencies') && isInstalled('devDependencies');
  if (isComplete()) return;
  const packages = inProject('node_modules');
  // npm would empty the folder that a link leads to.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    exitWithMessage(
      `${packages} is a link to a folder that lacks packages. Run npm ci in that folder.`,
    );
  }
  const unlock = await lockPackages();
  // Building needs the development packages, even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--include=optional'];
  if (!isComplete()) await runOrExit('Installing packages', 'npm', args);
  unlock();
}

/** Waits until no other start installs packages, because `npm ci` empties node_modules. Returns the end of this lock. */
async function lockPackages() {
  const lock = inProject('.installing');
  const unlock = () => rmSync(lock, { recursive: true, force: true });
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(lock);
      // Runs however this process ends, except by kill -9.
      process.once('exit', unlock);
      return () => {
        process.off('exit', unlock);
        unlock();
      };
    } catch (error) {
      // npm explains a folder that cannot be written.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return () => {};
    }
    if (tries === 0) {
      console.log(
        `Waiting for another start that installs packages. If none is running, delete ${lock}.`,
      );
    }
    await sleep(500);
  }
}

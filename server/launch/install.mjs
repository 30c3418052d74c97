import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './child.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Does node_modules hold what package-lock.json asks for? npm keeps its own record of what it has
 * installed, so an install by hand counts too. Optional packages may be absent: most are for other
 * platforms.
 *
 * @param {string} [folder] the project's
 */
export function isInstalled(folder = root) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = lockedPackages(record);
  return Object.entries(lockedPackages(join(folder, 'package-lock.json'))).every(
    ([path, wanted]) => {
      if (path === '' || wanted.link) return true;
      const found = installed[path];
      if (!found) return wanted.optional === true;
      return (
        found.version === wanted.version &&
        found.integrity === wanted.integrity &&
        existsSync(join(folder, path, 'package.json'))
      );
    },
  );
}

/** Install the locked packages unless they are there. Ends the process with a message on failure. */
export async function installIfMissing() {
  if (isInstalled()) return;
  // npm would empty the folder that a link leads to.
  const packages = join(root, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      `${packages} is a link, and packages are missing there: run npm ci where it leads.`,
    );
    process.exit(1);
  }
  console.log('Installing packages (the first time this can take a minute or two) ...');
  const started = Date.now();
  // Building needs the development packages, whatever NODE_ENV says.
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional'], {
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    console.error('The packages could not be installed: see npm’s message above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

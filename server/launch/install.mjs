import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, fail, root, run } from './child.mjs';

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Does node_modules hold what package-lock.json asks for? Optional packages may be absent: most are of other platforms.
 * @param {string} [folder] the project's
 */
export function isInstalled(folder = root) {
  try {
    const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
    return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
      ([path, { version, optional, link }]) =>
        path === '' ||
        link ||
        (optional && !installed[path]) ||
        installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** Install the locked packages unless they are there. Ends the process with a message on failure. */
export async function installIfMissing() {
  const packages = join(root, 'node_modules');
  await ensure('Installing packages', isInstalled, () => {
    // npm would empty the folder that a link leads to.
    if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
      fail(`${packages} is a link, and lacks packages: run npm ci where it leads.`);
    }
    // Building needs the development packages, whatever NODE_ENV says.
    return run('npm', ['ci', '--include=dev', '--include=optional'], { quiet: true });
  });
}

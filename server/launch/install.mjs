import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, step } from './child.mjs';

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Does node_modules hold what package-lock.json asks for? npm keeps a record of what it has installed.
 * Optional packages may be absent: most are for other platforms.
 *
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
  if (isInstalled()) return;
  // npm would empty the folder that a link leads to.
  const packages = join(root, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(`${packages} is a link, and lacks packages: run npm ci where it leads.`);
    process.exit(1);
  }
  // Building needs the development packages, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--include=optional'];
  await step('Installing packages', () => npm(args, { quiet: true }));
}

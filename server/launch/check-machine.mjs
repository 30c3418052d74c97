// Ends the process with one sentence if this machine cannot run the site. Import it first, because packages fail
// with unclear errors.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// Vite runs on these versions.
const runs = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
if (!runs) {
  const version = process.versions.node;
  console.error(`This site needs Node 20.19, or 22.12 or newer. This is Node ${version}.`);
  console.error('Install a current one from https://nodejs.org, then run the command again.');
  process.exit(1);
}

const folder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
if (/[#?]/.test(folder)) {
  console.error(
    `Move the site to a folder without # or ? in its path: Vite cannot build in ${folder}.`,
  );
  process.exit(1);
}

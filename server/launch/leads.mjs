// npm run leads: runs the staff's tool in this same process, so that the terminal is its own. A fresh build and the
// run-time packages are enough. Otherwise it installs missing packages and runs the source.
import './check-machine.mjs';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build.mjs';
import { inProject, root } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

process.chdir(root);
if (!isInstalled('devDependencies') && isInstalled('dependencies') && isBuilt())
  await import(pathToFileURL(inProject('dist/server/leads.js')).href);
else {
  await installIfMissing();
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../staff/main.ts', import.meta.url);
}

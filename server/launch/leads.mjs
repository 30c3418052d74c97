// npm run leads: runs the staff's tool in this same process, so that the terminal is its own. It installs missing
// packages first. Without a fresh build it runs the source.
import './check-machine.mjs';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build.mjs';
import { inProject, root } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

process.chdir(root);
if (isBuilt() && isInstalled('dependencies')) {
  // A server keeps neither the source's loader nor the other development packages.
  await import(pathToFileURL(inProject('dist/server/leads.js')).href);
} else {
  await installIfMissing();
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../staff/main.ts', import.meta.url);
}

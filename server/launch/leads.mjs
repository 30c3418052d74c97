// npm run leads: runs the staff's tool in this same process, so that the terminal is its own. A build and the run-time
// packages are enough, so that nothing is installed beneath a running site. Otherwise it runs the source.
import './check-machine.mjs';
import { existsSync } from 'node:fs';
import { inProject, root, runModule } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

process.chdir(root);
const built = 'dist/server/leads.js';
if (!isInstalled('devDependencies') && isInstalled('dependencies') && existsSync(inProject(built)))
  await runModule(built);
else {
  await installIfMissing();
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../staff/main.ts', import.meta.url);
}

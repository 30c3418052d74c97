// npm run leads: runs the source of the staff's tool in this same process, so that the terminal is its own. It installs
// missing packages first. A server without them runs dist/server/leads.js.
import './check-machine.mjs';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../staff/main.ts', import.meta.url);

// npm run leads: install what is missing, then read the database from this same process, so that the
// terminal is its own. Runs the source: reading leads does not need the site to be built.
import './check-node.mjs';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../staff/index.ts', import.meta.url);

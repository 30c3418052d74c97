// npm run leads: install what is missing, then read the database from this same process, so that the
// terminal is its own. Runs the source: reading leads does not need the site to be built.
import './check-node.mjs';
import { fail, root } from './child.mjs';
import { installIfMissing } from './install.mjs';

// Without a "--" before them npm takes options for its own, and another list than the one asked for would be shown.
const ours = ['since', 'city', 'search', 'limit', 'open', 'csv', 'note', 'phone', 'older-than'];
const lost = ours.find((name) => `npm_config_${name.replace('-', '_')}` in process.env);
if (lost) fail(`Options stand behind "--": npm run leads -- --${lost} …`);

process.chdir(root);
await installIfMissing();
const { tsImport } = await import('tsx/esm/api');
await tsImport('../staff/index.ts', import.meta.url);

// npm start: serves from this same process, so that Ctrl-C reaches the server itself. It first installs and builds what
// is missing. A fresh build beside the run-time packages is enough, also in a folder that cannot be written.
// Only Node's own modules are imported here: a fresh clone has no others.
import './check-machine.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, isBuilt } from './build.mjs';
import { root } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

process.chdir(root);
if (!isBuilt() || !isInstalled('dependencies')) await installIfMissing();
await buildIfStale();
await import(pathToFileURL(join(root, 'dist/server/index.js')).href);

// npm start: install what is missing, build what is stale, then serve from this same process, so
// that Ctrl-C reaches the server itself. Only Node's own modules here: a fresh clone has no others.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import './check-node.mjs';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
await buildIfStale();

process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist/server/index.js')).href);

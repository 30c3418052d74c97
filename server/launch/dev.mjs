// npm run dev: install what is missing, then Vite, which serves the whole site (dev-site.ts).
import './check-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
await import(pathToFileURL(join(root, 'node_modules/vite/bin/vite.js')).href);

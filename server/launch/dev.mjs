// npm run dev: install what is missing, then serve the site with Vite.
import './check-node.mjs';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
process.env.NODE_ENV ??= 'development';
const { tsImport } = await import('tsx/esm/api');
await tsImport('./dev-server.ts', import.meta.url);

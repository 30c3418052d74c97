// npm run dev and npm run build: installs missing packages, then runs Vite, which serves the site (dev-site.ts) or
// builds it. With NODE_ENV=production, npm ci leaves out the packages that build the site.
import './check-machine.mjs';
import { root, runModule } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
await runModule('node_modules/vite/bin/vite.js');

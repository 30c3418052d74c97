// npm run dev: installs missing packages, then runs Vite, which serves the whole site (dev-site.ts).
import './check-machine.mjs';
import { root, runModule } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();
await runModule('node_modules/vite/bin/vite.js');

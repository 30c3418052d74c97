// npm start: installs and builds if needed, then serves from this same process, so that Ctrl-C reaches the server.
// A fresh build and the run-time packages are enough, even in a read-only folder.
// Import only Node's own modules here, because a fresh clone has no others.
import './check-machine.mjs';
import { buildIfStale } from './build.mjs';
import { root, runModule } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

process.chdir(root);
await buildIfStale();
if (!isInstalled('dependencies')) await installIfMissing();
await runModule('dist/server/index.js');

// npm run build: installs missing packages first. With NODE_ENV=production, npm ci leaves out those that build the
// site.
import './check-machine.mjs';
import { installIfMissing } from './install.mjs';

await installIfMissing();

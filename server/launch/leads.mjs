// npm run leads: runs the staff's tool in this same process, so that the terminal is its own. It installs missing
// packages first. Without a fresh build it runs the source.
import './check-machine.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build.mjs';
import { fail, root } from './child.mjs';
import { installIfMissing, isInstalled } from './install.mjs';

// Without "--" npm takes these options for itself, and the tool would show another list.
const ours = [
  ...['since', 'city', 'type', 'campaign', 'source', 'search', 'phone', 'older-than', 'limit'],
  ...['open', 'csv', 'json', 'note', 'not-reached'],
];
const lost = ours.find((name) => `npm_config_${name.replaceAll('-', '_')}` in process.env);
if (lost) fail(`npm took --${lost} for itself. Write -- first: npm run leads -- --${lost}`);

process.chdir(root);
if (isBuilt() && isInstalled('dependencies')) {
  // A server keeps neither the source's loader nor the other development packages.
  await import(pathToFileURL(join(root, 'dist/server/leads.js')).href);
} else {
  await installIfMissing();
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../staff/index.ts', import.meta.url);
}

// npm run bench: how fast it is, beside floors of the same run. Takes about an hour; parts:
//   npm run bench -- pages         processor time and Lighthouse; --routes=/,/contact --rounds=5
//   npm run bench -- interactions  from touch to paint, from page to page; --routes=/ --rounds=5
//   npm run bench -- server        requests a second; --seconds=3 --rounds=5
// Another Node measures itself: npx -y node@24 tests/bench/run.mjs server
import '../../server/launch/check-node.mjs';
import { buildIfStale } from '../../server/launch/build.mjs';
import { root, run } from '../../server/launch/child.mjs';
import { installIfMissing } from '../../server/launch/install.mjs';
import { ensureBrowser } from '../support/browser.mjs';

process.chdir(root);
await installIfMissing();
await buildIfStale();
const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
const env = { CHROME_PATH: await ensureBrowser({ isWhole: true }) };
process.exitCode = (await run(process.execPath, args, { env })).code;

// npm run bench: how fast it is, against floors measured in the same run. Takes over an hour; parts:
//   npm run bench -- pages         processor time and Lighthouse; --routes=/,/contact --rounds=5
//   npm run bench -- interactions  from touch to paint, from page to page; --routes=/ --rounds=5
//   npm run bench -- server        requests a second; --seconds=3 --rounds=5
//   npm run bench -- build         time and memory of the build; --rounds=3
// --dist=folder measures the build in that folder. Another Node measures itself:
//   npx -y node@24 tests/bench/run.mjs server
import '../../server/launch/check-node.mjs';
import { buildIfStale } from '../../server/launch/build.mjs';
import { root, run } from '../../server/launch/child.mjs';
import { installIfMissing } from '../../server/launch/install.mjs';

process.chdir(root);
const args = process.argv.slice(2);
await installIfMissing();
if (!args.some((arg) => arg.startsWith('--dist'))) await buildIfStale();

const { code } = await run(process.execPath, [
  ...['--import', 'tsx', 'tests/bench/main.ts'],
  ...args,
]);
process.exitCode = code;

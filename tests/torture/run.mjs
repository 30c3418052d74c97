// npm run torture: the fault suite in its full form, or the parts named: npm run torture -- full-disk
// --minutes=3 shortens the steady load, --seed=7 makes other bad bodies, --dist=folder tries the
// build in that folder.
import '../../server/launch/check-node.mjs';
import { buildIfStale } from '../../server/launch/build.mjs';
import { root, run } from '../../server/launch/child.mjs';
import { installIfMissing } from '../../server/launch/install.mjs';

process.chdir(root);
const args = process.argv.slice(2);
await installIfMissing();
if (!args.some((arg) => arg.startsWith('--dist'))) await buildIfStale();

const { code } = await run(process.execPath, [
  ...['--import', 'tsx', 'tests/torture/main.ts'],
  ...args,
]);
process.exitCode = code;

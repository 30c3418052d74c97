// npm run look: the whole site at a glance, on one page: .cache/look/index.html
import '../../server/launch/check-node.mjs';
import { buildIfStale } from '../../server/launch/build.mjs';
import { root, run } from '../../server/launch/child.mjs';
import { installIfMissing } from '../../server/launch/install.mjs';
import { ensureBrowser } from '../support/browser.mjs';

process.chdir(root);
await installIfMissing();
await buildIfStale();
const { code } = await run(process.execPath, ['--import', 'tsx', 'tests/look/main.ts'], {
  env: { CHROME_PATH: await ensureBrowser() },
});
process.exitCode = code;

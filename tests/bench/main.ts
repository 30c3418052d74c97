// npm run bench measures the pages' speed beside floors of the same run. It takes about an hour. The options are:
//   npm run bench -- --routes=/,/contact --rounds=5
//   npm run bench -- --routes=/,http://localhost:4000/   another site in the same run
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { routes } from '#client/routes.tsx';
import { buildIfStale } from '#server/launch/build.mjs';
import { exitWithMessage } from '#server/launch/child.mjs';
import { ensureBrowser } from '#tests/support/browser.mjs';
import { measurePage } from './measure-page.ts';
import { serveCopy } from './site-copy.ts';

/** Reads the options, or ends the process with a line that names them. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        routes: { type: 'string', default: routes.map(({ path }) => path).join(',') },
        rounds: { type: 'string', default: '3' },
      },
    }).values;
  } catch (error) {
    return exitWithMessage(
      `${(error as Error).message}\nThe options are: npm run bench -- --routes=/,/contact --rounds=5`,
    );
  }
}

const values = readOptions();

await buildIfStale();
process.env.CHROME_PATH = ensureBrowser({ isWhole: true });
mkdirSync('.cache/bench', { recursive: true });
process.once('SIGINT', () => process.exit(1));
console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
const sites = { own: await serveCopy(), floor: await serveCopy(false) };
const rows = [];
for (const path of values.routes.split(',')) {
  rows.push(await measurePage(path, sites, Number(values.rounds)));
  console.log(JSON.stringify(rows.at(-1)));
}
console.table(rows);
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
process.exit();

// npm run bench measures the pages' speed beside floors of the same run. It takes about an hour. The options are:
//   npm run bench -- --routes=/,/contact --rounds=5
//   npm run bench -- --routes=/,http://localhost:4000/   another site in the same run
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { routes } from '#client/routes.tsx';
import { buildIfStale } from '#server/launch/build.mjs';
import { installIfMissing } from '#server/launch/install.mjs';
import { ensureBrowser } from '#tests/support/browser.mjs';
import { benchPages } from './pages.ts';

/** The options of the benchmark. */
export interface BenchOptions {
  /** How often each figure is measured. */
  readonly rounds: number;
  /** The pages to measure: paths, or whole addresses of other sites. */
  readonly routes: readonly string[];
}

/** A line of the table. */
export type Row = Readonly<Record<string, string | number>>;

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: routes.map(({ path }) => path).join(',') },
    rounds: { type: 'string', default: '3' },
  },
});

await installIfMissing();
await buildIfStale();
process.env.CHROME_PATH = ensureBrowser({ isWhole: true });
mkdirSync('.cache/bench', { recursive: true });
process.once('SIGINT', () => process.exit(1));
console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
const chosen = { rounds: Number(values.rounds), routes: values.routes.split(',') };
console.table(await benchPages(chosen));
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
process.exit();

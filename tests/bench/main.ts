// npm run bench measures the site's speed beside floors of the same run. It takes about an hour. The parts are:
//   npm run bench -- pages --routes=/,/contact --rounds=5   processor time and Lighthouse
//   npm run bench -- pages --routes=/,http://localhost:4000/   another site in the same run
//   npm run bench -- server --seconds=3                     requests a second
// To measure another Node: npx -y node@24 --import tsx tests/bench/main.ts server
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { routes } from '#client/routes.tsx';
import { buildIfStale } from '#server/launch/build.mjs';
import { installIfMissing } from '#server/launch/install.mjs';
import { ensureBrowser } from '#tests/support/browser.mjs';
import { Scope } from '#tests/torture/scope.ts';
import { benchPages } from './pages.ts';
import { benchServer } from './server.ts';

/** The options of a part of the benchmark. */
export interface BenchOptions {
  /** Ends everything that a part starts or makes. */
  readonly scope: Scope;
  /** How often each figure is measured. */
  readonly rounds: number;
  /** How long the server is loaded for one figure. */
  readonly seconds: number;
  /** The pages to measure: paths, or whole addresses of other sites. */
  readonly routes: readonly string[];
}

/** A line of a part's table. */
export type Row = Readonly<Record<string, string | number>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: routes.map(({ path }) => path).join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});
const parts = { pages: benchPages, server: benchServer };
const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length === 0)
  throw new Error(`There is no such part. The parts are: ${Object.keys(parts).join(', ')}`);

await installIfMissing();
await buildIfStale();
process.env.CHROME_PATH = ensureBrowser({ isWhole: true });
mkdirSync('.cache/bench', { recursive: true });
const scope = new Scope();
process.once('SIGINT', () => scope.close().then(() => process.exit(1)));
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
try {
  for (const [name, part] of chosen) {
    console.log(`\n${name} ... (load before: ${loadavg()[0]?.toFixed(1)})`);
    console.table(await part({ scope, rounds, seconds, routes: values.routes.split(',') }));
    await scope.close();
  }
} finally {
  await scope.close();
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
process.exit();

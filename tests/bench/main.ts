// npm run bench: how fast it is, beside floors of the same run. Takes about an hour; parts:
//   npm run bench -- pages         processor time and Lighthouse; --routes=/,/contact --rounds=5
//   npm run bench -- interactions  from touch to paint, from page to page; --routes=/ --rounds=5
//   npm run bench -- server        requests a second; --seconds=3 --rounds=5
// Another Node measures itself: npx -y node@24 --import tsx tests/bench/main.ts server
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '#client/routes.tsx';
import { buildIfStale } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';
import { installIfMissing } from '#server/launch/install.mjs';
import { ensureBrowser } from '#tests/support/browser.mjs';
import { Scope } from '#tests/torture/scope.ts';
import type { BenchOptions, Row } from './bench.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';
import { benchServer } from './server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string', default: routes.map(({ path }) => path).join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});
const parts: Readonly<Record<string, (options: BenchOptions) => Promise<Row[]>>> = {
  pages: benchPages,
  interactions: benchInteractions,
  server: benchServer,
};

await installIfMissing();
await buildIfStale();
process.env.CHROME_PATH = ensureBrowser({ isWhole: true });
const folder = join(root, '.cache/bench');
mkdirSync(folder, { recursive: true });
const scope = new Scope();
process.once('SIGINT', () => scope.close().then(() => process.exit(1)));
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const part = parts[name];
    if (!part)
      throw new Error(`No such part: ${name}. There are: ${Object.keys(parts).join(', ')}`);
    console.log(`\n${name} ... (load before: ${loadavg()[0]?.toFixed(1)})`);
    const table = await part({
      scope,
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      routes: values.routes.split(','),
    });
    await scope.close();
    console.table(table);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(table, null, 2));
  }
} finally {
  await scope.close();
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}. Reports: ${folder}`);
process.exit();

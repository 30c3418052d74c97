// The parts of the benchmark, one after the other: started by tests/bench/run.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '#client/routes.tsx';
import { root } from '#server/launch/child.mjs';
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

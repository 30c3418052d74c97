// The parts of the benchmark, one after the other: started by tests/bench/run.mjs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routes as routeTable } from '#client/routes.tsx';
import { root } from '#server/launch/child.mjs';
import { Scope } from '#tests/torture/scope.ts';
import { benchBuild } from './build.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';
import { type BenchContext, type BenchResult, formatTable } from './result.ts';
import { benchServer } from './server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    routes: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '3' },
  },
});

const routes = values.routes?.split(',') ?? routeTable.map(({ path }) => path);

const parts: Readonly<
  Record<string, [rounds: number, bench: (context: BenchContext) => Promise<BenchResult>]>
> = {
  pages: [3, (context) => benchPages(context, routes)],
  interactions: [3, (context) => benchInteractions(context, routes)],
  server: [5, (context) => benchServer(context, Number(values.seconds))],
  build: [3, benchBuild],
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const scope = new Scope();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await scope.close();
    process.exit(1);
  });
}

const file = join(root, '.cache/bench.json');
const node = `Node ${process.versions.node.split('.')[0]}`;
const machine = `${platform()}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;

/** Adds a part to those measured earlier; the same part on another Node is another. */
function keep(name: string, result: BenchResult): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  let known = {};
  try {
    known = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // This is the first.
  }
  const all = { ...known, [`${name}, ${node}`]: { date: new Date(), machine, ...result } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

try {
  for (const [name, [defaultRounds, bench]] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name} ... (load before: ${loadavg()[0]?.toFixed(1)})`);
    const rounds = Number(values.rounds ?? defaultRounds);
    const result = await bench({ dist: resolve(root, values.dist), scope, rounds });
    await scope.close();
    keep(name, result);
    for (const rows of result.tables) console.log(`\n${formatTable(rows)}\n`);
    for (const note of result.notes) console.log(note);
  }
  console.log(`\n${machine}\nAll figures: ${file}`);
} finally {
  await scope.close();
}
process.exit();

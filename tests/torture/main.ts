// npm run torture: the fault suite in its full form, or the parts named: npm run torture -- full-disk
// --minutes=3 shortens the steady load (its memory is judged from two on), --seed=7 makes other bad
// bodies, --dist=folder tries the build in that folder.
import { cpus, release } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#server/launch/build.mjs';
import { installIfMissing } from '#server/launch/install.mjs';
import { builtSite } from '#tests/support/built-site.ts';
import { badBodies } from './bad-bodies.ts';
import { fullDisk } from './full-disk.ts';
import { hostile } from './hostile.ts';
import { killStream } from './kill-stream.ts';
import type { PartContext, PartResult } from './part.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { postgresKilled } from './postgres-killed.ts';
import { replicas } from './replicas.ts';
import { Scope } from './scope.ts';
import { steadyLoad } from './steady-load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '20150' },
    dist: { type: 'string', default: 'dist' },
  },
});

const parts: Readonly<Record<string, (context: PartContext) => Promise<PartResult>>> = {
  'kill-stream': killStream,
  'postgres-killed': postgresKilled,
  'postgres-frozen': postgresFrozen,
  'full-disk': fullDisk,
  'bad-bodies': (context) => badBodies(context, { seed: Number(values.seed) }),
  replicas,
  hostile,
  'steady-load': (context) => steadyLoad(context, { seconds: 60 * Number(values.minutes) }),
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

await installIfMissing();
if (values.dist === 'dist') await buildIfStale();
let scope = new Scope();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await scope.close();
    process.exit(1);
  });
}

async function run(name: string, part: (typeof parts)[string]): Promise<PartResult> {
  scope = new Scope();
  console.log(`\n${name} ...`);
  const result = await part({ site: builtSite(values.dist), scope }).catch((error: Error) => ({
    figures: {},
    notes: [],
    problems: [error.stack ?? error.message],
  }));
  await scope.close();
  for (const note of result.notes) console.log(`  ${note}`);
  for (const problem of result.problems) console.log(`  NOT AS IT MUST BE: ${problem}`);
  return result;
}

const reports: Record<string, object> = {};
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { figures, problems, table, skipped } = await run(name, part);
  if (table) console.table(table);
  if (problems.length > 0) process.exitCode = 1;
  const verdict = skipped ? `skipped: ${skipped}` : problems.length > 0 ? 'failed' : 'passed';
  reports[name] = { ...figures, verdict };
}
console.table(reports);
const processors = `${cpus().length} × ${cpus()[0]?.model}`;
console.log(`${process.platform} ${release()}, ${processors}, Node ${process.version}`);
process.exit();

// npm run torture runs the whole fault suite, and npm run torture -- full-disk runs one part.
// --minutes=3 shortens the steady load, whose memory is judged from two minutes on.
// BUILT_SITE=folder tests the build in that folder.
import { cpus, release } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#server/launch/build.mjs';
import { installIfMissing } from '#server/launch/install.mjs';
import { builtSite } from '#tests/support/built-site.ts';
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
  },
});

const parts: Readonly<Record<string, (context: PartContext) => Promise<PartResult>>> = {
  'kill-stream': killStream,
  'postgres-killed': postgresKilled,
  'postgres-frozen': postgresFrozen,
  'full-disk': fullDisk,
  replicas,
  hostile,
  'steady-load': (context) => steadyLoad(context, { seconds: 60 * Number(values.minutes) }),
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`,
  );
  process.exit(2);
}

await installIfMissing();
if (!process.env.BUILT_SITE) await buildIfStale();
const scope = new Scope();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await scope.close();
    process.exit(1);
  });
}

const reports: Record<string, object> = {};
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name} ...`);
  const failure = ({ stack = '' }: Error) => ({ figures: {}, notes: [], problems: [stack] });
  const result: PartResult = await part({ site: builtSite(), scope }).catch(failure);
  await scope.close();
  const { figures, notes, problems, table, skipped } = result;
  for (const note of notes) console.log(`  ${note}`);
  for (const problem of problems) console.log(`  NOT AS IT MUST BE: ${problem}`);
  if (table) console.table(table);
  if (problems.length > 0) process.exitCode = 1;
  const verdict = skipped ? `skipped: ${skipped}` : problems.length > 0 ? 'failed' : 'passed';
  reports[name] = { ...figures, verdict };
}
console.table(reports);
const processors = `${cpus().length} × ${cpus()[0]?.model}`;
console.log(`${process.platform} ${release()}, ${processors}, Node ${process.version}`);
process.exit();

// The parts of the fault suite, one after the other: started by tests/torture/run.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#server/launch/child.mjs';
import { builtSite } from '#tests/support/built-site.ts';
import { badBodies } from './bad-bodies.ts';
import { fullDisk } from './full-disk.ts';
import { hostile } from './hostile.ts';
import { killStream } from './kill-stream.ts';
import type { PartContext, PartResult } from './part.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { postgresKilled } from './postgres-killed.ts';
import { replicas } from './replicas.ts';
import { sameLeads } from './same-leads.ts';
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
  'same-leads': sameLeads,
  'bad-bodies': (context) => badBodies(context, { seed: Number(values.seed) }),
  replicas,
  hostile: (context) => hostile(context),
  'steady-load': (context) => steadyLoad(context, { seconds: 60 * Number(values.minutes) }),
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

let scope = new Scope();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await scope.close();
    process.exit(1);
  });
}

/** A part that has run, or could not. */
interface PartReport extends PartResult {
  readonly name: string;
  readonly seconds: number;
}

function verdictOf({ problems, skipped }: PartResult): 'passed' | 'failed' | 'skipped' {
  if (skipped !== undefined) return 'skipped';
  return problems.length === 0 ? 'passed' : 'failed';
}

async function run(name: string): Promise<PartReport> {
  scope = new Scope();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await parts[name]?.({ site: builtSite(values.dist), scope });
    if (!result) throw new Error(`no part ${name}`);
    return { name, ...result, seconds: seconds() };
  } catch (error) {
    const problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    return { name, figures: {}, notes: [], problems, seconds: seconds() };
  } finally {
    await scope.close();
  }
}

const reports: PartReport[] = [];
for (const name of Object.keys(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name} ...`);
  const report = await run(name);
  reports.push(report);
  for (const note of report.notes) console.log(`  ${note}`);
  for (const problem of report.problems) console.log(`  NOT AS IT MUST BE: ${problem}`);
  if (report.table) console.log(`\n${report.table}\n`);
  if (report.skipped) console.log(`  skipped: ${report.skipped}`);
  console.log(`  ${verdictOf(report)} in ${Math.round(report.seconds)} s`);
}

const processors = `${cpus().length} × ${cpus()[0]?.model}`;
const machine = `${process.platform} ${release()}, ${processors}, Node ${process.version}`;
const file = join(root, 'test-results/torture.json');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(file, `${JSON.stringify({ date: new Date(), machine, reports }, null, 2)}\n`);
console.table(
  Object.fromEntries(
    reports.map((report) => [report.name, { ...report.figures, verdict: verdictOf(report) }]),
  ),
);
console.log(`${machine}\nAll figures: ${file}`);
process.exit(reports.some((report) => verdictOf(report) === 'failed') ? 1 : 0);

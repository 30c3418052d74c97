// npm test: everything, or the suites named: npm test -- unit e2e, or npm test -- quick for all that
// needs neither browser nor database. Options go on to the runners: npm test -- e2e --update-snapshots
import '../server/launch/check-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../server/launch/build.mjs';
import { tool } from '../server/launch/child.mjs';
import { installIfMissing } from '../server/launch/install.mjs';
import {
  checkResult,
  lastLine,
  playwrightResult,
  sum,
  vitestResult,
} from './support/suite-result.mjs';

/** @typedef {import('./support/suite-result.mjs').SuiteResult} SuiteResult */

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

// A log file wants no colours; Biome has to be told apart.
const plain = !process.stdout.isTTY;
if (plain) process.env.NO_COLOR = '1';

// npm's shell ends by a signal without passing it on: when it has gone, this run ends as well.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();

/** No suite takes this long; a hanging one must not hang the run. */
const timeoutMs = 20 * 60_000;

const asked = process.argv.slice(2);
const options = asked.filter((name) => name.startsWith('-'));

/**
 * What a suite runs with: `quiet` keeps what it prints, for suites that run side by side.
 *
 * @typedef {{ quiet: boolean }} SuiteOptions
 * @typedef {SuiteResult & { output?: string }} Outcome
 */

/**
 * @param {string} bin
 * @param {readonly string[]} args
 * @param {SuiteOptions} run
 * @returns {Promise<Outcome>}
 */
async function check(bin, args, { quiet }) {
  const { code, output } = await tool(bin, args, { quiet, timeoutMs });
  return { ...checkResult(code), output };
}

/**
 * @param {string} project one of the projects in vite.config.ts
 * @returns {(run: SuiteOptions) => Promise<Outcome>}
 */
const vitest =
  (project) =>
  async ({ quiet }) => {
    const report = join(reports, `${project}.json`);
    const { code, output } = await tool(
      'vitest/vitest.mjs',
      [
        'run',
        ...['--project', project, '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
        ...options,
      ],
      { env: { NODE_ENV: 'test' }, quiet, timeoutMs },
    );
    return { ...vitestResult(report, code), output };
  };

/** @type {(run: SuiteOptions) => Promise<Outcome>} */
async function endToEnd({ quiet }) {
  const { ensureBrowser } = await import('./support/browser.mjs');
  const browser = await ensureBrowser();
  if (!isBuilt() && (await build()).code !== 0) return checkResult(1);
  const report = join(reports, 'e2e.json');
  const { code, output } = await tool(
    'playwright/cli.js',
    [...['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], ...options],
    { env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, quiet, timeoutMs },
  );
  return { ...playwrightResult(report, code), output };
}

/**
 * The suites; those of one group run side by side.
 *
 * @type {readonly Readonly<Record<string, (run: SuiteOptions) => Promise<Outcome>>>[]}
 */
const groups = [
  {
    types: (run) => check('typescript/bin/tsc', [], run),
    lint: (run) =>
      check('@biomejs/biome/bin/biome', ['ci', ...(plain ? ['--colors=off'] : []), '.'], run),
    unit: vitest('unit'),
    component: vitest('component'),
    build: async ({ quiet }) => {
      const { code, output } = await build({ quiet });
      return { ...checkResult(code), output };
    },
    owner: (run) => check('tsx/dist/cli.mjs', ['tests/owner/main.ts'], run),
    // Much of it is waiting.
    integration: vitest('integration'),
  },
  { e2e: endToEnd },
];
const quick = ['types', 'lint', 'unit', 'component'];

const all = groups.flatMap((group) => Object.keys(group));
const named = asked.filter((name) => !options.includes(name));
const unknown = named.filter((name) => name !== 'quick' && !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${all.join(', ')}, quick`);
  process.exit(2);
}
const wanted =
  named.length === 0 ? all : named.flatMap((name) => (name === 'quick' ? quick : name));

await installIfMissing();

/** @type {{ name: string, seconds: number, result: SuiteResult }[]} */
const done = [];
for (const group of groups) {
  const suites = Object.entries(group).filter(([name]) => wanted.includes(name));
  const quiet = suites.length > 1;
  await Promise.all(
    suites.map(async ([name, suite]) => {
      if (!quiet) console.log(`\n===== ${name} =====\n`);
      const started = Date.now();
      /** @type {Outcome} */
      const result = await suite({ quiet }).catch((error) => {
        console.error(error instanceof Error ? error.message : error);
        return checkResult(1);
      });
      const seconds = (Date.now() - started) / 1000;
      if (quiet) console.log(`\n===== ${name} =====\n\n${result.output ?? ''}`);
      console.log(`\n${name}: ${lastLine(result)} in ${seconds.toFixed(1)} s`);
      done.push({ name, seconds, result });
    }),
  );
}

console.log('\n===== summary =====\n');
console.log('suite        passed  failed  skipped  seconds');
for (const { name, seconds, result } of done) {
  const cells = [result.passed, result.failed, result.skipped, seconds.toFixed(1)];
  console.log(name.padEnd(11) + cells.map((cell) => String(cell).padStart(8)).join(''));
}
const total = sum(done.map(({ result }) => result));
console.log(`${'together'.padEnd(35)}${(performance.now() / 1000).toFixed(1).padStart(8)}`);
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

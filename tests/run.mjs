// npm test: everything, one suite after the other, or the suites named: npm test -- unit e2e
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

async function lint() {
  const args = ['ci', ...(plain ? ['--colors=off'] : []), '.'];
  return checkResult((await tool('@biomejs/biome/bin/biome', args, { timeoutMs })).code);
}

/** @param {string} project one of the projects in vite.config.ts */
async function vitest(project) {
  const report = join(reports, `${project}.json`);
  const { code } = await tool(
    'vitest/vitest.mjs',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_ENV: 'test' }, timeoutMs },
  );
  return vitestResult(report, code);
}

async function endToEnd() {
  const { ensureBrowser } = await import('./support/browser.mjs');
  const browser = await ensureBrowser();
  if (!isBuilt() && (await build({ quiet: true })) !== 0) return checkResult(1);
  const report = join(reports, 'e2e.json');
  const { code } = await tool(
    'playwright/cli.js',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs },
  );
  return playwrightResult(report, code);
}

/** @type {Record<string, () => Promise<SuiteResult>>} */
const suites = {
  types: async () => checkResult((await tool('typescript/bin/tsc', [], { timeoutMs })).code),
  lint,
  unit: () => vitest('unit'),
  component: () => vitest('component'),
  owner: async () =>
    checkResult((await tool('tsx/dist/cli.mjs', ['tests/owner/main.ts'], { timeoutMs })).code),
  integration: () => vitest('integration'),
  build: async () => checkResult(await build()),
  e2e: endToEnd,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`,
  );
  process.exit(2);
}

await installIfMissing();

/** @type {{ name: string, seconds: number, result: SuiteResult }[]} */
const done = [];
for (const [name, suite] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n===== ${name} =====\n`);
  const started = Date.now();
  const result = await suite().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return checkResult(1);
  });
  const seconds = (Date.now() - started) / 1000;
  console.log(`\n${name}: ${lastLine(result)} in ${seconds.toFixed(1)} s`);
  done.push({ name, seconds, result });
}

console.log('\n===== summary =====\n');
console.log('suite        passed  failed  skipped  seconds');
for (const { name, seconds, result } of done) {
  const cells = [result.passed, result.failed, result.skipped, seconds.toFixed(1)];
  console.log(name.padEnd(11) + cells.map((cell) => String(cell).padStart(8)).join(''));
}
const total = sum(done.map(({ result }) => result));
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

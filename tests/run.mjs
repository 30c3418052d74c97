// npm test runs types, lint, build and Vitest at the same time, and then Playwright.
//   npm test -- quick                           the suites that need neither browser nor database
//   npm test -- unit tests/unit/head.test.ts    chosen suites. Other arguments go to the test runners
//   npm test -- e2e home.spec.ts -g counters
//   npm test -- weekly                          slow tests that rarely fail, and short torture
// If an optional engine is missing or does not start, the run leaves it out, and the last lines say why.
// With REQUIRE_ENGINES=1, as in the project's workflow, the run fails instead.
import '../server/launch/check-machine.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../server/launch/build.mjs';
import { run } from '../server/launch/child.mjs';
import { installIfMissing } from '../server/launch/install.mjs';

// Switches colours off in a log file. Biome takes the variable for a request for colours, so it needs --colors=off.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const usual = ['types', 'lint', 'build', 'unit', 'component', 'integration', 'owner', 'e2e'];
const suites = [...usual, 'weekly', 'torture'];
const projects = suites.filter((suite) => !['types', 'lint', 'build', 'e2e'].includes(suite));
/** @type {Record<string, readonly string[]>} */
const groups = {
  quick: ['types', 'lint', 'unit', 'component'],
  weekly: ['weekly', 'torture'],
};
const words = process.argv.slice(2).flatMap((word) => groups[word] ?? word);
const options = words.filter((word) => !suites.includes(word));
const wanted = words.length > options.length ? words : [...usual, ...words];

const folder = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const vitestReport = join(folder, 'vitest.json');
const playwrightReport = join(folder, 'playwright.json');
const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
/** @type {string[]} */
const leftOut = [];

/**
 * Runs a package's program.
 *
 * @param {string} bin
 * @param {readonly string[]} args
 */
const runBin = (bin, ...args) => run(process.execPath, [join('node_modules', bin), ...args]);

/**
 * Prints a suite's result when it ends, and adds it to the counts.
 *
 * @param {string} name
 * @param {Promise<{ code: number, output: string }>} ending
 * @param {() => Partial<typeof counts>} [count] returns the suite's counts. By default the suite is one test
 */
async function step(name, ending, count) {
  const { code, output } = await ending;
  const tests = count?.() ?? { passed: code === 0 ? 1 : 0 };
  const { passed = 0, failed = 0, skipped = 0, flaky = 0 } = tests;
  counts.passed += passed;
  counts.skipped += skipped;
  counts.flaky += flaky;
  // A runner may fail without a failed test, for example if it crashes or finds nothing to run.
  counts.failed += code === 0 ? 0 : failed || 1;
  const seconds = performance.now() / 1000;
  console.log(
    `${output}===== ${name} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s =====`,
  );
  return code === 0;
}

/** @param {string} report */
const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});

await installIfMissing();
const steps = [];
if (wanted.includes('types')) steps.push(step('types', runBin('typescript/bin/tsc')));
if (wanted.includes('lint')) {
  steps.push(step('lint', runBin('@biomejs/biome/bin/biome', 'ci', ...plain, '.')));
  const markdownlint = runBin('markdownlint-cli2/markdownlint-cli2-bin.mjs', '**/*.md');
  steps.push(step('markdown', markdownlint));
  steps.push(step('prose', run(process.execPath, ['tests/prose/check.mjs'])));
}
// npm run torture runs the whole of it.
process.env.TORTURE = 'short';
const chosen = projects.filter((project) => wanted.includes(project));
if (chosen.length > 0) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`];
  const named = chosen.map((project) => `--project=${project}`);
  const vitest = runBin('vitest/vitest.mjs', 'run', ...named, ...reporters, ...options);
  const count = () => {
    const report = read(vitestReport);
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped };
  };
  steps.push(step(chosen.join(', '), vitest, count));
}
const isBuilding = wanted.includes('build') || (wanted.includes('e2e') && !isBuilt());
const isReady = !isBuilding || (await step('build', runBin('vite/bin/vite.js', 'build')));
await Promise.all(steps);
// Playwright runs after Vitest, because two processors are too few for both.
if (isReady && wanted.includes('e2e')) {
  const { ensureBrowser } = await import('./support/browser.mjs');
  ensureBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  const playwright = runBin('playwright/cli.js', 'test', '--reporter=list,json', ...options);
  await step('e2e', playwright, () => {
    const { stats = {}, config } = read(playwrightReport);
    for (const [name, reason] of Object.entries(config?.metadata.unusable ?? {}))
      leftOut.push(`${name}: ${reason}`);
    const { expected = 0, flaky = 0, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  });
}
for (const reason of leftOut) console.log(`Left out: ${reason}`);
const { passed, failed, skipped, flaky } = counts;
const again = flaky > 0 ? `, ${flaky} of them at the second try` : '';
console.log(`${passed} passed${again}, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;

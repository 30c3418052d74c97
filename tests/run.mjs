// npm test: types, lint, build and Vitest side by side, then Playwright.
//   npm test -- quick                           all that needs neither browser nor database
//   npm test -- unit tests/unit/head.test.ts    chosen suites; what names no suite goes on to the runners
//   npm test -- e2e home.spec.ts -g price
import '../server/launch/check-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, isBuilt } from '../server/launch/build.mjs';
import { installIfMissing } from '../server/launch/install.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
// Colours would be noise in a log file.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const checks = ['types', 'lint', 'build'];
const projects = ['unit', 'component', 'integration', 'owner'];
const suites = [...checks, ...projects, 'e2e'];
const quick = ['types', 'lint', 'unit', 'component'];
const words = process.argv.slice(2).flatMap((word) => (word === 'quick' ? quick : word));
const options = words.filter((word) => !suites.includes(word));
const wanted = words.length > options.length ? words : [...suites, ...words];
const chosen = projects.filter((project) => wanted.includes(project));

const folder = mkdtempSync(join(tmpdir(), 'test-outcomes-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const outcomes = join(folder, 'outcomes');
writeFileSync(outcomes, '');
const counted = resolve('tests/support/count-reporter.mjs');

/**
 * Runs a package's program. What it prints is shown at its end, as others run beside it; Playwright's
 * at once.
 *
 * @param {string} bin
 * @param {readonly string[]} args
 */
async function run(bin, ...args) {
  const output = bin.startsWith('playwright') ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [join('node_modules', bin), ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, TEST_OUTCOMES: outcomes },
  });
  const printed = Promise.all([child.stdout?.toArray(), child.stderr?.toArray()]);
  const [code] = await once(child, 'close');
  return { code: Number(code ?? 1), output: (await printed).flat().join('') };
}

let isBroken = false;

/**
 * @param {string} name
 * @param {Promise<{ code: number, output: string }>} ending
 * @returns {Promise<boolean>} did it pass?
 */
async function step(name, ending) {
  const { code, output } = await ending;
  const passed = code === 0;
  isBroken ||= !passed;
  // Vitest and Playwright count their own tests.
  if (checks.includes(name)) appendFileSync(outcomes, passed ? 'passed\n' : 'failed\n');
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(
    `${output.trim()}\n\n===== ${name} ${passed ? 'passed' : 'FAILED'} after ${seconds} s =====\n`,
  );
  return passed;
}

await installIfMissing();
const steps = [];
if (wanted.includes('types')) steps.push(step('types', run('typescript/bin/tsc')));
if (wanted.includes('lint')) steps.push(step('lint', run('@biomejs/biome/bin/biome', 'ci', '.')));
if (chosen.length > 0) {
  const asked = chosen.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', `--reporter=${counted}`];
  const vitest = run('vitest/vitest.mjs', 'run', ...asked, ...reporters, ...options);
  steps.push(step(chosen.join(', '), vitest));
}
const isBuilding = wanted.includes('build') || (wanted.includes('e2e') && !isBuilt());
const isReady = !isBuilding || (await step('build', build({ quiet: true })));
await Promise.all(steps);
// Not beside Vitest: two processors would make both wait.
if (isReady && wanted.includes('e2e')) {
  const { ensureBrowser } = await import('./support/browser.mjs');
  process.env.CHROME_PATH = await ensureBrowser();
  await step('e2e', run('playwright/cli.js', 'test', `--reporter=list,${counted}`, ...options));
}

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const outcome of readFileSync(outcomes, 'utf8').trim().split('\n')) {
  if (/^(passed|expected)$/.test(outcome)) counts.passed += 1;
  else if (outcome === 'skipped') counts.skipped += 1;
  else counts.failed += 1;
}
// A runner may fail without a failed test, when it crashes or finds nothing to run.
if (isBroken) counts.failed ||= 1;
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

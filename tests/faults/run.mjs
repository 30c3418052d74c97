// node tests/faults/run.mjs: what do the tests catch? Plants one fault after the other (faults.txt) in a
// copy of a commit, runs what is related to the file until something turns red, and says which suite it was.
//   --commit=HEAD   whose code and tests   --e2e  the browser too, for what Vitest lets pass (hours)
//   --only=form     faults whose name holds this
import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: 'HEAD' },
    e2e: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const root = resolve(import.meta.dirname, '../..');
// What breaks, the text, and what stands in its place. A text is found wherever in shared, server or
// client/src it stands; each change breaks a promise, in a way that people do by mistake.
const faults = fs
  .readFileSync(join(import.meta.dirname, 'faults.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((fault) => fault.split(/\n[-+] ?/));
const copy = fs.mkdtempSync(join(tmpdir(), 'faults-'));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
const archive = execFileSync('git', ['archive', values.commit], { cwd: root, maxBuffer: 2 ** 28 });
execFileSync('tar', ['x'], { cwd: copy, input: archive });
fs.symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const files = ['shared', 'server', 'client/src'].flatMap((folder) =>
  fs
    .readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name)),
);

/** @param {readonly string[]} command a package's program and its arguments */
const isRed = ([bin = '', ...args]) =>
  spawnSync(process.execPath, [join('node_modules', bin), ...args], {
    cwd: copy,
    timeout: 15 * 60_000,
    stdio: 'ignore',
  }).status !== 0;

/** @param {string} file @param {...string} projects */
const related = (file, ...projects) =>
  isRed([
    ...['vitest/vitest.mjs', 'related', '--run', '--bail=1', '--passWithNoTests'],
    ...projects.map((project) => `--project=${project}`),
    join(copy, file),
  ]);

/** @type {Record<string, (file: string) => boolean>} the quickest first */
const suites = {
  types: () => isRed(['typescript/bin/tsc']),
  unit: (file) => related(file, 'unit', 'component'),
  integration: (file) => !file.startsWith('client') && related(file, 'integration'),
  ...(values.e2e && {
    e2e: () =>
      isRed(['vite/bin/vite.js', 'build']) ||
      isRed(['playwright/cli.js', 'test', '--max-failures=1', '--project=chromium']),
  }),
};

if (isRed(['typescript/bin/tsc']) || related('shared/contact.ts', 'unit'))
  throw new Error('The copy is red before anything is planted in it.');
let [caught, planted] = [0, 0];
for (const [what = '', text = '', instead = ''] of faults) {
  if (!what.includes(values.only)) continue;
  const file = files.find((name) => fs.readFileSync(join(copy, name), 'utf8').includes(text));
  if (!file) {
    console.log(`not there    ${what}`);
    continue;
  }
  const before = fs.readFileSync(join(copy, file), 'utf8');
  fs.writeFileSync(
    join(copy, file),
    before.replace(text, () => instead),
  );
  const suite = Object.keys(suites).find((name) => suites[name]?.(file));
  fs.writeFileSync(join(copy, file), before);
  planted += 1;
  if (suite) caught += 1;
  console.log(`${(suite ?? 'NOT CAUGHT').padEnd(12)} ${what} (${file})`);
}
console.log(`${caught} of ${planted} caught`);

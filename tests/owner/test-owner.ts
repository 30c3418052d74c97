/*
 * Edits a copy of the project as its owner would. Then it runs the suites that need neither browser nor database: types,
 * unit and component tests, and the build. A text file for each company holds the edits of the first week: a file (* for
 * all of a folder), then patterns (-) and replacements (+).
 */
import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';

async function editAsOwner({ path, edit }: ProjectCopy, company: string): Promise<void> {
  const blocks = await readFile(join(import.meta.dirname, `${company}.txt`), 'utf8');
  for (const block of blocks.trimEnd().split('\n\n')) {
    const [file = '', ...changes] = block.split(/\n- /);
    const [folder, names] = [dirname(file), await readdir(join(path, dirname(file)))];
    const files = file.endsWith('*') ? names.map((name) => join(folder, name)) : [file];
    for (const change of changes) {
      const [from = '', ...lines] = change.split(/\n\+ ?/);
      const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/.exec(from) ?? [];
      for (const one of files) await edit(one, new RegExp(pattern, flags), lines.join('\n'));
    }
  }
}

/** The test that follows the content, and the tests that read no content. */
const excluded = [
  'tests/unit/spec-content.test.ts',
  'tests/unit/{server-,leads-cli-,launch,import-rules,deploy,toast-store,lead-source}*',
  'tests/unit/{connect,drawn-geometry,operator-error,photos,plans,transaction}*',
  'tests/component/app-failed.test.tsx',
];
const tests = ['run', '--project=unit', '--project=component', '--maxWorkers=1'];

/** Tests that a company's edits break no type, test or build. */
export function testOwner(company: 'family' | 'studio' | 'firm', edits: string): void {
  test(`the owner of a ${company} breaks no type, test or build: ${edits}`, () =>
    expectNothingBroken(company));
}

async function expectNothingBroken(company: string): Promise<void> {
  const project = await copyProject();
  onTestFinished(project.remove);
  const services = join(project.path, 'client/src/content/services');
  if (company === 'family')
    await copyFile(join(services, 'bathrooms.ts'), join(services, 'terraces.ts'));
  if (company === 'firm') await rm(join(services, 'balcony-outdoor.ts'));
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a98' } }).toFile(
    join(project.path, 'client/photos/our-kitchen.jpg'),
  );
  await editAsOwner(project, company);

  const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
  /** Returns the output of a package's program in the copy if it fails. */
  const complaints = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join('node_modules', program), ...args], {
      cwd: project.path,
      env: { ...outer, NO_COLOR: '1' },
      maxBuffer: 2 ** 26,
    }).then(
      () => '',
      ({ stdout, stderr }) => `${program}:\n${stdout}${stderr}`,
    );
  const leftOut = excluded.map((pattern) => `--exclude=${pattern}`);
  expect(
    await Promise.all([
      complaints('typescript/bin/tsc'),
      complaints('vitest/vitest.mjs', ...tests, ...leftOut),
      complaints('vite/bin/vite.js', 'build'),
    ]),
  ).toEqual(['', '', '']);
}

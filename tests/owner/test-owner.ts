/*
 * Edits a copy of the project as its owner would. Then it runs the suites that need neither browser nor database:
 * types, unit and component tests, and the build. A text file for each company holds the edits of the first week: a
 * file (* for all of a folder), then patterns (-) and replacements (+).
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect } from 'vitest';
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
  'tests/unit/{connect,operator-error,photos,transaction}*',
  'tests/component/{animated-counter,app-failed,sending,served-document}*',
];
const tests = ['run', '--project=unit', '--project=component', '--maxWorkers=1'];

export type Company = 'family' | 'studio' | 'firm';

/** Copies the project and edits the copy as the owner of this company would. */
export async function copyAsOwner(company: Company): Promise<ProjectCopy> {
  const project = await copyProject();
  const services = join(project.path, 'client/src/content/services');
  if (company === 'family') {
    await copyFile(join(services, 'bathrooms.ts'), join(services, 'terraces.ts'));
    await mkdir(join(project.path, 'client/public'));
    await writeFile(join(project.path, 'client/public/our brochure.pdf'), '%PDF-1.7');
  }
  if (company === 'firm') await rm(join(services, 'balcony-outdoor.ts'));
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a98' } }).toFile(
    join(project.path, 'client/photos/our-kitchen.jpg'),
  );
  await editAsOwner(project, company);
  return project;
}

/** Runs a package's program in a copy of the project. Resolves to its output if it fails, or else to no text. */
async function runIn({ path }: ProjectCopy, program: string, ...args: string[]) {
  const { VITEST: _, NODE_ENV: __, ...outer } = process.env;
  const command = [join('node_modules', program), ...args];
  const options = { cwd: path, env: { ...outer, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
  return promisify(execFile)(process.execPath, command, options).then(
    () => '',
    ({ stdout, stderr }) => `${program}:\n${stdout}${stderr}`,
  );
}

export const build = (project: ProjectCopy) => runIn(project, 'vite/bin/vite.js', 'build');

/** Expects that the edits of an owner break no type, test or build. */
export async function expectNothingBroken(project: ProjectCopy, building = build(project)) {
  const leftOut = excluded.map((pattern) => `--exclude=${pattern}`);
  const checks = [
    runIn(project, 'typescript/bin/tsc'),
    runIn(project, 'vitest/vitest.mjs', ...tests, ...leftOut),
    building,
  ];
  expect(await Promise.all(checks)).toEqual(['', '', '']);
}

import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#tests/support/project-copy.ts';
import { type BenchOptions, quantile, type Row } from './bench.ts';

const serviceRow = /^ {2}\{\n {4}slug: '([\w-]+)'[^}]*load:[^}]*\},$/gm;

/** Gives each service page that has a content file this many copies of file and row, under new paths. */
async function addCopies(project: string, copies: number): Promise<void> {
  const table = join(project, 'client/src/content/service-list.ts');
  const services = join(project, 'client/src/content/services');
  const text = await readFile(table, 'utf8');
  const numbers = Array.from({ length: copies }, (_, i) => i + 1);
  for (const [, slug = ''] of text.matchAll(serviceRow))
    for (const i of numbers)
      await cp(join(services, `${slug}.ts`), join(services, `${slug}-${i}.ts`));
  const copied = (row: string, slug: string) =>
    numbers.map((i) => row.replaceAll(new RegExp(`${slug}(?='|\\.ts)`, 'g'), `${slug}-${i}`));
  await writeFile(
    table,
    text.replace(serviceRow, (row, slug: string) => [row, ...copied(row, slug)].join('\n')),
  );
}

/** Builds a project's copy; resolves to the seconds that it took. */
async function build(project: string): Promise<number> {
  await rm(join(project, 'dist'), { recursive: true, force: true });
  const began = performance.now();
  // Its last word leaves the budgets out: ten times the rows do not fit into Home's.
  const args = ['--import', 'tsx', 'client/build/index.ts', 'dist', 'unweighed'];
  await promisify(execFile)(process.execPath, args, { cwd: project });
  return (performance.now() - began) / 1000;
}

/** The whole build, of the site as it is and with ten times its pages. */
export async function benchBuild({ scope, rounds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const copies of [0, 14]) {
    const { path, remove } = await copyProject();
    scope.atEnd(remove);
    await addCopies(path, copies);
    const seconds: number[] = [];
    for (let i = 0; i < rounds; i++) seconds.push(await build(path));
    const files = await readdir(join(path, 'dist/public'), { recursive: true });
    const pages = files.filter((file) => file.endsWith('index.html')).length;
    rows.push({ pages, seconds: quantile(seconds, 0.5, 1) });
  }
  return rows;
}

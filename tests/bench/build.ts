import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#tests/support/project-copy.ts';
import { type BenchOptions, median, type Row } from './bench.ts';

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

/** Builds a project's copy once; seconds, and the most memory its process has held, in MB. */
async function buildOnce(project: string): Promise<{ seconds: number; megabytes: number }> {
  await rm(join(project, 'dist'), { recursive: true, force: true });
  const report = join(project, 'memory');
  const began = performance.now();
  await promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', join(import.meta.dirname, 'report-memory.mjs')],
      // Its last word leaves the budgets out: ten times the rows do not fit into Home's.
      ...['client/build/index.ts', 'dist', 'unweighed'],
    ],
    { cwd: project, env: { ...process.env, MEMORY_REPORT: report } },
  );
  const seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Number(await readFile(report, 'utf8')) / 1024 };
}

/** The whole build, of the site as it is and with ten times its pages, in turns. */
export async function benchBuild({ scope, rounds }: BenchOptions): Promise<Row[][]> {
  const projects = [];
  for (const copies of [0, 14]) {
    const { path, remove } = await copyProject();
    scope.atEnd(remove);
    await addCopies(path, copies);
    projects.push({ path, builds: [] as Awaited<ReturnType<typeof buildOnce>>[] });
  }
  for (let i = 0; i < rounds; i++)
    for (const { path, builds } of projects) builds.push(await buildOnce(path));
  const rows = projects.map(async ({ path, builds }) => {
    const files = await readdir(join(path, 'dist/public'), { recursive: true });
    return {
      pages: files.filter((file) => file.endsWith('index.html')).length,
      seconds: median(
        builds.map(({ seconds }) => seconds),
        1,
      ),
      'memory, MB': median(builds.map(({ megabytes }) => megabytes)),
    };
  });
  return [await Promise.all(rows)];
}

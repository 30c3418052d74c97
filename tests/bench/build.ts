import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#tests/support/project-copy.ts';
import { type BenchContext, type BenchResult, median, type Row, round } from './result.ts';

const execFileAsync = promisify(execFile);

const serviceRow = /^ {2}\{\n {4}slug: '([\w-]+)'[^}]*load:[^}]*\},$/gm;

/** Gives each service page that has a content file this many copies of file and row, under new paths. */
async function addCopies(project: string, copies: number): Promise<void> {
  const table = join(project, 'client/src/content/service-list.ts');
  const services = join(project, 'client/src/content/services');
  const text = await readFile(table, 'utf8');
  const rows = [...text.matchAll(serviceRow)];
  for (const [, slug = ''] of rows) {
    for (let i = 1; i <= copies; i++) {
      await cp(join(services, `${slug}.ts`), join(services, `${slug}-${i}.ts`));
    }
  }
  const withCopies = text.replace(serviceRow, (row, slug: string) =>
    [
      row,
      ...Array.from({ length: copies }, (_, i) =>
        row
          .replace(`slug: '${slug}'`, `slug: '${slug}-${i + 1}'`)
          .replace(`${slug}.ts'`, `${slug}-${i + 1}.ts'`),
      ),
    ].join('\n'),
  );
  await writeFile(table, withCopies);
}

/** Builds a project's copy once; seconds, and the most memory its process has held, in MB. */
async function buildOnce(project: string): Promise<{ seconds: number; megabytes: number }> {
  const report = join(project, 'memory');
  const began = performance.now();
  // Its last word leaves the budgets out: ten times the rows do not fit into Home's.
  await execFileAsync(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', join(import.meta.dirname, 'report-memory.mjs')],
      ...['client/build/index.ts', 'dist', 'unweighed'],
    ],
    { cwd: project, env: { ...process.env, MEMORY_REPORT: report }, timeout: 10 * 60_000 },
  );
  const seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Number(await readFile(report, 'utf8')) / 1024 };
}

/** The whole build, of the site as it is and with ten times its pages, in turns. */
export async function benchBuild({ scope, rounds }: BenchContext): Promise<BenchResult> {
  const projects = [];
  for (const copies of [0, 14]) {
    const folder = await copyProject();
    scope.atEnd(folder.remove);
    await addCopies(folder.path, copies);
    projects.push({ path: folder.path, runs: [] as Awaited<ReturnType<typeof buildOnce>>[] });
  }
  for (let i = 0; i < rounds; i++) {
    for (const { path, runs } of projects) {
      await rm(join(path, 'dist'), { recursive: true, force: true });
      runs.push(await buildOnce(path));
    }
  }
  const rows: Row[] = [];
  for (const { path, runs } of projects) {
    const files = await readdir(join(path, 'dist/public'), { recursive: true });
    rows.push({
      pages: files.filter((file) => file.endsWith('index.html')).length,
      seconds: round(median(runs.map(({ seconds }) => seconds)), 1),
      'memory, MB': round(median(runs.map(({ megabytes }) => megabytes))),
    });
  }
  const [own, tenfold] = rows as [Row, Row];
  const times = (column: string) => round(Number(tenfold[column]) / Number(own[column]), 1);
  rows.push({
    pages: times('pages'),
    seconds: times('seconds'),
    'memory, MB': times('memory, MB'),
  });
  return {
    tables: [rows],
    notes: [
      `Medians of ${rounds} rounds: prerendering, preview images, brotli 11, client and server; the last line is how many times more.`,
    ],
  };
}

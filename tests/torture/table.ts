import type { Figures, PartResult } from './part.ts';

/** A part that has run, or could not. */
export interface PartReport extends PartResult {
  readonly name: string;
  readonly seconds: number;
}

const columns: readonly (readonly [title: string, name: keyof Figures])[] = [
  ['acknowledged', 'acknowledged'],
  ['stored', 'stored'],
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['503', 'unavailable'],
  ['other 5xx', 'otherServerErrors'],
  ['longest answer, ms', 'longestMs'],
  ['recovery, ms', 'recoveryMs'],
];

export function verdictOf({ problems, skipped }: PartResult): 'passed' | 'failed' | 'skipped' {
  if (skipped !== undefined) return 'skipped';
  return problems.length === 0 ? 'passed' : 'failed';
}

/** The figures of all parts as a table in Markdown, numbers aligned. */
export function formatTable(reports: readonly PartReport[]): string {
  const number = (value: number | undefined) => value?.toLocaleString('en-IN') ?? '';
  const rows = [
    ['part', ...columns.map(([title]) => title), 'seconds', 'verdict'],
    ...reports.map((report) => [
      report.name,
      ...columns.map(([, name]) => number(report.figures[name])),
      number(Math.round(report.seconds)),
      verdictOf(report),
    ]),
  ];
  return alignTable(rows);
}

/** Rows of cells as a table in Markdown: the first is the head; all but the first and last cells are numbers. */
export function alignTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const isText = (i: number) => i === 0 || i === widths.length - 1;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const pad = (row: readonly string[]) =>
    row.map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  const rule = widths.map((width, i) =>
    isText(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...body] = rows;
  return [line(pad(head)), line(rule), ...body.map((row) => line(pad(row)))].join('\n');
}

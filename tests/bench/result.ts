import type { Scope } from '#tests/torture/scope.ts';

/** What a part is given. */
export interface BenchContext {
  /** The built site, such as "/…/dist". */
  readonly dist: string;
  /** Whatever a part starts or makes ends with this. */
  readonly scope: Scope;
  readonly rounds: number;
}

/** One line of a part's table: a text, a number or nothing by column. */
export type Row = Readonly<Record<string, string | number | undefined>>;

/** What a part has measured. */
export interface BenchResult {
  readonly tables: readonly (readonly Row[])[];
  /** How it was measured, one sentence each. */
  readonly notes: readonly string[];
}

/** The middle value; the mean of the middle two for an even number of them. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('the median of nothing');
  return (low + high) / 2;
}

/** The smallest value that this share of them, such as 0.75, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
  if (value === undefined) throw new Error('a percentile of nothing');
  return value;
}

/** Rounds to this many decimals. */
export function round(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}

/** The names of those limits that are passed, as the text of a row's last column. */
export function overLimits(passed: Readonly<Record<string, boolean>>): string {
  return Object.keys(passed)
    .filter((name) => passed[name])
    .join(', ');
}

/** The rows as a table in Markdown, numbers aligned to the right. */
export function formatTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isText = (column: string) => rows.some((row) => typeof row[column] === 'string');
  const text = (value: string | number | undefined) =>
    typeof value === 'number'
      ? value.toLocaleString('en-IN', { maximumFractionDigits: 3 })
      : (value ?? '');
  const table = columns.map((column) => {
    const cells = [column, ...rows.map((row) => text(row[column]))];
    const width = Math.max(...cells.map((cell) => cell.length));
    const [head, ...body] = cells.map((cell) =>
      isText(column) ? cell.padEnd(width) : cell.padStart(width),
    );
    return [head, isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`, ...body];
  });
  return [0, 1, ...rows.map((_, i) => i + 2)]
    .map((line) => `| ${table.map((cells) => cells[line]).join(' | ')} |`)
    .join('\n');
}

import type { Scope } from '#tests/torture/scope.ts';

/** What a part of the benchmark is given. */
export interface BenchOptions {
  /** Whatever a part starts or makes ends with this. */
  readonly scope: Scope;
  /** How often each figure is measured. */
  readonly rounds: number;
  /** How long the server is loaded for one figure. */
  readonly seconds: number;
  /** The pages to measure. */
  readonly routes: readonly string[];
}

/** A line of a part's table. */
export type Row = Readonly<Record<string, string | number>>;

/** The value that a share of all values does not exceed, with so many decimals; default: the median. */
export function quantile(values: readonly number[], share = 0.5, decimals = 0): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(decimals));
}

import type { Scope } from './scope.ts';
import type { SiteProgram } from './site.ts';

/**
 * The counts and times of a part: leads `acknowledged` (201), `stored` (rows at the end), `lost` and `doubled`, responses
 * 503 (`unavailable`) and `otherServerErrors`. `longestMs` is the longest response. `recoveryMs` goes from the end of the
 * fault to the next 201.
 */
export type Figures = Readonly<Record<string, number>>;

export interface PartResult {
  readonly figures: Figures;
  /** Other information, one line each. */
  readonly notes: readonly string[];
  /** The broken promises. It is empty if the part has passed. */
  readonly problems: readonly string[];
  /** The part's own table, by row. */
  readonly table?: Readonly<Record<string, object>>;
  /** Why the part was skipped, if this machine does not allow it. */
  readonly skipped?: string;
}

/** The arguments of every part. */
export interface PartContext {
  readonly site: SiteProgram;
  /** Ends everything that the part starts. */
  readonly scope: Scope;
}

export function skip(reason: string): PartResult {
  return { figures: {}, notes: [], problems: [], skipped: reason };
}

/** Collects broken promises. */
export class Findings {
  readonly notes: string[] = [];
  readonly problems: string[] = [];

  expect(isSo: boolean, problem: string): void {
    if (!isSo) this.problems.push(problem);
  }
}

import type { Scope } from './scope.ts';
import type { SiteProgram } from './site.ts';

/**
 * What a part counts and measures: leads `acknowledged` (answered 201), `stored` (rows at the end), `lost`,
 * `doubled`, answers 503 (`unavailable`) and `otherServerErrors`; `longestMs` for an answer, `recoveryMs`
 * from the end of the fault to the next 201.
 */
export type Figures = Readonly<Record<string, number>>;

export interface PartResult {
  readonly figures: Figures;
  /** What else is worth knowing, a line each. */
  readonly notes: readonly string[];
  /** What is not as it must be; empty when the part has passed. */
  readonly problems: readonly string[];
  /** What each of the part's own rows was. */
  readonly table?: Readonly<Record<string, object>>;
  /** Why nothing was tried, where this machine does not allow it. */
  readonly skipped?: string;
}

/** What every part is given. */
export interface PartContext {
  readonly site: SiteProgram;
  /** Where the part leaves what has to be ended. */
  readonly scope: Scope;
}

export function skip(reason: string): PartResult {
  return { figures: {}, notes: [], problems: [], skipped: reason };
}

/** Collects what is not as it must be. */
export class Findings {
  readonly notes: string[] = [];
  readonly problems: string[] = [];

  expect(isSo: boolean, problem: string): void {
    if (!isSo) this.problems.push(problem);
  }
}

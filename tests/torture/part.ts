import type { Scope } from './scope.ts';
import type { SiteProgram } from './site.ts';

/** What a part counts and measures; absent where it has no meaning. Times in milliseconds. */
export interface Figures {
  /** Leads answered 201. */
  readonly acknowledged?: number;
  /** Rows of contact_forms at the end. */
  readonly stored?: number;
  /** Acknowledged, but not stored. */
  readonly lost?: number;
  /** Stored more than once. */
  readonly doubled?: number;
  /** Answers 503, all with Retry-After. */
  readonly unavailable?: number;
  /** Answers 500 and above, other than 503. */
  readonly otherServerErrors?: number;
  readonly longestMs?: number;
  /** From the end of the fault, or from the fault where the site repairs it, to the next 201. */
  readonly recoveryMs?: number;
}

export interface PartResult {
  readonly figures: Figures;
  /** What else is worth knowing, a line each. */
  readonly notes: readonly string[];
  /** What is not as it must be; empty when the part has passed. */
  readonly problems: readonly string[];
  /** A table of the part's own, in Markdown. */
  readonly table?: string;
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

  note(text: string): void {
    this.notes.push(text);
  }

  expect(isSo: boolean, problem: string): void {
    if (!isSo) this.problems.push(problem);
  }
}

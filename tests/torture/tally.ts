import type { Try } from './post-lead.ts';

/** Counts all tries of a part. A result is a status, or the reason why there was no response. */
export class Tally {
  readonly tries: Try[] = [];

  count(result: Try['result']): number {
    return this.sum((it) => it === result);
  }

  /** Returns the number of results that `isMeant` accepts. */
  sum(isMeant: (result: Try['result']) => boolean): number {
    return this.tries.filter(({ result }) => isMeant(result)).length;
  }

  /** The longest response in milliseconds. */
  get longestMs(): number {
    const responses = this.tries.filter(({ result }) => typeof result === 'number');
    return Math.max(0, ...responses.map(({ began, ended }) => Math.round(ended - began)));
  }

  /** The number of responses 503 and 429 without Retry-After. */
  get withoutRetryAfter(): number {
    return this.tries.filter(
      ({ result, retryAfter }) => (result === 503 || result === 429) && !(Number(retryAfter) > 0),
    ).length;
  }

  /** Returns the columns that every part's report has. */
  get figures() {
    return {
      unavailable: this.count(503),
      otherServerErrors: this.sum((result) => Number(result) >= 500 && result !== 503),
      longestMs: this.longestMs,
    };
  }

  /** Returns text such as "201: 940, 503: 12". */
  toString(): string {
    const results = [...new Set(this.tries.map(({ result }) => result))];
    return results.map((result) => `${result}: ${this.count(result)}`).join(', ');
  }
}

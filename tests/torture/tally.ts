import type { Try } from './post-lead.ts';

/** Counts all tries of a part. */
export class Tally {
  /** The counts by status, or by the reason why there was no response. */
  readonly counts = new Map<number | string, number>();
  /** The longest response in milliseconds. */
  longestMs = 0;
  /** The number of responses 503 and 429 without Retry-After. */
  withoutRetryAfter = 0;

  add({ result, began, ended, retryAfter }: Try): void {
    this.counts.set(result, this.count(result) + 1);
    if (typeof result === 'number') this.longestMs = Math.max(this.longestMs, ended - began);
    const mustSayWhen = result === 503 || result === 429;
    if (mustSayWhen && !(Number(retryAfter) > 0)) this.withoutRetryAfter += 1;
  }

  count(result: number | string): number {
    return this.counts.get(result) ?? 0;
  }

  /** Returns the number of results that `isMeant` accepts. */
  sum(isMeant: (result: number | string) => boolean): number {
    let total = 0;
    for (const [result, count] of this.counts) if (isMeant(result)) total += count;
    return total;
  }

  /** Returns the columns that every part's report has. */
  get figures() {
    const isOther = (result: number | string) => Number(result) >= 500 && result !== 503;
    return {
      unavailable: this.count(503),
      otherServerErrors: this.sum(isOther),
      longestMs: Math.round(this.longestMs),
    };
  }

  /** Returns text such as "201: 940, 503: 12". */
  toString(): string {
    const entries = [...this.counts].sort(([a], [b]) => String(a).localeCompare(String(b)));
    return entries.map(([result, count]) => `${result}: ${count}`).join(', ');
  }
}

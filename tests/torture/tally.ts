import type { Try } from './post-lead.ts';

/** All tries of a part, counted. */
export class Tally {
  /** By status, or by why there was no answer. */
  readonly counts = new Map<number | string, number>();
  /** The longest answer, in milliseconds. */
  longestMs = 0;
  /** 503 and 429 that do not say when to come back. */
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

  /** How many results are like this. */
  sum(isMeant: (result: number | string) => boolean): number {
    let total = 0;
    for (const [result, count] of this.counts) if (isMeant(result)) total += count;
    return total;
  }

  /** The columns of the report that every part has. */
  get figures() {
    const isOther = (result: number | string) => Number(result) >= 500 && result !== 503;
    return {
      unavailable: this.count(503),
      otherServerErrors: this.sum(isOther),
      longestMs: Math.round(this.longestMs),
    };
  }

  /** Such as "201: 940, 503: 12". */
  toString(): string {
    const entries = [...this.counts].sort(([a], [b]) => String(a).localeCompare(String(b)));
    return entries.map(([result, count]) => `${result}: ${count}`).join(', ');
  }
}

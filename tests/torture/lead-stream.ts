import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { makeLead, postLead, type TestLead, type Try } from './post-lead.ts';
import { Tally } from './tally.ts';

export interface StreamOptions {
  /** The site's address. Of several replicas, visitors take each in turn. */
  readonly urls: string[];
  /** The number of visitors. Each sends one lead after the other. */
  readonly visitors: number;
  /** Milliseconds that a visitor waits before the next lead or the next try. */
  readonly pauseMs: number;
}

/** How long the stream waits for the end of a fault, and for its last leads. */
const patienceMs = 90_000;

/**
 * Sends leads during a fault, as visitors do. A visitor sends the same lead again until the response is 201.
 */
export class LeadStream {
  readonly tally = new Tally();
  /** The names of the acknowledged leads. No two leads have the same name. */
  readonly acknowledged = new Set<string>();
  readonly #options: StreamOptions;
  readonly #visitors: Promise<void>[];
  #turn = 0;
  #isOver = false;
  #givesUpAt = Number.POSITIVE_INFINITY;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#visitors = Array.from({ length: options.visitors }, () => this.#visit());
    onTestFinished(async () => {
      this.#isOver = true;
      this.#givesUpAt = 0;
      await Promise.allSettled(this.#visitors);
    });
  }

  /** Expects that no try had another status than these. Tries without a response are allowed. */
  expectOnly(statuses: readonly number[]): void {
    const odd = this.tally.sum((it) => typeof it === 'number' && !statuses.includes(it));
    expect(odd, `${this.tally}`).toBe(0);
  }

  /**
   * Lets every visitor finish the lead under way.
   *
   * @throws when one of them is still not acknowledged after 90 s.
   */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#givesUpAt = Date.now() + patienceMs;
    await Promise.all(this.#visitors);
  }

  /** Resolves to the time of the first acknowledgement after `moment`. */
  acknowledgedAfter(moment: number): Promise<number> {
    return this.#first(({ result, ended }) => result === 201 && ended > moment, patienceMs);
  }

  /** Resolves to the time of the first failed try after `moment`, or to `moment` if no try fails in 3 s. */
  failedAfter(moment: number): Promise<number> {
    const isFailure = ({ result, ended }: Try) => result !== 201 && ended > moment;
    return this.#first(isFailure, 3000).catch(() => moment);
  }

  async #first(isMeant: (attempt: Try) => boolean, waitMs: number): Promise<number> {
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(5)) {
      const found = this.tally.tries.find(isMeant);
      if (found) return found.ended;
    }
    throw new Error(
      `The expected response did not come in time. The responses so far: ${this.tally}`,
    );
  }

  async #visit(): Promise<void> {
    const { pauseMs } = this.#options;
    while (!this.#isOver) {
      await this.#send(makeLead());
      await sleep(pauseMs);
    }
  }

  /** Sends a lead until it is acknowledged. */
  async #send(lead: TestLead): Promise<void> {
    const { name } = lead.request;
    for (;;) {
      const { urls, pauseMs } = this.#options;
      const attempt = await postLead(urls[this.#turn++ % urls.length] ?? '', lead);
      this.tally.tries.push(attempt);
      if (attempt.result === 201) {
        this.acknowledged.add(name);
        return;
      }
      if (Date.now() > this.#givesUpAt)
        throw new Error(`A lead was never acknowledged. The responses so far: ${this.tally}`);
      await sleep(pauseMs);
    }
  }
}

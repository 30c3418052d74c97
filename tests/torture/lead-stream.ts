import { setTimeout as sleep } from 'node:timers/promises';
import { makeLead, postLead, type TestLead, type Try } from './post-lead.ts';
import { Tally } from './tally.ts';

export interface StreamOptions {
  /** Where the site is; several replicas are taken in turn. */
  readonly urls: string[];
  /** How many visitors send at once, each one lead after the other. */
  readonly visitors: number;
  /** What a visitor waits before the next lead or the next try, in milliseconds. */
  readonly pauseMs: number;
}

/** How long the end of a fault is waited for, and the last leads at the end of the stream. */
const patienceMs = 90_000;

/**
 * Visitors who send leads through a fault: whoever is not told "201" sends the same lead again, until
 * they are.
 */
export class LeadStream {
  readonly tally = new Tally();
  /** The id returned for each acknowledged lead, by the lead's name. */
  readonly acknowledged = new Map<string, number>();
  readonly #options: StreamOptions;
  readonly #visitors: Promise<void>[];
  readonly #tries: Pick<Try, 'result' | 'ended'>[] = [];
  #turn = 0;
  #isOver = false;
  #givesUpAt = Number.POSITIVE_INFINITY;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#visitors = Array.from({ length: options.visitors }, () => this.#visit());
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

  /** The moment of the first acknowledgement after `moment`. */
  acknowledgedAfter(moment: number): Promise<number> {
    return this.#first(({ result, ended }) => result === 201 && ended > moment, patienceMs);
  }

  /** The moment of the first failed try after `moment`, or `moment` itself if none fails in 3 s. */
  failedAfter(moment: number): Promise<number> {
    const isFailure = ({ result, ended }: Pick<Try, 'result' | 'ended'>) =>
      result !== 201 && ended > moment;
    return this.#first(isFailure, 3000).catch(() => moment);
  }

  async #first(
    isMeant: (attempt: Pick<Try, 'result' | 'ended'>) => boolean,
    waitMs: number,
  ): Promise<number> {
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(5)) {
      const found = this.#tries.find(isMeant);
      if (found) return found.ended;
    }
    throw new Error(`what was waited for did not come; answers so far: ${this.tally}`);
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
      this.tally.add(attempt);
      this.#tries.push({ result: attempt.result, ended: attempt.ended });
      if (attempt.result === 201) {
        this.acknowledged.set(name, JSON.parse(attempt.text).id);
        return;
      }
      if (Date.now() > this.#givesUpAt)
        throw new Error(`a lead was never acknowledged; answers so far: ${this.tally}`);
      await sleep(pauseMs);
    }
  }
}

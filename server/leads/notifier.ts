import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, toReason } from '#server/base/logger.ts';
import type { Database } from '#server/database/database.ts';
import { addAnswerLinks } from './answer-link.ts';
import { selectLeads } from './lead.ts';
import type { Channel, Notice } from './notice.ts';
import { type Claim, claimNotices, markDelivered, markFailed, msToNext } from './outbox.ts';

export const defaultTiming = {
  /**
   * The shortest and the longest sleep of a channel without notices. In between, it sleeps as long as this process has
   * run. A replica that stops during an update leaves its notices to the new one, which finds them soon. Later the
   * database may sleep. A notice of a replica that dies then waits, and a reminder after `npm run leads -- reopen`.
   */
  minSleepMs: 15_000,
  maxSleepMs: 3_600_000,
  /** How long an attempt may take. The lease must be longer. */
  attemptMs: 60_000,
  /** How long a notice is not due again after the process that claimed it dies. */
  leaseSeconds: 120,
  /** How long a channel fails before `/api/health` names it. */
  failedAfterMs: 2 * 3_600_000,
  /** Returns the wait: half a minute, then 2, 8 and 32 minutes, then an hour. @param attempts at least 1 */
  retrySeconds: (attempts: number) => Math.min(30 * 4 ** (attempts - 1), 3600),
};

export type Timing = Readonly<typeof defaultTiming>;

interface NotifierParts {
  readonly db: Database['db'];
  readonly channels: readonly Channel[];
  readonly logger: Logger;
  readonly timing?: Timing | undefined;
  /** Where the site is published, for links to it. Without an origin notices have none. */
  readonly origin?: string | undefined;
}

interface Worker {
  readonly channel: Channel;
  /** Ends the sleep. */
  alarm: AbortController;
  /** When the first notice failed since the last delivery, by `performance.now()`. */
  failingSince?: number | undefined;
}

/**
 * Delivers the notices of `lead_outbox`. Each channel has its own loop, so that a slow mail server does not delay the
 * webhook. Any number of replicas may run. If a receiver confirms too late, or the process or the database fails
 * before the delivery is recorded, the notice goes out twice, with the same key.
 */
export function createNotifier(parts: NotifierParts) {
  const { db, channels, logger, timing = defaultTiming, origin } = parts;
  const workers = channels.map((channel): Worker => ({ channel, alarm: new AbortController() }));
  const breakOff = new AbortController();
  const begin = performance.now();
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  async function deliverAll(worker: Worker): Promise<void> {
    const { channel } = worker;
    while (!breakOff.signal.aborted) {
      let sleepMs = timing.minSleepMs;
      try {
        const [first, ...others] = await claimNotices(db, channel, timing.leaseSeconds);
        if (first) {
          await deliver(worker, [first, ...others]);
          continue;
        }
        const longest = Math.max(performance.now() - begin, timing.minSleepMs);
        const next = (await msToNext(db, channel.name)) ?? longest;
        // A notice that is due already is locked for a moment.
        sleepMs = Math.min(Math.max(next, 100), longest, timing.maxSleepMs);
      } catch (error) {
        logger.warn(
          { channel: channel.name, reason: toReason(error) },
          'could not read or record notices',
        );
      }
      if (isStopping) return;
      // If the alarm rang during the work above, this wait ends immediately, so no lead is missed.
      await sleep(sleepMs, undefined, { signal: worker.alarm.signal }).catch(() => {});
      worker.alarm = new AbortController();
    }
  }

  async function deliver(worker: Worker, claimed: Claim): Promise<void> {
    const notice = await compose(claimed);
    if (!notice) return;
    const [{ attempts }] = claimed;
    const ids = claimed.map(({ id }) => id);
    const leads = notice.leads.map(({ id }) => id);
    const entry = { channel: worker.channel.name, leads, attempts };
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      await worker.channel.send(notice, signal);
    } catch (error) {
      const failure = { reason: toReason(error), retrySeconds: timing.retrySeconds(attempts) };
      logger.warn({ ...entry, ...failure }, 'notice not delivered');
      worker.failingSince ??= performance.now();
      await markFailed(db, ids, failure.reason, failure.retrySeconds);
      return;
    }
    logger.info(entry, 'notice delivered');
    worker.failingSince = undefined;
    await markDelivered(db, ids);
  }

  /** Returns the notice of a claim, or undefined if its leads were erased meanwhile, and with them their notices. */
  async function compose(claimed: Claim): Promise<Notice | undefined> {
    const leads = await selectLeads(
      db,
      claimed.map(({ contactFormId }) => contactFormId),
    );
    const [first, ...others] = await addAnswerLinks(db, leads, origin);
    if (!first) return undefined;
    const [{ id, createdAt, kind }] = claimed;
    // The key holds the number of leads, because the next attempt has this one alone.
    const key = `lead-${id}-${Date.parse(createdAt)}-${claimed.length}`;
    return { key, kind, leads: [first, ...others] };
  }

  /** Looks for notices immediately. Call it after a lead is stored or open again. */
  function wake(): void {
    for (const { alarm } of workers) alarm.abort();
  }
  return {
    wake,
    /** Returns the channels that have failed for two hours. */
    failedChannels: () =>
      workers
        .filter(
          ({ failingSince = Infinity }) => performance.now() - failingSince >= timing.failedAfterMs,
        )
        .map(({ channel }) => channel.name),
    start() {
      running = Promise.all(workers.map(deliverAll));
    },
    /** Sends the notices that are due for `graceMs`, and then aborts attempts. Another start tries them again. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      wake();
      const timer = setTimeout(() => breakOff.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}

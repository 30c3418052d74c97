import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Logger, toReason } from '#server/base/logger.ts';
import { addAnswerLinks } from './answer-link.ts';
import { selectLeads } from './lead.ts';
import type { Channel, Notice } from './notice.ts';
import {
  type ClaimedRows,
  claimNotices,
  markDelivered,
  markFailed,
  msUntilNext,
} from './outbox.ts';

export const defaultTiming = {
  /**
   * The longest sleep of a channel, so that the database may sleep as well. A notice that another replica has left
   * waits as long, and so does a reminder after `npm run leads -- reopen`.
   */
  maxSleepMs: 3_600_000,
  /** How long a channel sleeps after the database could not be read or changed. */
  faultSleepMs: 15_000,
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
  readonly channels: readonly Channel[];
  readonly db: NodePgDatabase;
  readonly logger: Logger;
  readonly timing?: Timing | undefined;
  /** Where the site is published, for links to it. Without an origin notices have none. */
  readonly origin?: string | undefined;
}

/**
 * Delivers the notices of `lead_outbox`. Each channel has its own worker, so that a slow mail server does not delay the
 * webhook. Any number of replicas may run. If a receiver confirms too late, or the process or the database fails
 * before the delivery is recorded, the notice goes out twice, with the same key.
 */
export function startNotifier(parts: NotifierParts) {
  const workers = parts.channels.map((channel) => startWorker(channel, parts));
  return {
    /** Looks for notices immediately. Call it after a lead is stored or open again. */
    wake() {
      for (const worker of workers) worker.wake();
    },
    /** Returns the names of the channels that have failed for two hours. */
    failedChannels: () =>
      workers.filter((worker) => worker.hasFailed()).map(({ channel }) => channel.name),
    /** Sends the notices that are due until the signal, which aborts attempts. Another start tries them again. */
    async stop(cutOff: AbortSignal): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop(cutOff)));
    },
  };
}

/** Starts the worker of one channel. It delivers one notice after the other, and sleeps until the next one is due. */
function startWorker(channel: Channel, parts: NotifierParts) {
  const { db, logger, timing = defaultTiming, origin } = parts;
  let alarm = new AbortController();
  let attempt = new AbortController();
  /** Aborts attempts. It is undefined until the worker stops. */
  let cutOff: AbortSignal | undefined;
  /** When the first notice failed since the last delivery. */
  let failingSince: number | undefined;

  async function run(): Promise<void> {
    while (!cutOff?.aborted) {
      const sleepMs = await deliverNext().catch((error) => {
        const reason = toReason(error);
        logger.warn({ channel: channel.name, reason }, 'could not read or record notices');
        return timing.faultSleepMs;
      });
      if (sleepMs === 0) continue;
      if (cutOff) return;
      // If the alarm rang during the work above, this wait ends immediately, so no lead is missed.
      await sleep(sleepMs, undefined, { signal: alarm.signal }).catch(() => {});
      alarm = new AbortController();
    }
  }

  /** Delivers the notice that is due, and resolves to 0. If none is due, it resolves to the milliseconds to sleep. */
  async function deliverNext(): Promise<number> {
    const [first, ...others] = await claimNotices(db, channel, timing.leaseSeconds);
    if (first) {
      await deliver([first, ...others]);
      return 0;
    }
    // A notice that is due already is locked for a moment.
    const ms = Math.max(await msUntilNext(db, channel.name), 100);
    return Math.min(ms, timing.maxSleepMs);
  }

  /** Sends the notice of a claim and records the outcome. If the leads were erased meanwhile, it does nothing. */
  async function deliver(claimed: ClaimedRows): Promise<void> {
    const notice = await compose(db, claimed, origin);
    if (!notice) return;
    const [{ attempts }] = claimed;
    const ids = claimed.map(({ id }) => id);
    const entry = { channel: channel.name, leads: notice.leads.map(({ id }) => id), attempts };
    attempt = new AbortController();
    if (cutOff?.aborted) attempt.abort();
    const timeUp = new DOMException('The attempt took too long', 'TimeoutError');
    // Node may lose the timeout of a combined signal: https://github.com/nodejs/node/issues/57736
    const timer = setTimeout(() => attempt.abort(timeUp), timing.attemptMs);
    try {
      await channel.send(notice, attempt.signal);
    } catch (error) {
      const failure = { reason: toReason(error), retrySeconds: timing.retrySeconds(attempts) };
      logger.warn({ ...entry, ...failure }, 'notice not delivered');
      failingSince ??= performance.now();
      await markFailed(db, ids, failure.reason, failure.retrySeconds);
      return;
    } finally {
      clearTimeout(timer);
    }
    logger.info(entry, 'notice delivered');
    failingSince = undefined;
    await markDelivered(db, claimed, channel.name);
  }

  const running = run();
  return {
    channel,
    wake: () => alarm.abort(),
    hasFailed: () =>
      failingSince !== undefined && performance.now() - failingSince >= timing.failedAfterMs,
    async stop(signal: AbortSignal): Promise<void> {
      cutOff = signal;
      alarm.abort();
      const breakOff = () => attempt.abort();
      if (cutOff.aborted) breakOff();
      cutOff.addEventListener('abort', breakOff);
      await running;
    },
  };
}

/** Returns the notice of a claim, or undefined if its leads were erased meanwhile, and with them their notices. */
async function compose(
  db: NodePgDatabase,
  claimed: ClaimedRows,
  origin: string | undefined,
): Promise<Notice | undefined> {
  const leadIds = claimed.map(({ contactFormId }) => contactFormId);
  const leads = await addAnswerLinks(db, await selectLeads(db, leadIds), origin);
  const [first, ...others] = leads;
  if (!first) return undefined;
  const [{ id, createdAt, kind }] = claimed;
  // A new database numbers its notices from 1 again, so the key holds the time as well. It holds the number of leads,
  // because the next attempt has the first one alone.
  const key = `notice-${id}-${Date.parse(createdAt)}-${claimed.length}`;
  return { key, kind, leads: [first, ...others] };
}

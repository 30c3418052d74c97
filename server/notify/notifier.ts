import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { reasonOf } from '../http-error.ts';
import type { Logger } from '../logger.ts';
import type { Channel } from './channel.ts';
import {
  type ClaimedNotice,
  claimNotice,
  markDelivered,
  markFailed,
  readdressMails,
} from './outbox.ts';

/** How the worker paces itself. */
export interface Timing {
  /** How often it looks for notices that other replicas or earlier runs have left. */
  readonly pollMs: number;
  /** How long an attempt may take; the lease must be longer. */
  readonly attemptMs: number;
  /** How long a notice stays away when the process that took it dies. */
  readonly leaseSeconds: number;
  /** How long to wait after the given number of attempts, at least 1. */
  readonly retrySeconds: (attempts: number) => number;
}

/** After half a minute, then 2, 8 and 32 minutes, then every hour. */
export const usualTiming: Timing = {
  pollMs: 15_000,
  attemptMs: 60_000,
  leaseSeconds: 120,
  retrySeconds: (attempts) => Math.min(30 * 4 ** (attempts - 1), 3600),
};

/** Notifies staff of new leads, alongside visitors' requests and never delaying them. */
export interface Notifier {
  /** Looks for notices at once: a lead has been stored. */
  wake(): void;
  start(): void;
  /** Lets attempts under way finish for `graceMs`, then aborts them; they are retried. */
  stop(graceMs: number): Promise<void>;
}

export interface NotifierParts {
  readonly db: Database['db'];
  /** Empty: no notices are sent, and nothing runs. */
  readonly channels: readonly Channel[];
  readonly logger: Logger;
  readonly timing?: Timing;
}

/**
 * Delivers what `lead_outbox` holds, each channel in a loop of its own, so that a slow mail server
 * does not hold up the webhook. Any number of replicas may run it. A notice goes out twice only when
 * the process or the database fails between the receiver's "taken" and its record here; then with
 * the same key.
 */
export function createNotifier({
  db,
  channels,
  logger,
  timing = usualTiming,
}: NotifierParts): Notifier {
  const workers = channels.map((channel) => ({ channel, alarm: new AbortController() }));
  const names = channels.map(({ name }) => name);
  const breakOff = new AbortController();
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  async function work(worker: (typeof workers)[number]): Promise<void> {
    const { name, label } = worker.channel;
    while (!isStopping) {
      try {
        const notice = await claimNotice(db, name, timing.leaseSeconds);
        if (notice) await deliver(worker.channel, notice);
        else if ((await readdressMails(db, names)) > 0) wake();
        else await pause(worker);
      } catch (error) {
        logger.warn({ channel: label, reason: reasonOf(error) }, 'outbox not reachable');
        await pause(worker);
      }
    }
  }

  /** Cut short by the alarm, also one that rang before: no lead is ever missed. */
  async function pause(worker: (typeof workers)[number]): Promise<void> {
    await sleep(timing.pollMs, undefined, { signal: worker.alarm.signal }).catch(() => {});
    worker.alarm = new AbortController();
  }

  async function deliver(channel: Channel, notice: ClaimedNotice): Promise<void> {
    const { id, attempts, lead, createdAt } = notice;
    const entry = { channel: channel.label, lead: lead.id, attempts };
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      await channel.send({ key: `lead-${id}-${createdAt.getTime()}`, lead }, signal);
    } catch (error) {
      const reason = reasonOf(error);
      const retrySeconds = timing.retrySeconds(attempts);
      logger.warn({ ...entry, reason, retrySeconds }, 'notice not delivered');
      return markFailed(db, id, reason, retrySeconds);
    }
    logger.info(entry, 'notice delivered');
    await record(id);
  }

  /** While the lease lasts it is worth trying: unrecorded, the notice would be sent again. */
  async function record(id: number): Promise<void> {
    for (const deadline = Date.now() + timing.leaseSeconds * 1000; ; await sleep(500)) {
      try {
        return await markDelivered(db, id);
      } catch (error) {
        if (isStopping || Date.now() > deadline) throw error;
      }
    }
  }

  const wake = () => {
    for (const { alarm } of workers) alarm.abort();
  };
  return {
    wake,
    start() {
      running = Promise.all(workers.map(work));
    },
    async stop(graceMs) {
      isStopping = true;
      wake();
      const timer = setTimeout(() => breakOff.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}

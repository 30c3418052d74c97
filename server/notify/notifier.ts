import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerLinks } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { type LeadView, reminderTitle } from '#server/database/lead-view.ts';
import { type Logger, reasonOf } from '#server/logger.ts';
import { company } from '#shared/company.ts';
import type { Channel } from './channel.ts';
import {
  type ClaimedNotice,
  claimNotices,
  claimSummary,
  makeReminders,
  makeSummaries,
  markDelivered,
  markFailed,
  readdressMails,
} from './outbox.ts';
import { summarise } from './summary.ts';

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
  /** Where the site is published, for links to it; without one notices have none. */
  readonly origin?: string | undefined;
  /** Mail a summary of the week on Monday mornings? Default: no. */
  readonly isWeekly?: boolean;
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
  origin,
  isWeekly = false,
}: NotifierParts): Notifier {
  const workers = channels.map((channel) => ({ channel, alarm: new AbortController() }));
  const names = channels.map(({ name }) => name);
  const linkTo = createAnswerLinks(db, origin);
  const breakOff = new AbortController();
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  /** Makes what has become due since. @returns how much of it */
  async function makeDue(): Promise<number> {
    const readers = channels.filter(({ report }) => report).map(({ name }) => name);
    const summaries = isWeekly ? await makeSummaries(db, readers) : 0;
    return summaries + (await readdressMails(db, names)) + (await makeReminders(db, names));
  }

  async function work(worker: (typeof workers)[number]): Promise<void> {
    const { label } = worker.channel;
    while (!isStopping) {
      try {
        const [notice, ...others] = await claimNotices(db, worker.channel, timing.leaseSeconds);
        if (notice) await deliver(worker.channel, notice, others);
        else if (await deliverSummary(worker.channel)) continue;
        else if ((await makeDue()) > 0) wake();
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

  async function deliver(
    { label, send }: Channel,
    { id, attempts, lead, createdAt, isReminder }: ClaimedNotice,
    more: readonly ClaimedNotice[],
  ): Promise<void> {
    const linked = async (lead: LeadView) => ({ ...lead, answerLink: await linkTo(lead) });
    const others = await Promise.all(more.map((notice) => linked(notice.lead)));
    const title = isReminder ? reminderTitle(lead, new Date()) : undefined;
    const bundled = others.length > 0 ? { others: others.length } : {};
    // A bundle that has grown since the last attempt is another notice.
    const key = [`lead-${id}-${createdAt.getTime()}`, ...Object.values(bundled)].join('-');
    const notice = { key, lead: await linked(lead), others, title };
    await attempt(
      [id, ...more.map((notice) => notice.id)],
      { channel: label, lead: lead.id, ...bundled, attempts },
      (signal) => send(notice, signal),
    );
  }

  /** @returns whether one was due */
  async function deliverSummary({ name, label, report }: Channel): Promise<boolean> {
    const due = report && isWeekly ? await claimSummary(db, name, timing.leaseSeconds) : undefined;
    if (!due || !report) return false;
    const { id, createdAt, attempts } = due;
    const since = new Date(createdAt.getTime() - 7 * 86_400_000);
    const text = await summarise(db, since, createdAt, new Date());
    const subject = `The week’s leads at ${company.name}`;
    const mail = { key: `summary-${id}-${createdAt.getTime()}`, subject, text };
    await attempt([id], { channel: label, summary: true, attempts }, (signal) =>
      report(mail, signal),
    );
    return true;
  }

  /** @param ids what it delivers; it has been claimed */
  async function attempt(
    ids: number[],
    entry: {
      readonly attempts: number;
      readonly channel: string;
      readonly [detail: string]: unknown;
    },
    send: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      await send(signal);
    } catch (error) {
      const reason = reasonOf(error);
      const retrySeconds = timing.retrySeconds(entry.attempts);
      logger.warn({ ...entry, reason, retrySeconds }, 'notice not delivered');
      return markFailed(db, ids, reason, retrySeconds);
    }
    logger.info(entry, 'notice delivered');
    await record(ids);
  }

  /** While the lease lasts it is worth trying: unrecorded, the notice would be sent again. */
  async function record(ids: number[]): Promise<void> {
    for (const deadline = Date.now() + timing.leaseSeconds * 1000; ; await sleep(500)) {
      try {
        return await markDelivered(db, ids);
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

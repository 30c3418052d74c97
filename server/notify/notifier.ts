// More than 150 lines: how notices are claimed, delivered and tried again is one story.
import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerLinks } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { isOneOf, selectLeads } from '#server/database/lead-view.ts';
import { reminderTitle } from '#server/database/lead-words.ts';
import { type Logger, reasonOf } from '#server/logger.ts';
import { company } from '#shared/company.ts';
import type { Channel, NoticedLead, Report } from './channel.ts';
import {
  type ClaimedNotice,
  claimNotices,
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
  readonly timing?: Timing | undefined;
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
    const { channel } = worker;
    while (!isStopping) {
      try {
        const claimed = await claimNotices(db, channel, timing.leaseSeconds);
        if (claimed.length > 0) await attempt(channel, claimed);
        else if ((await makeDue()) > 0) wake();
        else await pause(worker);
      } catch (error) {
        logger.warn({ channel: channel.label, reason: reasonOf(error) }, 'outbox not reachable');
        await pause(worker);
      }
    }
  }

  /** Cut short by the alarm, also one that rang before: no lead is ever missed. */
  async function pause(worker: (typeof workers)[number]): Promise<void> {
    await sleep(timing.pollMs, undefined, { signal: worker.alarm.signal }).catch(() => {});
    worker.alarm = new AbortController();
  }

  /** @param claimed one notice, or a bundle */
  async function attempt(channel: Channel, claimed: readonly ClaimedNotice[]): Promise<void> {
    const [{ attempts, contactFormId, ...first }, ...others] = claimed as [ClaimedNotice];
    const ids = claimed.map(({ id }) => id);
    const key = `${first.id}-${first.createdAt.getTime()}`;
    const bundled = others.length > 0 && { others: others.length };
    const subject =
      contactFormId === null ? { summary: true } : { lead: contactFormId, ...bundled };
    const entry = { channel: channel.label, ...subject, attempts };
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      if (contactFormId === null) {
        await channel.report?.(await writeSummary(`summary-${key}`, first.createdAt), signal);
      } else {
        const [lead, ...more] = await readNoticed(claimed);
        // Erased meanwhile, and its notices with it.
        if (!lead) return;
        const title = first.isReminder ? reminderTitle(lead, new Date()) : undefined;
        // A bundle that has grown since the last attempt is another notice.
        const bundleKey = [`lead-${key}`, ...(more.length > 0 ? [more.length] : [])].join('-');
        await channel.send({ key: bundleKey, lead, others: more, title }, signal);
      }
    } catch (error) {
      const reason = reasonOf(error);
      const retrySeconds = timing.retrySeconds(attempts);
      logger.warn({ ...entry, reason, retrySeconds }, 'notice not delivered');
      return markFailed(db, ids, reason, retrySeconds);
    }
    logger.info(entry, 'notice delivered');
    await record(ids);
  }

  /** The leads of these notices in the same order, with their links. */
  async function readNoticed(claimed: readonly ClaimedNotice[]): Promise<NoticedLead[]> {
    const ids = claimed.map(({ contactFormId }) => contactFormId ?? 0);
    const found = await selectLeads(db, isOneOf(ids));
    found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return Promise.all(found.map(async (lead) => ({ ...lead, answerLink: await linkTo(lead) })));
  }

  /** The week that ended on this Monday. */
  async function writeSummary(key: string, monday: Date): Promise<Report> {
    const since = new Date(monday.getTime() - 7 * 86_400_000);
    const { text } = await summarise(db, since, monday, new Date());
    return { key, subject: `The week’s leads at ${company.name}`, text };
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

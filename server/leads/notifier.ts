import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { type Logger, toReason } from '#server/logger.ts';
import { createAnswerLinks } from './answer-link.ts';
import type { Channel, NoticedLead } from './channels.ts';
import { selectLeads } from './lead-view.ts';
import { timeLeft } from './lead-words.ts';
import {
  adoptFormerNotices,
  type ClaimedNotice,
  claimNotices,
  makeReminders,
  markTried,
} from './outbox.ts';

export const usualTiming = {
  /** How often it looks for notices that other replicas or earlier runs have left. */
  pollMs: 15_000,
  /** How long an attempt may take; the lease must be longer. */
  attemptMs: 60_000,
  /** How long a notice stays away when the process that took it dies. */
  leaseSeconds: 120,
  /** After half a minute, then 2, 8 and 32 minutes, then every hour. @param attempts at least 1 */
  retrySeconds: (attempts: number) => Math.min(30 * 4 ** (attempts - 1), 3600),
};

export type Timing = Readonly<typeof usualTiming>;

export interface NotifierParts {
  readonly db: Database['db'];
  readonly channels: readonly Channel[];
  readonly logger: Logger;
  readonly timing?: Timing | undefined;
  /** Where the site is published, for links to it; without one notices have none. */
  readonly origin?: string | undefined;
}

/**
 * Delivers what `lead_outbox` holds, each channel in a loop of its own, so that a slow mail server does not hold up the
 * webhook. Any number of replicas may. A notice goes out twice only when the receiver's "taken" comes too late, or the
 * process or the database fails before it is recorded here; then with the same key.
 */
export function createNotifier(parts: NotifierParts) {
  const { db, channels, logger, timing = usualTiming, origin } = parts;
  const workers = channels.map((channel) => ({ channel, alarm: new AbortController() }));
  const names = channels.map(({ name }) => name);
  const linkTo = createAnswerLinks(db, origin);
  const breakOff = new AbortController();
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  async function work(worker: (typeof workers)[number]): Promise<void> {
    const { channel } = worker;
    while (!isStopping) {
      try {
        const claimed = await claimNotices(db, channel, timing.leaseSeconds);
        if (claimed.length > 0) {
          await attempt(channel, claimed);
          continue;
        }
        const made = (await adoptFormerNotices(db)) + (await makeReminders(db, names));
        if (made > 0) wake();
      } catch (error) {
        logger.warn({ channel: channel.name, reason: toReason(error) }, 'outbox not reachable');
      }
      // The alarm cuts it short, also one that rang since the last look: no lead is missed.
      await sleep(timing.pollMs, undefined, { signal: worker.alarm.signal }).catch(() => {});
      worker.alarm = new AbortController();
    }
  }

  /** @param claimed at least one notice; more than one are of leads that look like spam */
  async function attempt(channel: Channel, claimed: readonly ClaimedNotice[]): Promise<void> {
    const [lead, ...others] = await readNoticed(claimed);
    const [first] = claimed;
    // Erased meanwhile, and its notices with it.
    if (!lead || !first) return;
    const ids = claimed.map(({ id }) => id);
    const { attempts } = first;
    // With another number of leads it is another notice than at the last attempt.
    const key = `lead-${first.id}-${first.createdAt.getTime()}-${ids.length}`;
    const title =
      first.kind === 'reminder' ? `Not answered, ${timeLeft(lead, new Date())}` : undefined;
    const entry = { channel: channel.name, lead: lead.id, others: others.length, attempts };
    const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(timing.attemptMs)]);
    try {
      const refusal = await channel.send({ key, lead, others, title }, signal);
      if (refusal) logger.warn({ ...entry, reason: refusal }, 'notice delivered in part');
      else logger.info(entry, 'notice delivered');
    } catch (error) {
      const failure = { reason: toReason(error), retrySeconds: timing.retrySeconds(attempts) };
      logger.warn({ ...entry, ...failure }, 'notice not delivered');
      return markTried(db, ids, failure);
    }
    await markTried(db, ids);
  }

  async function readNoticed(claimed: readonly ClaimedNotice[]): Promise<NoticedLead[]> {
    const ids = claimed.map(({ contactFormId }) => contactFormId ?? 0);
    const found = await selectLeads(db, ids);
    return Promise.all(found.map(async (lead) => ({ ...lead, answerLink: await linkTo(lead) })));
  }

  /** Looks for notices at once: a lead has been stored. */
  function wake(): void {
    for (const { alarm } of workers) alarm.abort();
  }
  return {
    wake,
    start() {
      running = Promise.all(workers.map(work));
    },
    /** Lets attempts under way finish for `graceMs`, then aborts them; they are retried. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      wake();
      const timer = setTimeout(() => breakOff.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}

import type { leadOutbox } from '#server/database/schema.ts';
import type { Lead } from './lead.ts';
import { timeLeft } from './reply-times.ts';

/** A lead with the link by which staff answer it, if the site's address is known. */
export type NoticedLead = Lead & { readonly answerLink?: string | undefined };

/** Tells staff about leads. */
export interface Notice {
  /** The same for every try, unless other leads have joined the bundle. Receivers may use it to drop a repetition. */
  readonly key: string;
  readonly kind: (typeof leadOutbox.$inferSelect)['kind'];
  /** One lead, or several that look like spam. */
  readonly leads: readonly [NoticedLead, ...NoticedLead[]];
}

export interface Channel {
  /** The name in `lead_outbox.channel` and in logs, without an address. */
  readonly name: string;
  /** The most leads of possible spam in one notice, at least 1. */
  readonly maxBundle: number;
  /** Sends a notice. @throws if the receiver did not accept it */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
}

/** Returns the beginning of a notice. Mail programs that sort by subject show the mark of possible spam. */
export function titleOf({ kind, leads: [lead] }: Omit<Notice, 'key'>): string {
  if (kind === 'reminder') return `Not answered, ${timeLeft(lead, new Date())}`;
  return lead.possibleSpam ? '[Possible spam] New lead' : 'New lead';
}

import type { LeadView } from '#server/view/lead-view.ts';

/** A lead with the link by which staff mark it as answered, where the site's address is known. */
export interface NoticedLead extends LeadView {
  readonly answerLink?: string | undefined;
}

/** One lead to notify staff about, or several that look like spam. */
export interface Notice {
  /** The same for every try, and for no other notice: receivers may use it to drop a repetition. */
  readonly key: string;
  readonly lead: NoticedLead;
  /** What it begins with; default: that the lead is new. */
  readonly title?: string | undefined;
  /** More leads that look like spam. */
  readonly others?: readonly NoticedLead[];
}

/** A way to notify staff. */
export interface Channel {
  /** As `lead_outbox.channel` and logs name it. */
  readonly name: string;
  /** How many leads that look like spam it takes in one notice, at least 1. */
  readonly maxBundle: number;
  /**
   * Resolves when the notice has been taken.
   *
   * @param signal ends the attempt at once
   * @returns which part of the receivers has refused it, as codes for the log; undefined if none has
   * @throws when nobody has taken it, or when that is unknown.
   */
  send(notice: Notice, signal: AbortSignal): Promise<string | undefined>;
}

import type { LeadView } from '#server/database/lead-view.ts';

/** How the names of all mail channels begin; of a former version, the one for all recipients. */
export const mailPrefix = 'email';

/** A lead with the link by which staff mark it as answered, where the site's address is known. */
export interface NoticedLead extends LeadView {
  readonly answerLink?: string | undefined;
}

/** One lead to notify staff about. */
export interface Notice {
  /** The same for every try, and for no other notice: receivers may use it to drop a repetition. */
  readonly key: string;
  readonly lead: NoticedLead;
  /** What it begins with; default: that the lead is new. */
  readonly title?: string | undefined;
  /** More leads that look like spam, where the channel bundles them. */
  readonly others?: readonly NoticedLead[];
}

/** A mail that is about no lead. */
export interface Report {
  /** As in a notice. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
}

/** A way to notify one receiver. */
export interface Channel {
  /** As `lead_outbox.channel` names it. */
  readonly name: string;
  /** As logs name it: without an address. */
  readonly label: string;
  /** Leads that look like spam come together, at most once a minute. */
  readonly bundles?: boolean;
  /**
   * Resolves when the receiver has taken the notice.
   *
   * @param signal ends the attempt at once
   * @throws when it has not, or when that is unknown.
   */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
  /** The same for the summary of a week, where the channel takes it. */
  report?(report: Report, signal: AbortSignal): Promise<void>;
}

import type { LeadView } from '../lead-view.ts';

/** One lead to notify staff about. */
export interface Notice {
  /** The same for every try, and for no other notice: receivers may use it to drop a repetition. */
  readonly key: string;
  readonly lead: LeadView;
}

/** A way to notify one receiver. */
export interface Channel {
  /** As `lead_outbox.channel` names it. */
  readonly name: string;
  /** As logs name it: without an address. */
  readonly label: string;
  /**
   * Resolves when the receiver has taken the notice.
   *
   * @param signal ends the attempt at once
   * @throws when it has not, or when that is unknown.
   */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
}

import type { LeadView } from '../lead-view.ts';

/** One lead that staff are to be told of. */
export interface Notice {
  /** The same for every try, and for no other notice: receivers may use it to drop a repetition. */
  readonly key: string;
  readonly lead: LeadView;
}

/** A way to tell one receiver. */
export interface Channel {
  /** As `lead_outbox.channel` names it. */
  readonly name: string;
  /** As logs name it: without an address. */
  readonly label: string;
  /**
   * Resolves when the receiver has taken the notice.
   *
   * @param signal ends the attempt at once
   * @throws when it has not, or when nobody knows.
   */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
}

/**
 * Why an attempt failed, in codes alone: a mail server's answer may repeat addresses, and logs carry
 * no personal data.
 *
 * @returns such as "ESOCKET ECONNREFUSED", "EAUTH 535", "HTTP 500" or "TimeoutError"
 */
export function nameFailure(error: unknown): string {
  const { code, originalCode, responseCode, cause, name } = (error ?? {}) as {
    [key in 'code' | 'originalCode' | 'responseCode' | 'cause' | 'name']?: unknown;
  };
  const inner = (cause as { code?: unknown } | undefined)?.code;
  const first = [code, inner, name].find((part) => typeof part === 'string');
  const parts = [first, originalCode, responseCode].filter((part) => part !== undefined);
  return parts.length > 0 ? [...new Set(parts)].join(' ') : 'unknown';
}

import type { Config } from '#server/config.ts';
import type { LeadView } from './lead-view.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/** A lead with the link by which staff follow it up, if the site's address is known. */
export type NoticedLead = LeadView & { readonly answerLink?: string | undefined };

/** A notice is about a new lead, a lead that waits for its answer, or a lead that another channel did not deliver. */
export type NoticeKind = 'lead' | 'reminder' | 'failure';

/** One lead to notify staff about, or several that look like spam. */
export interface Notice {
  /** The same for every try, and for no other notice. Receivers may use it to drop a repetition. */
  readonly key: string;
  readonly kind: NoticeKind;
  readonly lead: NoticedLead;
  /** The beginning of the notice. By default it says that the lead is new. */
  readonly title?: string | undefined;
  /** More leads that look like spam. */
  readonly others?: readonly NoticedLead[];
}

export interface Channel {
  /** The name in `lead_outbox.channel` and in logs. */
  readonly name: string;
  /** The most leads of possible spam in one notice, at least 1. */
  readonly maxBundle: number;
  /**
   * Sends a notice. Resolves to codes for the log if some recipients were refused, else to undefined.
   * @throws if nobody accepted the notice
   */
  send(notice: Notice, signal: AbortSignal): Promise<string | undefined>;
}

export type NoticeConfig = Partial<
  Pick<Config, 'leadEmailTo' | 'leadEmailFrom' | 'smtpUrl' | 'leadWebhookUrl' | 'leadWebhookFormat'>
>;

/** Makes the channels that the settings configure. By default there are none. */
export function createChannels(config: NoticeConfig): Channel[] {
  const { leadEmailTo, leadEmailFrom, smtpUrl, leadWebhookUrl, leadWebhookFormat } = config;
  const channels: Channel[] = [];
  if (smtpUrl && leadEmailTo) channels.push(createMailChannel(smtpUrl, leadEmailTo, leadEmailFrom));
  if (leadWebhookUrl) channels.push(createWebhookChannel(leadWebhookUrl, leadWebhookFormat));
  return channels;
}

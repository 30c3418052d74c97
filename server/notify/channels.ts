import type { Config } from '#server/config.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/** The settings of notices. */
export type NoticeConfig = Partial<
  Pick<Config, 'leadEmailTo' | 'smtpUrl' | 'leadWebhookUrl' | 'leadWebhookFormat'>
>;

/**
 * The channels for notices that the settings configure; none by default. Each recipient of a mail is
 * one of them, so that a mail which one server refuses is retried for that recipient alone.
 */
export function createChannels({
  leadEmailTo = [],
  smtpUrl,
  leadWebhookUrl,
  leadWebhookFormat,
}: NoticeConfig): Channel[] {
  const recipients = [...new Set(leadEmailTo)];
  return [
    ...(smtpUrl ? recipients.map((to) => createMailChannel(smtpUrl, to, recipients)) : []),
    ...(leadWebhookUrl ? [createWebhookChannel(leadWebhookUrl, leadWebhookFormat)] : []),
  ];
}

import type { Config } from '#server/config.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/** The settings of notices. */
export type NoticeConfig = Partial<
  Pick<Config, 'leadEmailTo' | 'smtpUrl' | 'leadWebhookUrl' | 'leadWebhookFormat'>
>;

/** The channels for notices that the settings configure; none by default. */
export function createChannels(config: NoticeConfig): Channel[] {
  const { leadEmailTo, smtpUrl, leadWebhookUrl, leadWebhookFormat } = config;
  const channels: Channel[] = [];
  if (smtpUrl && leadEmailTo) channels.push(createMailChannel(smtpUrl, leadEmailTo));
  if (leadWebhookUrl) channels.push(createWebhookChannel(leadWebhookUrl, leadWebhookFormat));
  return channels;
}

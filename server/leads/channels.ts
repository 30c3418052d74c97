import type { Config } from '#server/config.ts';
import { createMailChannel } from './mail.ts';
import type { Channel } from './notice.ts';
import { createWebhookChannel } from './webhook.ts';

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

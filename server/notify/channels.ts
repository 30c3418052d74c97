import type { Config } from '../config.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail.ts';
import { createWebhookChannel } from './webhook.ts';

/** The ways to tell staff that the settings ask for; none by default. */
export function createChannels({
  leadEmailTo,
  smtpUrl,
  leadWebhookUrl,
}: Pick<Config, 'leadEmailTo' | 'smtpUrl' | 'leadWebhookUrl'>): Channel[] {
  return [
    ...(leadEmailTo && smtpUrl ? [createMailChannel(smtpUrl, leadEmailTo)] : []),
    ...(leadWebhookUrl ? [createWebhookChannel(leadWebhookUrl)] : []),
  ];
}

import type { Config } from '#server/base/config.ts';
import { createEmailChannels } from './email.ts';
import type { Channel } from './notice.ts';
import { createWebhookChannel } from './webhook.ts';

/** Makes the channels that the settings configure. By default there are none. */
export function createChannels(config: Config): Channel[] {
  const { SMTP_URL, LEAD_EMAIL_TO, LEAD_EMAIL_FROM, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_FORMAT } =
    config;
  const channels: Channel[] = [];
  if (SMTP_URL && LEAD_EMAIL_TO)
    channels.push(...createEmailChannels(SMTP_URL, LEAD_EMAIL_TO, LEAD_EMAIL_FROM));
  if (LEAD_WEBHOOK_URL) channels.push(createWebhookChannel(LEAD_WEBHOOK_URL, LEAD_WEBHOOK_FORMAT));
  return channels;
}

import type { Config } from '#server/base/config.ts';
import { toReason } from '#server/base/logger.ts';
import { createEmailChannel } from './email.ts';
import { emptyLead } from './lead.ts';
import type { Channel } from './notice.ts';
import { defaultTiming } from './notifier.ts';
import { createWebhookChannel } from './webhook.ts';

export type NoticeConfig = Partial<Config>;

/** Makes the channels that the settings configure. By default there are none. */
export function createChannels(config: NoticeConfig): Channel[] {
  const { SMTP_URL, LEAD_EMAIL_TO, LEAD_EMAIL_FROM, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_FORMAT } =
    config;
  const channels: Channel[] = [];
  if (SMTP_URL && LEAD_EMAIL_TO)
    channels.push(createEmailChannel(SMTP_URL, LEAD_EMAIL_TO, LEAD_EMAIL_FROM));
  if (LEAD_WEBHOOK_URL) channels.push(createWebhookChannel(LEAD_WEBHOOK_URL, LEAD_WEBHOOK_FORMAT));
  return channels;
}

/** Sends a test by each channel. Resolves to the failure of each channel, or undefined for a success. */
export async function sendTestNotices(config: NoticeConfig, now: Date) {
  const lead = {
    ...emptyLead,
    id: 0,
    createdAt: now.toISOString(),
    name: 'Test of the notices',
    phone: '+91 00000 00000',
    email: 'test@example.com',
    projectType: 'other',
    projectName: 'No project',
    message: 'This is a test. No visitor sent it, and no lead was stored.',
  };
  const key = `test-${now.getTime()}`;
  const tries = createChannels(config).map(async ({ name, send }) => {
    const failure = await send(
      { key, kind: 'lead', leads: [lead] },
      AbortSignal.timeout(defaultTiming.attemptMs),
    ).then(
      (refusal) => refusal && `not delivered to all: ${refusal}`,
      (error) => `not delivered: ${toReason(error)}`,
    );
    return [name, failure] as const;
  });
  return new Map(await Promise.all(tries));
}

import { toReason } from '#server/logger.ts';
import { emptyLead, type LeadView } from '#server/view/lead-view.ts';
import { createChannels, type NoticeConfig } from './channels.ts';

const attemptMs = 60_000;

/**
 * Tries the webhook and each recipient of mails with a notice about a lead that nobody has sent. A
 * recipient gets a mail of their own, so that one who cannot be reached is named.
 *
 * @returns the outcome for each; a failure by its codes
 */
export function sendTestNotices(
  config: NoticeConfig,
  now: Date,
): Promise<{ receiver: string; failure?: string }[]> {
  const { leadEmailTo = [], ...others } = config;
  const lead: LeadView = {
    ...emptyLead,
    id: 0,
    createdAt: now.toISOString(),
    name: 'Test of the notices',
    phone: '+91 00000 00000',
    email: 'test@example.com',
    projectType: 'other',
    projectName: 'No project',
    message: 'This is a test: there is no enquiry behind it, and no lead was stored.',
  };
  const key = `test-${now.getTime()}`;
  const receivers = [
    ...leadEmailTo.map((to) => ({
      receiver: `email to ${to}`,
      channels: createChannels({ smtpUrl: others.smtpUrl, leadEmailTo: [to] }),
    })),
    { receiver: 'webhook', channels: createChannels(others) },
  ];
  return Promise.all(
    receivers.flatMap(({ receiver, channels }) =>
      channels.map(({ send }) =>
        send({ key, lead }, AbortSignal.timeout(attemptMs)).then(
          () => ({ receiver }),
          (error) => ({ receiver, failure: toReason(error) }),
        ),
      ),
    ),
  );
}

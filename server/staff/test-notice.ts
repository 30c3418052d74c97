import { toReason } from '#server/base/logger.ts';
import { OperatorError } from '#server/base/operator-error.ts';
import { createChannels } from '#server/leads/channels.ts';
import { emptyLead } from '#server/leads/lead.ts';
import type { Notice } from '#server/leads/notice.ts';
import { defaultTiming } from '#server/leads/notifier.ts';
import type { Session } from './session.ts';

/** Sends a test by each channel and prints the outcomes. @throws OperatorError if one of them failed */
export async function testNotice({ terminal, loadConfig, now }: Session) {
  const channels = createChannels(loadConfig());
  if (channels.length === 0) {
    throw new OperatorError(
      'No notices are set up. Set LEAD_EMAIL_TO with SMTP_URL, or LEAD_WEBHOOK_URL. .env.example explains them.',
    );
  }
  const notice = createNotice(now);
  const sending = channels.map((channel) =>
    channel.send(notice, AbortSignal.timeout(defaultTiming.attemptMs)).then(
      () => undefined,
      (error) => `not delivered: ${toReason(error)}`,
    ),
  );
  const failures = await Promise.all(sending);
  const lines = channels.map(({ name }, n) => `${name}: ${failures[n] ?? 'delivered'}\n`);
  await terminal.print(lines.join(''));
  if (failures.some(Boolean)) throw new OperatorError('A test was not delivered.');
}

/** Returns the notice of a lead that nobody has sent. */
const createNotice = (now: Date): Notice => ({
  key: `test-${now.getTime()}`,
  kind: 'lead',
  leads: [
    {
      ...emptyLead,
      id: 0,
      createdAt: now.toISOString(),
      name: 'Test of the notices',
      phone: '+91 00000 00000',
      email: 'test@example.com',
      projectType: 'other',
      projectName: 'No project',
      message: 'This is a test. No visitor sent it, and no lead was stored.',
    },
  ],
});

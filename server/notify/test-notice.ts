import { emptyLead, type LeadView } from '#server/database/lead-view.ts';
import { reasonOf } from '#server/logger.ts';
import type { Channel } from './channel.ts';

const attemptMs = 60_000;

/**
 * Tries every channel with a notice about a lead that nobody has sent.
 *
 * @returns the outcome, one line per channel; a failure by its codes
 */
export function sendTestNotices(
  channels: readonly Channel[],
  now: Date,
): Promise<{ channel: string; failure?: string }[]> {
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
  return Promise.all(
    channels.map(({ name: channel, send }) =>
      send({ key, lead }, AbortSignal.timeout(attemptMs)).then(
        () => ({ channel }),
        (error) => ({ channel, failure: reasonOf(error) }),
      ),
    ),
  );
}

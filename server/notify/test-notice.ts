import type { LeadView } from '#server/database/lead-view.ts';
import { reasonOf } from '#server/logger.ts';
import { noSource } from '#shared/visit-source.ts';
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
    id: 0,
    createdAt: now.toISOString(),
    name: 'Test of the notices',
    phone: '+91 00000 00000',
    dial: null,
    email: 'test@example.com',
    city: null,
    cityName: null,
    projectType: 'other',
    projectName: 'No project',
    message: 'This is a test: there is no enquiry behind it, and no lead was stored.',
    possibleSpam: null,
    answeredAt: null,
    note: null,
    ...noSource,
  };
  return Promise.all(
    channels.map(async ({ name, send }) => {
      try {
        await send({ key: `test-${now.getTime()}`, lead }, AbortSignal.timeout(attemptMs));
        return { channel: name };
      } catch (error) {
        return { channel: name, failure: reasonOf(error) };
      }
    }),
  );
}

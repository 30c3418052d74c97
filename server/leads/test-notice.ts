import { toReason } from '#server/logger.ts';
import { createChannels, type NoticeConfig } from './channels.ts';
import { emptyLead, type LeadView } from './lead-view.ts';

const attemptMs = 60_000;

/** Sends a test by each channel. Resolves to the failure of each channel, or undefined for a success. */
export async function sendTestNotices(config: NoticeConfig, now: Date) {
  const lead: LeadView = {
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
    const failure = await send({ key, kind: 'lead', lead }, AbortSignal.timeout(attemptMs)).then(
      (refusal) => refusal && `not delivered to all: ${refusal}`,
      (error) => `not delivered: ${toReason(error)}`,
    );
    return [name, failure] as const;
  });
  return new Map(await Promise.all(tries));
}

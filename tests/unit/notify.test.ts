import { expect, test } from 'vitest';
import { indianTime, type LeadView, showPhone } from '#server/lead-view.ts';
import { createAlarm } from '#server/notify/alarm.ts';
import { nameFailure, RefusedError } from '#server/notify/channel.ts';
import { createChannels } from '#server/notify/channels.ts';
import { composeMail } from '#server/notify/mail.ts';
import { usualTiming } from '#server/notify/notifier.ts';

const lead: LeadView = {
  id: 7,
  createdAt: '2026-11-20T18:35:00.000000Z',
  name: 'Lakshmi Rao',
  phone: '098480 12345',
  dial: '+919848012345',
  email: 'lakshmi@example.in',
  city: 'delhi',
  cityName: 'Delhi NCR',
  projectType: 'bathroom',
  projectName: 'Bathroom Renovation',
  message: 'Two bathrooms',
};

test('the mail says when the lead came, in India, and until when a reply was promised', () => {
  const { text } = composeMail(lead);
  expect(text).toContain('Received  2026-11-21 00:05 (India)');
  expect(text).toContain('Reply by  2026-11-23 00:05, as promised within 48 hours');
});

test('the mail says what the visitor did not give', () => {
  const { subject, text } = composeMail({ ...lead, dial: null, cityName: null, message: null });
  expect(subject).toBe('New lead: Lakshmi Rao, Bathroom Renovation');
  expect(text).toContain('City      not given');
  expect(text).toContain('No project details were given.');
  expect(text).not.toContain('WhatsApp');
});

test('an Indian number is shown in groups, any other as the visitor wrote it', () => {
  expect(showPhone(lead)).toBe('+91 98480 12345');
  expect(showPhone({ phone: '+44 20 7946 0958', dial: null })).toBe('+44 20 7946 0958');
});

test('midnight in India is half past six in the evening of Greenwich', () => {
  expect(indianTime('2026-11-20T18:30:00Z')).toBe('2026-11-21 00:00');
});

test('attempts follow after half a minute, then 2, 8 and 32 minutes, then every hour', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(usualTiming.retrySeconds);
  expect(waits).toEqual([30, 120, 480, 1920, 3600, 3600, 3600]);
});

test('an attempt ends before another replica may take the notice', () => {
  expect(usualTiming.attemptMs).toBeLessThan(usualTiming.leaseSeconds * 1000);
});

test.each([
  [Object.assign(new Error('x@y'), { code: 'EAUTH', responseCode: 535 }), 'EAUTH 535'],
  [
    Object.assign(new Error(), { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }),
    'ESOCKET ECONNREFUSED',
  ],
  [new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }), 'ECONNRESET'],
  [new DOMException('late', 'TimeoutError'), 'TimeoutError'],
  [new RefusedError('HTTP 500'), 'HTTP 500'],
  [undefined, 'unknown'],
])('a failure is named by its codes: %s', (error, name) => {
  expect(nameFailure(error)).toBe(name);
});

test('nobody is told by default', () => {
  const off = { leadEmailTo: undefined, smtpUrl: undefined, leadWebhookUrl: undefined };
  expect(createChannels(off)).toEqual([]);
  const on = { ...off, leadWebhookUrl: 'https://crm.builtright.test/leads' };
  expect(createChannels(on).map(({ name }) => name)).toEqual(['webhook']);
});

test('an alarm that rings before the sleep cuts it short, once', async () => {
  const alarm = createAlarm();
  alarm.ring();
  await alarm.sleep(60_000);
  const started = performance.now();
  await alarm.sleep(50);
  expect(performance.now() - started).toBeGreaterThan(40);
});

test('an alarm that rings during the sleep ends it', async () => {
  const alarm = createAlarm();
  const sleeping = alarm.sleep(60_000);
  alarm.ring();
  await sleeping;
});

import { expect, test } from 'vitest';
import { indianTime, type LeadView } from '#server/database/lead-view.ts';
import { reasonOf } from '#server/logger.ts';
import { createChannels } from '#server/notify/channels.ts';
import { composeMail } from '#server/notify/mail.ts';
import { usualTiming } from '#server/notify/notifier.ts';
import { composeWebhook } from '#server/notify/webhook.ts';
import { company } from '#shared/company.ts';
import { replyHoursOf } from '#shared/company-shape.ts';
import { unanswered } from '#tests/support/app.ts';

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
  possibleSpam: null,
  ...unanswered,
};

test('the mail says when the lead came, in India, and until when a reply was promised', () => {
  const { text } = composeMail(lead);
  const replyBy = new Date(Date.parse(lead.createdAt) + company.replyHours * 3_600_000);
  expect(text).toContain('Received  2026-11-21 00:05 (India)');
  expect(text).toContain(
    `Reply by  ${indianTime(replyBy)}, as promised within ${company.replyHours} hours`,
  );
});

test('the mail says when there is no number to dial, and by which hour an office project expects its reply', () => {
  const { text } = composeMail({
    ...lead,
    ...{ phone: 'call me now', dial: null, projectType: 'office-execution' },
  });
  expect(text).toContain('Phone     call me now, no number to dial\n');
  const hours = replyHoursOf(company, 'office-execution');
  expect(text).toContain(`as promised within ${hours} hours`);
});

test('the mail says what the visitor did not give', () => {
  const { subject, text } = composeMail({ ...lead, dial: null, cityName: null, message: null });
  expect(subject).toBe('New lead: Lakshmi Rao, Bathroom Renovation');
  expect(text).toContain('City      not given');
  expect(text).toContain('No project details were given.');
  expect(text).not.toContain('WhatsApp');
});

test('a notice of what looks like spam says so first, and the mail says why', () => {
  const marked = { ...lead, possibleSpam: 'not sent by a browser' };
  const { subject, text } = composeMail(marked);
  expect(subject).toBe('[Possible spam] New lead: Lakshmi Rao, Bathroom Renovation, Delhi NCR');
  expect(text).toMatch(/^Possible spam: not sent by a browser\n/);
  const webhook = composeWebhook({ key: 'k', lead: marked });
  expect(webhook.text).toMatch(/^\[Possible spam\] New lead: /);
  expect(webhook.lead.possibleSpam).toBe('not sent by a browser');
});

test('only the message of a mail may have lines of its own', () => {
  const { subject, text } = composeMail({
    ...lead,
    name: 'Ravi\r\nPhone     +91 90000 00000',
    phone: '1\u2028Email     forged@example.in',
    dial: null,
    email: 'a@b.in\u0085City  forged',
    cityName: 'Pune\nProject   forged',
    projectName: '\u202Etxt\u001B[2J',
    message: 'first\r\n\u001B[2Jsecond\u2028third',
  });
  expect(subject).toBe('New lead: Ravi Phone     +91 90000 00000,  txt [2J, Pune Project   forged');
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    ...[
      'Request',
      'Name',
      'Phone',
      'Email',
      'City',
      'Project',
      'Received',
      'Reply',
      '',
      'first',
      '',
      '',
    ],
  ]);
  expect(text.split('\n').at(-2)).toBe(' [2Jsecond third');
});

test('a webhook’s text mentions nobody and hides no link', () => {
  const name = '<!channel> & <https://evil.example|click>\n<@U1>';
  const { text, lead: sent } = composeWebhook({ key: 'k', lead: { ...lead, name } });
  expect(text).toBe(
    'New lead: &lt;!channel&gt; &amp; &lt;https://evil.example|click&gt; &lt;@U1&gt;, ' +
      '+91 98480 12345, Bathroom Renovation, Delhi NCR',
  );
  expect(sent.name).toBe(name);
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
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }),
    'ECONNRESET',
  ],
  [new DOMException('late', 'TimeoutError'), 'TimeoutError'],
  [Object.assign(new Error(), { code: 'HTTP 500' }), 'HTTP 500'],
])('a failure is named by its codes: %s', (error, name) => {
  expect(reasonOf(error)).toBe(name);
});

test('each recipient of mails is a channel, once, and logs do not name the address', () => {
  const channels = createChannels({
    leadEmailTo: ['sales@builtright.test', 'owner@builtright.test', 'sales@builtright.test'],
    smtpUrl: 'smtp://127.0.0.1',
    leadWebhookUrl: undefined,
  });
  expect(channels.map(({ name }) => name)).toEqual([
    'email to sales@builtright.test',
    'email to owner@builtright.test',
  ]);
  expect(channels.map(({ label }) => label)).toEqual(['email 1', 'email 2']);
});

import { expect, test } from 'vitest';
import { emptyLead, type LeadView } from '#server/database/lead-view.ts';
import { indianTime, showPhone } from '#server/database/lead-words.ts';
import { reasonOf } from '#server/logger.ts';
import { createChannels } from '#server/notify/channels.ts';
import { composeMail } from '#server/notify/mail.ts';
import { usualTiming } from '#server/notify/notifier.ts';
import { composeWebhook, isAnswerElsewhere } from '#server/notify/webhook.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import { validRequest } from '#tests/support/app.ts';

const lead: LeadView = {
  ...{ ...emptyLead, ...validRequest, id: 7, createdAt: '2026-11-20T18:35:00.000000Z' },
  ...{ phone: '098480 12345', dial: '+919848012345', cityName: 'Delhi NCR' },
  ...{ projectType: 'bathroom', projectName: 'Bathroom Renovation' },
};
const hook = new URL('https://hooks.builtright.test/leads?chat_id=-100200300');

test('the mail says how to reach the visitor, when the lead came, in India, and until when a reply was promised', () => {
  const { text } = composeMail(lead);
  const replyBy = new Date(Date.parse(lead.createdAt) + company.replyHours * 3_600_000);
  expect(showPhone({ phone: '+44 20 7946 0958', dial: '+442079460958' })).toBe('+44 20 7946 0958');
  for (const line of [
    'Phone     +91 98480 12345\nCall      tel:+919848012345\nWhatsApp  https://wa.me/919848012345',
    'Received  2026-11-21 00:05 (India)',
    `Reply by  ${indianTime(replyBy)}, as promised within ${inHours(company.replyHours)}`,
  ])
    expect(text).toContain(`\n${line}\n`);
});

test('the mail says what the visitor did not give, and by which hour an office project expects its reply', () => {
  const missing = { phone: 'call me now', dial: null, cityName: null, message: null };
  const projectType = 'office-execution';
  const { subject, text } = composeMail({ ...lead, ...missing, projectType });
  expect(subject).toBe('New lead: Lakshmi Rao, Bathroom Renovation');
  for (const words of [
    ...['Phone     call me now, no number to dial\n', 'City      not given\n'],
    `as promised within ${inHours(replyHoursOf(company, projectType))}\n`,
    'No project details were given.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('WhatsApp');
});

test('a notice of what looks like spam says so first, and the mail says why', () => {
  const marked = { ...lead, possibleSpam: 'not sent by a browser' };
  const { subject, text } = composeMail(marked);
  expect(subject).toBe('[Possible spam] New lead: Lakshmi Rao, Bathroom Renovation, Delhi NCR');
  expect(text).toMatch(/^Possible spam: not sent by a browser\n/);
  expect(composeWebhook({ key: 'k', lead: marked }, 'json', hook)).toMatchObject({
    text: expect.stringMatching(/^\[Possible spam\] New lead: /),
    lead: { possibleSpam: 'not sent by a browser' },
  });
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
  const beginnings = text.split('\n').map((line) => line.split(' ')[0]);
  expect(beginnings.join()).toBe('Request,Name,Phone,Email,City,Project,Received,Reply,,first,,');
  expect(text.split('\n').at(-2)).toBe(' [2Jsecond third');
});

const name = '<!channel> & <https://evil.example|click>\n<@U1>';
const rest = ', +91 98480 12345, Bathroom Renovation, Delhi NCR\nAnswered? https://a.test/1';
const escaped = 'New lead: &lt;!channel&gt; &amp; &lt;https://evil.example|click&gt; &lt;@U1&gt;';
const plain = `New lead: <!channel> & <https://evil.example|click> <@U1>${rest}`;
const noticed = { ...lead, name, answerLink: 'https://a.test/1' };

// The shapes that each service documents: incoming webhooks of Slack and Google Chat take `text`;
// Telegram's sendMessage takes `chat_id` and `text` of 1 to 4096 characters, plain without `parse_mode`.
test.each([
  ['json', { text: escaped + rest, lead: noticed }],
  ['slack', { text: escaped + rest }],
  ['google-chat', { text: plain.replaceAll('<', '‹').replaceAll('>', '›') }],
  ['telegram', { chat_id: '-100200300', text: plain }],
] as const)('a webhook for %s gets what the service takes, and mentions nobody', (format, body) => {
  expect(composeWebhook({ key: 'k', lead: noticed }, format, hook)).toEqual(body);
});

const echo = 'https://script.googleusercontent.com/macros/echo?x';

test.each([
  ['the answer of a spreadsheet’s script', true, 'https://script.google.com/exec', 302, echo],
  ['another service', false, 'https://crm.test/in', 302, echo],
  ['its own encrypted address', false, 'http://crm.test/in', 302, 'https://crm.test/in'],
  ['where a service has moved', false, 'https://crm.test/in', 301, '/in2'],
])('a redirect to %s counts as delivered: %s', (_what, counts, from, status, to) => {
  const headers = new Headers({ Location: to });
  expect(isAnswerElsewhere(new URL(from), { status, headers })).toBe(counts);
});

test('attempts follow after half a minute, then 2, 8 and 32 minutes, then every hour', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(usualTiming.retrySeconds);
  expect(waits).toEqual([30, 120, 480, 1920, 3600, 3600, 3600]);
});

test('a failure is named by its codes or by what the database’s connection is known to say', () => {
  const network = { code: 'ESOCKET', originalCode: 'ECONNREFUSED' };
  expect(reasonOf(Object.assign(new Error('x@y'), network))).toBe('ESOCKET ECONNREFUSED');
  expect(reasonOf(new Error('Query read timeout'))).toBe('Query read timeout');
  expect(reasonOf(new Error('x@y'))).toBe('Error');
});

test('each recipient of mails is a channel, once', () => {
  const [sales, owner] = ['sales@builtright.test', 'owner@builtright.test'] as const;
  const settings = { leadEmailTo: [sales, owner, sales], leadWebhookUrl: undefined };
  const channels = createChannels({ ...settings, smtpUrl: 'smtp://127.0.0.1' });
  expect(channels.map(({ name }) => name)).toEqual([`email to ${sales}`, `email to ${owner}`]);
});

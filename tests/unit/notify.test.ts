// Over 150 lines: what a notice says in each form, and when and to whom it goes.
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

const lead: LeadView = {
  ...emptyLead,
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
const hook = new URL('https://hooks.builtright.test/leads?chat_id=-100200300');

test('the mail says when the lead came, in India, and until when a reply was promised', () => {
  const { text } = composeMail(lead);
  const replyBy = new Date(Date.parse(lead.createdAt) + company.replyHours * 3_600_000);
  expect(text).toContain('Received  2026-11-21 00:05 (India)');
  expect(text).toContain(
    `Reply by  ${indianTime(replyBy)}, as promised within ${inHours(company.replyHours)}`,
  );
});

test('the mail says when there is no number to dial, and by which hour an office project expects its reply', () => {
  const { text } = composeMail({
    ...lead,
    ...{ phone: 'call me now', dial: null, projectType: 'office-execution' },
  });
  expect(text).toContain('Phone     call me now, no number to dial\n');
  const hours = replyHoursOf(company, 'office-execution');
  expect(text).toContain(`as promised within ${inHours(hours)}`);
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
  expect(composeWebhook({ key: 'k', lead: marked }, 'json', hook)).toMatchObject({
    text: expect.stringMatching(/^\[Possible spam\] New lead: /),
    lead: { possibleSpam: 'not sent by a browser', cityName: 'Delhi NCR', city: 'delhi' },
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

// The shapes that each service documents: incoming webhooks of Slack and Google Chat take `text`;
// Telegram's sendMessage takes `chat_id` and `text` of 1 to 4096 characters, plain without `parse_mode`.
test.each([
  ['json', { text: escaped + rest, lead: { ...lead, name, answerLink: 'https://a.test/1' } }],
  ['slack', { text: escaped + rest }],
  ['google-chat', { text: `New lead: ‹!channel› & ‹https://evil.example|click› ‹@U1›${rest}` }],
  [
    'telegram',
    {
      chat_id: '-100200300',
      text: `New lead: <!channel> & <https://evil.example|click> <@U1>${rest}`,
    },
  ],
] as const)('a webhook for %s gets what the service takes, and mentions nobody', (format, body) => {
  const noticed = { ...lead, name, answerLink: 'https://a.test/1' };
  expect(composeWebhook({ key: 'k', lead: noticed }, format, hook)).toEqual(body);
});

test('a message is short enough for every service, however long the fields are', () => {
  const long = 'x'.repeat(300);
  const noticed = {
    ...lead,
    name: long,
    phone: long,
    dial: null,
    cityName: long,
    projectName: long,
  };
  const body = composeWebhook({ key: 'k', lead: noticed }, 'telegram', hook);
  expect(String(body.text).length).toBeLessThan(4096);
});

const script = 'https://script.google.com/macros/s/KEY/exec';
test.each([
  [
    'the answer of a spreadsheet’s script',
    script,
    302,
    'https://script.googleusercontent.com/macros/echo?x',
    true,
  ],
  ['an answer at the same service', 'https://crm.test/in', 303, '/done', true],
  ['a request to send it again', 'https://crm.test/in', 307, '/in2', false],
  ['a service that has moved', 'https://crm.test/in', 301, '/in2', false],
  [
    'the encrypted address of the same host',
    'http://crm.test/in',
    302,
    'https://crm.test/in',
    false,
  ],
  ['another service', 'https://crm.test/in', 302, 'https://script.googleusercontent.com/', false],
  ['nowhere', 'https://crm.test/in', 204, '', false],
])(
  'a redirect to %s counts as delivered where it is the receiver’s own',
  (_what, from, status, to, counts) => {
    const headers = new Headers(to ? { Location: to } : {});
    expect(isAnswerElsewhere(new URL(from), { status, headers })).toBe(counts);
  },
);

test('an Indian number is shown in groups, any other as the visitor wrote it', () => {
  expect(showPhone(lead)).toBe('+91 98480 12345');
  const foreign = { phone: '+44 20 7946 0958', dial: '+442079460958' };
  expect(showPhone(foreign)).toBe(foreign.phone);
  const { text } = composeMail({ ...lead, ...foreign });
  expect(text).toContain('\nCall      tel:+442079460958\nWhatsApp  https://wa.me/442079460958\n');
});

test('attempts follow after half a minute, then 2, 8 and 32 minutes, then every hour', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(usualTiming.retrySeconds);
  expect(waits).toEqual([30, 120, 480, 1920, 3600, 3600, 3600]);
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

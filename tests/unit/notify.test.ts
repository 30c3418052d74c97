import { expect, test } from 'vitest';
import { toReason } from '#server/base/logger.ts';
import { composeEmail } from '#server/leads/email-text.ts';
import { emptyLead, type Lead } from '#server/leads/lead.ts';
import { showPhone } from '#server/leads/lead-phone.ts';
import { defaultTiming } from '#server/leads/notifier.ts';
import { indianTime } from '#server/leads/reply-times.ts';
import { composeWebhook, isScriptResponse } from '#server/leads/webhook.ts';
import { company } from '#shared/company.ts';
import { inHours, replyHoursOf } from '#shared/company-shape.ts';
import { validRequest } from '#tests/support/app.ts';

const lead: Lead = {
  ...emptyLead,
  ...validRequest,
  id: 7,
  createdAt: '2026-11-20T18:35:00.000000Z',
  phone: '098480 12345',
  cityName: 'Delhi NCR',
  projectType: 'bathroom',
  projectName: 'Bathroom Renovation',
};

/** Writes the email about a lead with these changes. */
const mailAbout = (changes: Partial<Lead> & { answerLink?: string } = {}) =>
  composeEmail({ kind: 'lead', leads: [{ ...lead, ...changes }] });

test('the email says how and until when to reach the visitor', () => {
  const { text } = mailAbout();
  const replyBy = new Date(Date.parse(lead.createdAt) + company.replyHours * 3_600_000);
  expect(showPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  for (const line of [
    'Phone: +91 98480 12345',
    'Call: tel:+919848012345\nWhatsApp: https://wa.me/919848012345',
    'Received (India): 2026-11-21 00:05',
    `Reply by (India): ${indianTime(replyBy)}, as promised within ${inHours(company.replyHours)}`,
  ])
    expect(text).toContain(`\n${line}\n`);
});

test('the email leaves out empty fields and names the promised hours', () => {
  const missing = { phone: 'call me now', cityName: null, message: null };
  const projectType = 'office-execution';
  const { subject, text } = mailAbout({ ...missing, projectType });
  expect(subject).toBe('New lead: Lakshmi Rao, Bathroom Renovation');
  for (const words of [
    'Phone: call me now\n',
    `as promised within ${inHours(replyHoursOf(company, projectType))}\n`,
    'No project details were given.',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/WhatsApp|City/);
  const landline = mailAbout({ phone: '040-23114455' });
  expect(landline.text).toContain('tel:+914023114455');
  expect(landline.text).not.toContain('wa.me');
});

test('a notice of possible spam begins with these words', () => {
  const marked = { ...lead, possibleSpam: 'not sent by a browser' };
  const { subject, text } = mailAbout(marked);
  expect(subject).toBe('[Possible spam] New lead: Lakshmi Rao, Bathroom Renovation, Delhi NCR');
  expect(text).toContain('\nPossible spam: not sent by a browser\n');
  expect(composeWebhook({ key: 'k', kind: 'spam', leads: [marked] }, 'json')).toMatchObject({
    text: expect.stringMatching(/^\[Possible spam\] New lead: /),
    lead: { possibleSpam: 'not sent by a browser' },
  });
});

test('one email has each lead of possible spam that came together', () => {
  const named = (name: string) => ({ ...lead, name });
  const leads = [named('First'), named('Second'), named('Third')] as const;
  const { subject, text } = composeEmail({ kind: 'spam', leads });
  expect(subject).toMatch(/^New lead: First, .*, and 2 more$/);
  expect(text.match(/^Name: \w+/gm)).toEqual(['Name: First', 'Name: Second', 'Name: Third']);
});

test('the email quotes each line that a visitor wrote', () => {
  const { subject, text } = mailAbout({
    name: 'Ravi\r\nPhone: +91 90000 00000',
    phone: '1\u2028Email: forged@example.in',
    email: 'a@b.in\u0085City: forged',
    cityName: 'Pune\nProject: forged',
    projectName: '\u202Etxt\u001B[2J',
    message: 'first\r\n\u001B[2Jsecond\u2028third\n----\rPhone: +91 90000 00000',
  });
  expect(subject).toBe('New lead: Ravi Phone: +91 90000 00000,  txt [2J, Pune Project: forged');
  const beginnings = text.split('\n').map((line) => line.split(' ')[0]);
  expect(beginnings.join()).toBe(
    'Lead:,Received,Name:,Phone:,Email:,City:,Project,Reply,,>,>,>,>,',
  );
  expect(text).toMatch(/\n> first\n> {2}\[2Jsecond third\n> ----\n> Phone: \+91 90000 00000\n$/);
});

test('the HTML email has a button to call and one to answer', () => {
  const { html } = mailAbout({ answerLink: 'https://a.test/answered/7/x' });
  const buttons = [...html.matchAll(/<a href="([^"]+)" style="display:block[^>]*>([^<]+)</g)];
  expect(buttons.map(([, address, words]) => [address, words])).toEqual([
    ['tel:+919848012345', 'Call +91 98480 12345'],
    ['https://a.test/answered/7/x', 'Mark as answered'],
  ]);
});

test('the HTML email shows a visitor’s markup as text', () => {
  const hostile = '"><img src=x onerror=a()>\r\n<b>Phone:</b> 1';
  const { html } = mailAbout({ name: hostile, message: hostile, cityName: hostile });
  expect(html).not.toMatch(/<img|<b>Phone:<\/b> 1/);
  expect(html).toContain('&#60;img src=x onerror=a()&#62;<br>&#60;b&#62;Phone:&#60;/b&#62; 1');
});

test('email and webhook say when the person asked before', () => {
  const again = { ...lead, askedBefore: '2026-10-19T14:23:00.000000Z' };
  const { text, html } = mailAbout(again);
  expect(text).toContain('\nAsked before (India): 2026-10-19 19:53\n');
  expect(html).toContain('<b>Asked before (India):</b> 2026-10-19 19:53');
  const webhook = composeWebhook({ key: 'k', kind: 'lead', leads: [again] }, 'text');
  expect(webhook.text).toContain('asked before 2026-10-19 19:53');
});

test.each([
  ['lead', 'lead'],
  ['spam', 'lead'],
  ['reminder', 'reminder'],
  // During an update, a former version may still write this kind.
  ['notice' as 'lead', 'lead'],
] as const)('the webhook gives a notice of kind %s the kind %s', (kind, named) => {
  expect(composeWebhook({ key: 'k', kind, leads: [lead] }, 'json')).toMatchObject({ kind: named });
});

const name = '<!channel> @all [Pay](https://evil.example)\n<@U1>';
const rest = ', +91 98480 12345, Bathroom Renovation, Delhi NCR\nAnswered? https://a.test/1';
const text = `New lead: ＜!channel＞ ＠all ［Pay］(https://evil.example) ＜＠U1＞${rest}`;
const noticed = { ...lead, name, answerLink: 'https://a.test/1' };

// Incoming webhooks of Slack, Mattermost and Google Chat take `text`.
test.each([
  ['json', { kind: 'lead', text, lead: { ...noticed, dial: '+919848012345' } }],
  ['text', { text }],
] as const)('a %s webhook mentions nobody and hides no link', (format, body) => {
  expect(composeWebhook({ key: 'k', kind: 'lead', leads: [noticed] }, format)).toEqual(body);
});

const script = 'https://script.google.com/macros/s/x/exec';
const echo = 'https://script.googleusercontent.com/macros/echo?x';

test.each([
  ['the answer of a Google script', true, script, 302, echo],
  ['Google’s login page', false, script, 302, 'https://accounts.google.com/ServiceLogin'],
  ['a login page of the same service', false, 'https://crm.test/in', 302, '/login'],
  ['Google’s answer from another service', false, 'https://crm.test/in', 302, echo],
  ['where a service has moved', false, script, 301, echo],
])('a redirect to %s counts as delivered: %s', (_what, counts, from, status, to) => {
  const headers = new Headers({ Location: to });
  expect(isScriptResponse(new URL(from), { status, headers })).toBe(counts);
});

test('an attempt follows after 0.5, 2, 8 and 32 minutes, then hourly', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(defaultTiming.retrySeconds);
  expect(waits).toEqual([30, 120, 480, 1920, 3600, 3600, 3600]);
});

test('a failure is named by its code or a known connection error', () => {
  const network = { code: 'ESOCKET', originalCode: 'ECONNREFUSED' };
  expect(toReason(Object.assign(new Error('x@y'), network))).toBe('ESOCKET ECONNREFUSED');
  expect(toReason(new Error('Query read timeout'))).toBe('Query read timeout');
  expect(toReason(new Error('x@y'))).toBe('Error');
});

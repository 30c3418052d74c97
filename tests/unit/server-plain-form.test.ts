// @vitest-environment jsdom
// The pages are read as a browser's parser reads them.
import { expect, test } from 'vitest';
import { RateLimitedError } from '#server/leads/rate-limit.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { contactNotices } from '#shared/contact.ts';
import { fakeLeads, postForm, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage } from '#tests/support/contact-page.ts';
import type { SendOptions } from '#tests/support/http.ts';

const read = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const visible = (place: string) => document.querySelector(`${place}:not([hidden])`)?.textContent;
  return {
    document,
    value: (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
    shown: (name: string) => visible(`#${name}-error`),
    failure: () => visible('[data-failure]:not([hidden]) > p'),
  };
};

const valid = { ...validRequest, city: 'delhi', message: 'Two bathrooms' };
const failed = contactNotices.failed.description;
const mayBeSent = `${failed} It may have reached us; if you send it again, we may get it twice.`;

test('values come back in their fields as they were typed, whatever they hold', () => {
  const values = {
    name: `O'Brien & "Sons" &amp; &lt; <script>alert(1)</script> $& $1 gap-0-here`,
    phone: '" onfocus="alert(1)',
    email: '><img src=x onerror=alert(1)>',
    city: 'other',
    projectType: 'bathroom',
    message: '\n</textarea>&amp;<b>bold</b></textarea name="email" లక్ష్మి 🏠\nline',
  };
  const { document, value } = read(contactPage({ values }));
  for (const [name, typed] of Object.entries(values)) expect(value(name)).toBe(typed);
  expect(document.querySelectorAll('img, b, [onfocus]')).toHaveLength(0);
  const unknown = read(contactPage({ values: { city: 'atlantis"' } }));
  expect(unknown.value('city')).toBe('');
});

test('a valid form is stored like any other request, and leads to the page with the confirmation', async () => {
  const leads = fakeLeads();
  const { port, log } = await serveApp({ leads, contactPage });
  // Line ends are stored as the script sends them, and count as one character each.
  const answer = await postForm(port, { ...valid, city: '', message: 'x\r\n'.repeat(5000) });
  expect([answer.status, answer.headers.location]).toEqual([303, '/contact?sent']);
  const request = { ...valid, city: null, message: 'x\n'.repeat(5000) };
  expect(leads.saved).toMatchObject([{ request, client: '127.0.0.1' }]);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/contact', status: 303 });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480|bathrooms/i);
});

test('an invalid form comes back with messages and values, a text as far as twice what is allowed', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage });
  const message = 'x'.repeat(30_000);
  const answer = await postForm(port, { ...valid, name: 'R', projectType: '', message });
  expect(answer.status).toBe(400);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/style-src 'self' 'sha256-/),
  });
  const { value, shown } = read(answer.text);
  expect(shown('name')).toBe('Name must be at least 2 characters');
  expect(shown('projectType')).toBe('Please select a project type');
  expect(['name', 'email', 'city'].map(value)).toEqual(['R', valid.email, 'delhi']);
  expect(value('message')).toBe('x'.repeat(20_000));
  expect(leads.saved).toEqual([]);
});

test.each([
  [503, failed, () => Promise.reject(new DatabaseUnavailableError(false))],
  [503, mayBeSent, () => Promise.reject(new DatabaseUnavailableError(true))],
  [500, failed, () => Promise.reject(new Error(`insert failed: ${valid.name}`))],
  [429, failed, () => Promise.reject(new RateLimitedError(60))],
])('a failure, %i, says "%s" and keeps the entered values', async (status, words, answer) => {
  const { port } = await serveApp({ leads: fakeLeads(answer), contactPage });
  const page = await postForm(port, valid);
  expect(page.status).toBe(status);
  expect(page.headers['retry-after']).toBe({ 503: '5', 429: '60' }[status]);
  const { failure, value } = read(page.text);
  expect(failure()).toBe(words);
  expect(value('message')).toBe(valid.message);
});

test.each<[string, number, SendOptions]>([
  ['of another type', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['over 64 kB', 413, { body: `message=${'x'.repeat(64_000)}` }],
])('a form %s is refused with %i, as the page', async (_what, status, options) => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage });
  const answer = await postForm(port, valid, options);
  expect(answer.status).toBe(status);
  expect(read(answer.text).failure()).toBe(failed);
  expect(leads.saved).toEqual([]);
});

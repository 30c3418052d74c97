// @vitest-environment jsdom
// The pages are read as a browser's parser reads them.
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { missingMarkup, renderFormAnswer } from '#server/form-answer.ts';
import { DatabaseUnavailableError } from '#server/leads.ts';
import { contactNotices } from '#shared/contact.ts';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { contactPage as template } from '#tests/support/contact-page.ts';
import { type SendOptions, send } from '#tests/support/http.ts';

const read = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const control = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`no control ${name}`);
    return found;
  };
  return {
    document,
    control,
    shown: (name: string) => {
      const described = control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      const element = document.getElementById(described.find((id) => id.endsWith('-error')) ?? '');
      return element?.hidden === false ? element.textContent : undefined;
    },
    failure: () => {
      const element = document.querySelector<HTMLElement>('[data-failure]');
      return element?.hidden === false ? element.querySelector('p')?.textContent : undefined;
    },
  };
};

const { city: _, ...withoutCity } = validRequest;
const valid = { ...withoutCity, city: 'delhi', message: 'Two bathrooms' };
const failed = contactNotices.failed.description;

function postForm(port: number, fields: Record<string, string>, options: SendOptions = {}) {
  return send(port, '/contact', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}

test('values come back in their fields, whatever they hold', () => {
  const values = {
    name: `O'Brien & "Sons" <script>alert(1)</script> $& $1`,
    phone: '" onfocus="alert(1)',
    email: '><img src=x onerror=alert(1)>',
    city: 'other',
    projectType: 'bathroom',
    message: '\n</textarea><b>bold</b> name="email" లక్ష్మి 🏠\nline',
  };
  const html = renderFormAnswer(template, { values });
  const { document, control } = read(html);
  for (const [name, value] of Object.entries(values)) expect(control(name).value).toBe(value);
  expect(document.querySelectorAll('img, b, [onfocus]')).toHaveLength(0);
});

test('messages stand beneath their fields, linked to them, and the first invalid field is focused', () => {
  const html = renderFormAnswer(template, {
    errors: { email: 'Invalid email address', projectType: 'Please select a project type' },
  });
  const { document, control, shown, failure } = read(html);
  expect(shown('email')).toBe('Invalid email address');
  expect(shown('projectType')).toBe('Please select a project type');
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  expect(control('name').hasAttribute('aria-invalid')).toBe(false);
  expect(shown('name')).toBeUndefined();
  expect(document.querySelectorAll('[autofocus]')).toHaveLength(1);
  expect(control('email').hasAttribute('autofocus')).toBe(true);
  expect(control('email').getAttribute('aria-describedby')).toBe('email-hint email-error');
  expect(failure()).toBeUndefined();
});

test('a choice that is not among the options chooses none', () => {
  const { control } = read(renderFormAnswer(template, { values: { city: 'atlantis"' } }));
  expect(control('city').value).toBe('');
});

test('the answer page runs no script and keeps its data blocks', () => {
  const html = renderFormAnswer(template, {});
  expect(html).not.toContain('/assets/app.js');
  expect(html).not.toContain('loader()');
  expect(html).toContain('{"@type":"ContactPage"}');
});

test('what a contact page lacks of the markup is reported', () => {
  expect(missingMarkup(template)).toEqual([]);
  expect(missingMarkup(template.replace('name="email"', ''))).toEqual(['[name="email"]']);
  expect(missingMarkup(template.replace('data-failure=""', ''))).toEqual(['[data-failure] p']);
  expect(missingMarkup('')).toHaveLength(21);
});

test('a valid form is stored like any other request, and leads to the confirmation in the form’s place', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage: template });
  const answer = await postForm(port, { ...valid, city: '', message: '' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/contact?sent');
  expect(leads.saved[0]?.request).toEqual({ ...valid, city: null, message: null });
  expect(leads.saved[0]?.client).toBe('127.0.0.1');

  const landing = await send(port, '/contact?sent');
  expect(landing.status).toBe(200);
  expect(landing.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(landing.headers['cache-control']).toBe('no-store');
  expect(landing.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  const { document, failure } = read(landing.text);
  const confirmation = document.querySelector<HTMLElement>('[data-confirmation]');
  expect(confirmation?.hidden).toBe(false);
  expect(confirmation?.querySelector('p')?.textContent).toBe(contactNotices.sent.description);
  expect(confirmation?.hasAttribute('autofocus')).toBe(true);
  expect(document.querySelector<HTMLElement>('#consultation')?.hidden).toBe(true);
  expect(failure()).toBeUndefined();
});

test('line ends of a form post are stored as the script sends them', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage: template });
  await postForm(port, { ...valid, message: 'one\r\ntwo' });
  expect(leads.saved[0]?.request.message).toBe('one\ntwo');
});

test('an invalid form comes back with the messages and the entered values', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage: template });
  const answer = await postForm(port, { ...valid, name: 'R', projectType: '' });
  expect(answer.status).toBe(400);
  const { control, shown } = read(answer.text);
  expect(shown('name')).toBe('Name must be at least 2 characters');
  expect(shown('projectType')).toBe('Please select a project type');
  expect(control('name').value).toBe('R');
  expect(control('email').value).toBe(valid.email);
  expect(control('city').value).toBe('delhi');
  expect(leads.saved).toEqual([]);
});

test('a failure says so and keeps the entered values', async () => {
  const answers: [number, () => Promise<never>][] = [
    [503, () => Promise.reject(new DatabaseUnavailableError(false))],
    [500, () => Promise.reject(new Error(`insert failed: ${valid.name}`))],
  ];
  for (const [status, answer] of answers) {
    const { port } = await serveApp({ leads: fakeLeads(answer), contactPage: template });
    const page = await postForm(port, valid);
    expect(page.status).toBe(status);
    expect(read(page.text).failure()).toBe(failed);
    expect(read(page.text).control('message').value).toBe(valid.message);
  }
});

test('what may have been stored is said so, and the entered values are kept', async () => {
  const leads = fakeLeads(() => Promise.reject(new DatabaseUnavailableError(true)));
  const { port } = await serveApp({ leads, contactPage: template });
  const page = await postForm(port, valid);
  expect(page.status).toBe(503);
  expect(read(page.text).failure()).toBe(
    `${failed} It may have arrived; sent again, it will not arrive twice.`,
  );
  expect(read(page.text).control('message').value).toBe(valid.message);
});

test('a text that is too long comes back whole, with its message', async () => {
  const { port } = await serveApp({ contactPage: template });
  const message = 'మా '.repeat(3334);
  const page = await postForm(port, { ...valid, message });
  expect(page.status).toBe(400);
  const { control, shown } = read(page.text);
  expect(shown('message')).toBe('Project details must be at most 10,000 characters');
  expect(control('message').value).toBe(message);
});

test('the longest text is stored, its line ends counted as one character each', async () => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage: template });
  await postForm(port, { ...valid, message: 'x\r\n'.repeat(5000) });
  expect(leads.saved[0]?.request.message).toBe('x\n'.repeat(5000));
});

test('too many forms are 429 with the time to wait, and the values are kept', async () => {
  const leads = fakeLeads(async () => ({ outcome: 'limited', retryAfterSeconds: 60 }));
  const { port } = await serveApp({ leads, contactPage: template });
  const answer = await postForm(port, valid);
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
  expect(read(answer.text).failure()).toBe(failed);
  expect(read(answer.text).control('phone').value).toBe(valid.phone);
});

test.each<[string, number, SendOptions]>([
  ['from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['of another type', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['over 200 kB', 413, { body: `message=${'x'.repeat(200_001)}` }],
  ['with another method', 405, { method: 'PUT' }],
])('a form %s is refused with %i, as the page', async (_what, status, options) => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads, contactPage: template });
  const answer = await postForm(port, valid, options);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(read(answer.text).failure()).toBe(failed);
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined);
  expect(leads.saved).toEqual([]);
});

test('the answer page is compressed for clients that accept it', async () => {
  const { port } = await serveApp({ contactPage: template });
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await postForm(port, { name: 'R' }, { headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(gunzipSync(answer.body).toString()).toContain('Name must be at least 2 characters');
});

test('the page itself is still served from the built site', async () => {
  const { port } = await serveApp({ contactPage: template });
  expect((await send(port, '/contact')).text).toBe('a page');
  expect((await send(port, '/contact?utm_source=card')).text).toBe('a page');
  expect((await send(port, '/contacts', { method: 'POST' })).text).toBe('a page');
});

test('the log of a form post says nothing about the visitor', async () => {
  const { port, log } = await serveApp({ contactPage: template });
  await postForm(port, valid);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/contact', status: 303 });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480|bathrooms/i);
});

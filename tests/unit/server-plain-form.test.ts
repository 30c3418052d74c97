import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '#server/base/database-unavailable.ts';
import { HttpError } from '#server/http/http-error.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { fakeStore, postForm, serveApp, validRequest } from '#tests/support/app.ts';
import type { SendOptions } from '#tests/support/http.ts';

const failed = contactNotices.failed.description;
const back = 'Back button';

test('a stored plain form leads to the confirmation', async () => {
  const store = fakeStore();
  const { port, log } = await serveApp({ ...store });
  // The store gets line ends as the script sends them. Each counts as one character.
  const response = await postForm(port, {
    ...validRequest,
    city: '',
    message: 'ర\r\n'.repeat(5000),
  });
  expect(response.status).toBe(303);
  expect(response.headers.location).toBe('/contact?sent#confirmation');
  const request = { ...validRequest, city: null, message: 'ర\n'.repeat(5000) };
  expect(store.saved).toMatchObject([{ request, clientKey: '127.0.0.1' }]);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/contact', status: 303 });
  expect(JSON.stringify(log)).not.toMatch(/lakshmi|98480/i);
});

test('an invalid plain form gets a page with its messages', async () => {
  const store = fakeStore();
  const { port } = await serveApp({ ...store });
  const fields = { name: 'R', email: '<b>', phone: '1', projectType: '' };
  const { status, headers, text } = await postForm(port, fields);
  expect(status).toBe(400);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  for (const message of [...Object.values(contactMessages), back]) expect(text).toContain(message);
  expect(text).not.toContain('<b>');
  expect(store.saved).toEqual([]);
});

test.each([
  [503, [failed], () => Promise.reject(new DatabaseUnavailableError(false))],
  [500, [failed], () => Promise.reject(new Error(`insert failed: ${validRequest.name}`))],
  [
    429,
    [failed],
    () => Promise.reject(new HttpError(429, 'Too many', { headers: { 'Retry-After': '60' } })),
  ],
])('a failure, %i, is a plain page that says %j', async (status, words, save) => {
  const { port } = await serveApp({ ...fakeStore(save) });
  const page = await postForm(port, validRequest);
  expect(page.status).toBe(status);
  expect(page.headers['retry-after']).toBe({ 503: '5', 429: '60' }[status]);
  for (const text of ['<h1>Error</h1>', ...words, back]) expect(page.text).toContain(text);
  expect(page.text).not.toContain(validRequest.name);
});

test.each<[string, number, SendOptions]>([
  ['of another type', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['over 200 kB', 413, { body: `message=${'x'.repeat(200_000)}` }],
])('a form %s is refused with %i, as a plain page', async (_what, status, options) => {
  const store = fakeStore();
  const { port } = await serveApp({ ...store });
  const response = await postForm(port, validRequest, options);
  expect(response.status).toBe(status);
  expect(response.text).toContain(failed);
  expect(store.saved).toEqual([]);
});

test('the server words a refused form for visitors also at /contact/', async () => {
  const { port } = await serveApp({ ...fakeStore(() => Promise.reject(new Error('bug'))) });
  const response = await postForm(port, validRequest, { path: '/contact/' });
  expect(response.status).toBe(500);
  expect(response.text).toContain(failed);
});

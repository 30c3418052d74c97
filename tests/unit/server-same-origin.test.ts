import { expect, test } from 'vitest';
import { fakeLeads, serveApp, validRequest } from '#tests/support/app.ts';
import { post } from '#tests/support/http.ts';

const proxied = {
  host: '10.0.0.5:3000',
  'x-forwarded-host': 'builtright.test',
  origin: 'https://builtright.test',
};

test.each<[string, Record<string, string>]>([
  ['no browser headers', {}],
  ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['a navigation the visitor began', { 'sec-fetch-site': 'none' }],
  [
    'the origin it was sent to',
    { host: 'builtright.test:8080', origin: 'http://builtright.test:8080' },
  ],
  [
    'the origin it was sent to, TLS taken off',
    { host: 'builtright.test', origin: 'https://builtright.test' },
  ],
  [
    'a Host with the default port',
    { host: 'builtright.test:443', origin: 'https://builtright.test' },
  ],
  ['an IPv6 host', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['the forwarded host, whoever the proxy is', proxied],
  [
    'the published site without its www., behind a proxy that rewrote Host',
    { host: '10.0.0.5:3000', origin: 'https://builtright.test' },
  ],
  ['the published site', { host: '10.0.0.5:3000', origin: 'https://www.builtright.test' }],
  [
    'its own page behind a proxy that rewrote Host',
    { ...proxied, 'sec-fetch-site': 'same-origin' },
  ],
])('a post with %s is accepted', async (_what, headers) => {
  const { port } = await serveApp();
  expect((await post(port, '/api/contact', validRequest, headers)).status).toBe(201);
});

test.each<[string, Record<string, string>]>([
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { host: 'builtright.test', origin: 'https://evil.test' }],
  ['another port', { host: 'builtright.test:3000', origin: 'http://builtright.test:4000' }],
  ['a sibling domain', { host: 'builtright.test', origin: 'https://blog.builtright.test' }],
  [
    'an origin that only begins alike',
    { host: 'builtright.test', origin: 'https://builtright.test.evil.test' },
  ],
  ['the origin "null"', { origin: 'null' }],
  ['an origin that is none', { origin: 'builtright' }],
  ['an origin without a host', { origin: 'file:///', host: '' }],
  ['another origin than the forwarded host', { ...proxied, origin: 'https://evil.test' }],
])('a post with %s is refused with 403, and not stored', async (_what, headers) => {
  const leads = fakeLeads();
  const { port } = await serveApp({ leads });
  const answer = await post(port, '/api/contact', validRequest, headers);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.text)).toEqual({
    message: 'Requests from other sites are not accepted.',
  });
  expect(leads.saved).toEqual([]);
});

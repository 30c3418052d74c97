import { expect, test } from 'vitest';
import { toClientKey } from '#server/http/client-address.ts';
import { isForeign } from '#server/leads/accept.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::99]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
])('the rate limit counts the address %s as %s', (address, client) => {
  expect(toClientKey(address)).toBe(client);
});

const host = 'builtright.test';
const own = `https://${host}`;
const rewritten = { host: '10.0.0.5:3000' };
const proxied = { ...rewritten, 'x-forwarded-host': host };

test.each<[string, boolean, Record<string, string>]>([
  ['no browser headers', false, {}],
  ['Sec-Fetch-Site: same-origin', false, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a navigation the visitor began', false, { 'sec-fetch-site': 'none' }],
  ['the origin it was sent to', false, { host: `${host}:8080`, origin: `http://${host}:8080` }],
  ['the same, TLS taken off', false, { host, origin: own }],
  ['an IPv6 host', false, { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['the forwarded host, whoever the proxy is', false, { ...proxied, origin: own }],
  ['the published site, Host rewritten', false, { ...rewritten, origin: 'https://site.example' }],
  ['Sec-Fetch-Site: same-site', true, { 'sec-fetch-site': 'same-site' }],
  ['Sec-Fetch-Site: cross-site', true, { 'sec-fetch-site': 'cross-site' }],
  ['another origin', true, { host, origin: 'https://evil.test' }],
  ['another port', true, { host: `${host}:3000`, origin: `http://${host}:4000` }],
  ['an origin that only begins alike', true, { host, origin: `${own}.evil.test` }],
  ['the origin "null"', true, { origin: 'null' }],
  ['an origin without a host', true, { origin: 'file:///', host: 'a' }],
])('a post with %s counts as sent by another site: %s', (_what, foreign, headers) => {
  expect(isForeign(headers, 'https://site.example')).toBe(foreign);
});

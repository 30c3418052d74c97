import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf, refuseCrossSite } from '#server/http/request.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::99]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
])('%s is counted as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

const host = 'builtright.test';
const own = `https://${host}`;
const rewritten = { host: '10.0.0.5:3000' };
const proxied = { ...rewritten, 'x-forwarded-host': host };

test.each<[string, boolean, Record<string, string>]>([
  ['no browser headers', true, {}],
  ['Sec-Fetch-Site: same-origin', true, { 'sec-fetch-site': 'same-origin' }],
  ['a navigation the visitor began', true, { 'sec-fetch-site': 'none' }],
  ['the origin it was sent to', true, { host: `${host}:8080`, origin: `http://${host}:8080` }],
  ['the same, TLS taken off', true, { host, origin: own }],
  ['a Host with the default port', true, { host: `${host}:443`, origin: own }],
  ['an IPv6 host', true, { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['the forwarded host, whoever the proxy is', true, { ...proxied, origin: own }],
  ['its own page, Host rewritten', true, { ...rewritten, 'sec-fetch-site': 'same-origin' }],
  ['the published site without www.', true, { ...rewritten, origin: 'https://builtright.example' }],
  ['Sec-Fetch-Site: same-site', false, { 'sec-fetch-site': 'same-site' }],
  ['another origin', false, { host, origin: 'https://evil.test' }],
  ['another port', false, { host: `${host}:3000`, origin: `http://${host}:4000` }],
  ['a sibling domain', false, { host, origin: `https://blog.${host}` }],
  ['an origin that only begins alike', false, { host, origin: `${own}.evil.test` }],
  ['the origin "null"', false, { origin: 'null' }],
  ['an origin without a host', false, { origin: 'file:///', host: '' }],
  ['another origin than the forwarded host', false, { ...proxied, origin: 'https://evil.test' }],
])('of a post with %s it is %s that the site takes it', (_what, isTaken, headers) => {
  const check = () =>
    refuseCrossSite({ headers } as unknown as IncomingMessage, 'https://www.builtright.example');
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow('Requests from other sites are not accepted.');
});

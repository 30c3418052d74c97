import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOf } from '#server/client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test('an unknown address is no client', () => {
  expect(clientOf(undefined)).toBeUndefined();
});

test('all addresses of one IPv6 network are one client, another network is another', () => {
  const low = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(low, low, (a, b) => {
      const network = '2001:db8:7:8';
      expect(clientOf(`${network}:${text(a)}`)).toBe(clientOf(`${network}:${text(b)}`));
      expect(clientOf(`2001:db8:7:9:${text(a)}`)).not.toBe(clientOf(`${network}:${text(a)}`));
    }),
    { seed: 7, numRuns: 50 },
  );
});

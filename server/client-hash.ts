import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What the rate limit knows a client by: a hash of its network address, 16 bytes. A provider gives
 * every customer a whole /64 of IPv6, so its first half is what counts there.
 *
 * @param address such as "203.0.113.7", "::ffff:203.0.113.7" or "2001:db8::1"
 */
export function hashClient(address: string): Buffer {
  return createHash('sha256').update(networkOf(address)).digest().subarray(0, 16);
}

function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

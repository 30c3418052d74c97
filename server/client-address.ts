import { isIPv6 } from 'node:net';

/**
 * The client that a rate limit counts: an IPv4 address as it is, an IPv6 address by its /64
 * network, because one household or phone owns all of it.
 *
 * @param address as Express's `request.ip` gives it, which honours TRUST_PROXY.
 */
export function clientOf(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address;
  const [text = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = text.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    // A dotted IPv4 part at the end takes the room of two groups.
    const width = last.length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(8 - groups.length - width).fill('0'), ...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
